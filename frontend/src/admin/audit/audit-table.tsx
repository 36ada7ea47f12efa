import { WarningOutlined } from '@ant-design/icons';
import { formatDateTime } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { PlainTable, Told } from '../ui/plain-table.tsx';
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
    <PlainTable
      busy={busy}
      columns={columns.map((column) => t(`audit.column.${column}`))}
      label={t('audit.title')}
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th className="normal numeric nowrap" scope="row">
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
          </th>
          <Told label={t('audit.column.admin')}>
            <span className="anywhere">{whoOf(entry, t('audit.nobody'))}</span>
          </Told>
          <td>
            <Action entry={entry} />
          </td>
          <Told label={t('audit.column.questionnaire')}>
            <span className="anywhere">{entry.questionnaireName ?? t('audit.no-questionnaire')}</span>
          </Told>
        </tr>
      ))}
    </PlainTable>
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
      <span className="strong">{actionText(t, entry.action)}</span>
      {entry.result !== 'done' && (
        <span className={`inline-row warning ${styles.result}`}>
          <WarningOutlined aria-hidden /> {resultText(t, entry.result)}
        </span>
      )}
      {(details.length > 0 || entry.target !== null) && (
        <details>
          <summary className="accent">{t('audit.details')}</summary>
          <dl className="stack gap-1 space-above-1">
            {entry.target !== null && (
              <div className="cluster gap-line">
                <dt className="soft">{t('audit.target')}</dt>
                <dd className="anywhere">{entry.target}</dd>
              </div>
            )}
            {details.map(([name, value]) => (
              <div className="cluster gap-line" key={name}>
                <dt className="soft">{detailText(t, name)}</dt>
                <dd className="anywhere">{valueText(t, name, value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
