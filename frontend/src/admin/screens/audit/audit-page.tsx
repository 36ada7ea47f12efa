import { DownloadOutlined, WarningOutlined, SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatNumber, formatDateTime } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useExportedFile } from '../../kit/jobs/use-exported-file.ts';
import { adminsOptions } from '../../kit/session/session.api.ts';
import { questionnairesOptions } from '../../kit/session/questionnaires.api.ts';
import { FilterField } from '../../kit/ui/choice-field.tsx';
import { DayField } from '../../kit/ui/day-field.tsx';
import { DelayedInput } from '../../kit/ui/delayed-input.tsx';
import { EmptyList } from '../../kit/ui/empty.tsx';
import { FilterBar } from '../../kit/ui/filter-bar.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { useTableUrlState, type TableControl } from '../../kit/ui/table-url-state.ts';
import { Table, LabelledCell } from '../../kit/ui/table.tsx';
import { actionText, detailText, resultText, valueText } from './audit-words.ts';
import {
  auditFields,
  auditOptions,
  startExport,
  actionsOptions,
  type AuditEntry,
  type AuditFilter,
} from './audit.api.ts';
import styles from './audit.module.css';

/** Who did what when (rules: Words of the audit log). */
export function AuditPage() {
  const t = useTexts();
  const table = useTableUrlState(auditFields);
  const log = useQuery(auditOptions(table.state));
  const exported = useExportedFile({
    questionnaireId: null,
    begin: () => startExport(table.state),
    errorTitle: 'audit.export.failed',
    fallbackName: 'audit.xlsx',
  });
  return (
    <Page
      actions={
        <Button icon={<DownloadOutlined aria-hidden />} loading={exported.pending} onClick={exported.start}>
          {t(exported.pending ? 'audit.export.pending' : 'audit.export.label')}
        </Button>
      }
      description={t('audit.description')}
      screen="audit"
      title={t('audit.title')}
    >
      <div className={styles.filters}>
        <AuditFilters {...table} />
      </div>
      <Loaded
        empty={<EmptyList {...table}>{(reason) => t(`audit.empty.${reason}`)}</EmptyList>}
        errorTitle="audit.load-failed"
        lines={8}
        query={log}
      >
        {({ rows, total, capped }) => (
          <>
            <div className={styles.log}>
              <AuditTable busy={log.isPlaceholderData} entries={rows} />
            </div>
            <Pager {...table} total={total}>
              {t(capped ? 'audit.count.over' : 'audit.count.all', { number: formatNumber(total, 0) })}
            </Pager>
          </>
        )}
      </Loaded>
    </Page>
  );
}

const columns = ['at', 'admin', 'action', 'questionnaire'] as const;

interface AuditTableProps {
  entries: readonly AuditEntry[];
  /** Another page is on its way. */
  busy: boolean;
}

/** The entries, newest first. */
function AuditTable({ entries, busy }: AuditTableProps) {
  const t = useTexts();
  return (
    <Table
      busy={busy}
      columns={columns.map((column) => t(`audit.column.${column}`))}
      label={t('audit.title')}
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th className="nowrap" scope="row">
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
          </th>
          <LabelledCell label={t('audit.column.admin')}>
            <Short>{whoOf(entry, t('audit.nobody'))}</Short>
          </LabelledCell>
          <td>
            <Action entry={entry} />
          </td>
          <LabelledCell label={t('audit.column.questionnaire')}>
            <Short>{entry.questionnaireName ?? t('audit.no-questionnaire')}</Short>
          </LabelledCell>
        </tr>
      ))}
    </Table>
  );
}

/** One line where the table has columns; the whole text shows under the pointer. */
function Short({ children }: { children: string }) {
  return (
    <span className={styles.short} title={children}>
      {children}
    </span>
  );
}

/** Who it was: the address of that time, else at least the number; work that nobody started has neither. */
function whoOf({ adminEmail, adminId }: AuditEntry, nobody: string): string {
  return adminEmail ?? (adminId === null ? nobody : `#${adminId}`);
}

function Action({ entry }: { entry: AuditEntry }) {
  const t = useTexts();
  const details = Object.entries(entry.details ?? {});
  return (
    <div className={`cluster gap-line ${styles.entry}`}>
      <span className={`grow ${styles.short}`} title={entry.targetName ?? undefined}>
        {actionText(t, entry.action)}
        {entry.targetName !== null && <span className="soft"> · {entry.targetName}</span>}
      </span>
      {entry.result !== 'done' && (
        <span className="tint-warning pill">
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
    </div>
  );
}

/** The controls that narrow the log: words, person, action, questionnaire, first and last day. */
function AuditFilters({ state, filtered, change, clearFilters }: TableControl<AuditFilter>) {
  const t = useTexts();
  const { data: admins = [] } = useQuery(adminsOptions);
  const { data: questionnaires = [] } = useQuery(questionnairesOptions);
  const { data: actions = [] } = useQuery(actionsOptions);
  const { filters } = state;
  const fieldOf = (name: AuditFilter) => ({
    id: `audit-${name}`,
    label: t(`audit.filter.${name}`),
    value: filters[name],
    onChange: (value: string) => change({ filters: { [name]: value } }),
  });
  const choices = {
    adminId: admins.map(({ id, email }) => ({ value: String(id), label: email })),
    action: actions
      .map((action) => ({ value: action, label: actionText(t, action) }))
      .sort((one, other) => one.label.localeCompare(other.label)),
    questionnaireId: questionnaires.map(({ id, name }) => ({ value: String(id), label: name })),
  };
  return (
    <FilterBar clearFilters={clearFilters} filtered={filtered} label={t('audit.filter.label')}>
      <DelayedInput
        {...fieldOf('search')}
        onChange={(search) => change({ filters: { search } }, { replace: true })}
        placeholder={t('audit.filter.search-hint')}
        prefix={<SearchOutlined aria-hidden />}
      />
      {(['adminId', 'action', 'questionnaireId'] as const).map((name) => (
        <FilterField {...fieldOf(name)} key={name} options={choices[name]} searchable />
      ))}
      <DayField {...fieldOf('from')} max={filters.to} />
      <DayField {...fieldOf('to')} min={filters.from} />
    </FilterBar>
  );
}
