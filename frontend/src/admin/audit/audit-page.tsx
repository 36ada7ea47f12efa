import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Pagination } from 'antd';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Bars } from '../ui/bars.tsx';
import { EmptyNote } from '../ui/empty-note.tsx';
import { Page } from '../ui/page.tsx';
import { QueryError } from '../ui/query-error.tsx';
import { pageSizes, useTableUrlState } from '../ui/table-url-state.ts';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit.module.css';
import { AuditTable } from './audit-table.tsx';
import { auditFields, auditOptions } from './audit.api.ts';
import { useAuditExport } from './use-audit-export.ts';

/** Who did what when (rules: Words of the audit log). */
export function AuditPage() {
  const t = useTexts();
  const table = useTableUrlState(auditFields);
  const { state, change } = table;
  const log = useQuery(auditOptions(state));
  const exported = useAuditExport(state);
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
      <AuditFilters {...table} />
      {log.isPending && <Bars count={8} />}
      {log.isError && (
        <QueryError error={log.error} onRetry={() => void log.refetch()} titleKey="audit.load-failed" />
      )}
      {log.data?.rows.length === 0 && <Empty {...table} />}
      {log.data !== undefined && log.data.rows.length > 0 && (
        <>
          <AuditTable busy={log.isPlaceholderData} entries={log.data.rows} />
          <footer className={styles.footer}>
            <p>
              {t(log.data.capped ? 'audit.count.over' : 'audit.count.all', {
                number: formatNumber(log.data.total, 0),
              })}
            </p>
            <Pagination
              className={styles.pages ?? ''}
              current={state.page}
              hideOnSinglePage={log.data.total <= pageSizes[0]}
              onChange={(page, size) => change(size === state.size ? { page } : { size })}
              pageSize={state.size}
              pageSizeOptions={[...pageSizes]}
              responsive
              showSizeChanger={log.data.total > pageSizes[0]}
              total={log.data.total}
            />
          </footer>
        </>
      )}
    </Page>
  );
}

type Table = ReturnType<typeof useTableUrlState<(typeof auditFields.filters)[number]>>;

/** Why there is nothing, and the way to where there is something. */
function Empty({ state, filtered, change, clearFilters }: Readonly<Table>) {
  const t = useTexts();
  if (state.page > 1)
    return (
      <EmptyNote>
        {t('audit.empty.page')}{' '}
        <Button onClick={() => change({ page: 1 })}>{t('audit.empty.first-page')}</Button>
      </EmptyNote>
    );
  return (
    <EmptyNote>
      {t(filtered ? 'audit.empty.filtered' : 'audit.empty.none')}{' '}
      {filtered && <Button onClick={clearFilters}>{t('audit.filter.clear')}</Button>}
    </EmptyNote>
  );
}
