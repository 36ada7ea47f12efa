import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useExportedFile } from '../jobs/use-exported-file.ts';
import { EmptyList } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { Pager } from '../ui/pager.tsx';
import { useTableUrlState } from '../ui/table-url-state.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { auditFields, auditOptions, startExport } from './audit.api.ts';

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
      <AuditFilters {...table} />
      <Loaded
        empty={<EmptyList {...table}>{(reason) => t(`audit.empty.${reason}`)}</EmptyList>}
        errorTitle="audit.load-failed"
        lines={8}
        query={log}
      >
        {({ rows, total, capped }) => (
          <>
            <AuditTable busy={log.isPlaceholderData} entries={rows} />
            <Pager {...table} total={total}>
              {t(capped ? 'audit.count.over' : 'audit.count.all', { number: formatNumber(total, 0) })}
            </Pager>
          </>
        )}
      </Loaded>
    </Page>
  );
}
