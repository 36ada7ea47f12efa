import { Button, Modal } from 'antd';
import { formatDateTime } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { importReportOf } from './import-report.ts';
import { ResponseImportResult } from './response-import-result.tsx';
import { jobName } from './job-words.ts';
import { type Job } from './jobs.api.ts';

/** What an upload or a synchronisation did with each row. */
export function ReportDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const t = useTexts();
  const report = importReportOf(job);
  return (
    <Modal
      closable={{ 'aria-label': t('ui.close') }}
      footer={
        <Button onClick={onClose} type="primary">
          {t('ui.close')}
        </Button>
      }
      onCancel={onClose}
      open
      title={`${jobName(t, job)} – ${formatDateTime(job.finishedAt ?? job.createdAt)}`}
      width={840}
    >
      {report && <ResponseImportResult done={!job.dryRun} onLeave={onClose} report={report} />}
    </Modal>
  );
}
