import { WarningOutlined } from '@ant-design/icons';
import { formatDateTime } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Table, LabelledCell } from '../ui/table.tsx';
import styles from './audit.module.css';
import { actionText, detailText, resultText, valueText } from './audit-words.ts';
import { type AuditEntry } from './audit.api.ts';

const columns = ['at', 'admin', 'action', 'questionnaire'] as const;

interface AuditTableProps {
  entries: readonly AuditEntry[];
  /** Another page is on its way. */
  busy: boolean;
}

/** The entries, newest first. */
export function AuditTable({ entries, busy }: Readonly<AuditTableProps>) {
  const t = useTexts();
  return (
    <Table
      busy={busy}
      columns={columns.map((column) => t(`audit.column.${column}`))}
      label={t('audit.title')}
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th scope="row">
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
          </th>
          <LabelledCell label={t('audit.column.admin')}>
            <span>{whoOf(entry, t('audit.nobody'))}</span>
          </LabelledCell>
          <td>
            <Action entry={entry} />
          </td>
          <LabelledCell label={t('audit.column.questionnaire')}>
            <span>{entry.questionnaireName ?? t('audit.no-questionnaire')}</span>
          </LabelledCell>
        </tr>
      ))}
    </Table>
  );
}

/** Who it was: the address of that time, else at least the number; work that nobody started has neither. */
function whoOf({ adminEmail, adminId }: AuditEntry, nobody: string): string {
  return adminEmail ?? (adminId === null ? nobody : `#${adminId}`);
}

function Action({ entry }: Readonly<{ entry: AuditEntry }>) {
  const t = useTexts();
  const details = Object.entries(entry.details ?? {});
  return (
    <>
      <span>{actionText(t, entry.action)}</span>
      {entry.result !== 'done' && (
        <span className={styles.result}>
          <WarningOutlined aria-hidden /> {resultText(t, entry.result)}
        </span>
      )}
      {(details.length > 0 || entry.target !== null) && (
        <details>
          <summary>{t('audit.details')}</summary>
          <dl>
            {entry.target !== null && (
              <div>
                <dt>{t('audit.target')}</dt>
                <dd>{entry.target}</dd>
              </div>
            )}
            {details.map(([name, value]) => (
              <div key={name}>
                <dt>{detailText(t, name)}</dt>
                <dd>{valueText(t, name, value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
