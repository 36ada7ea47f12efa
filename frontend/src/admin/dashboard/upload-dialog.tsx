import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../shared/texts/i18n.ts';
import { refreshEvaluations } from '../evaluations/evaluations.api.ts';
import { importReportOf } from '../jobs/import-report.ts';
import { hasResponses, ResponseImportResult } from '../jobs/response-import-result.tsx';
import { WorkbookDialog } from '../checked-work/workbook-dialog.tsx';
import { changeByUpload } from '../session/change.ts';

interface UploadDialogProps {
  questionnaireId: number;
  onClose: () => void;
}

/** Brings responses in from a workbook and tells what came of each row. */
export function UploadDialog({ questionnaireId, onClose }: Readonly<UploadDialogProps>) {
  const t = useTexts();
  const client = useQueryClient();
  return (
    <WorkbookDialog
      first="check"
      id="upload-file"
      intro={t('upload.intro')}
      isReady={hasResponses}
      onClose={onClose}
      onDone={() => void refreshEvaluations(client)}
      questionnaireId={questionnaireId}
      read={importReportOf}
      send={(form, { dryRun, ...init }) =>
        changeByUpload('/api/admin/import-responses', form, {
          ...init,
          query: { dryRun: dryRun || null },
          async: true,
        })
      }
      words={{
        title: t('upload.title'),
        check: t('upload.check'),
        apply: t('upload.start'),
        step: (step) => t(step === 'check' ? 'upload.checking' : 'upload.processing'),
        failed: (step) => t(step === 'check' ? 'upload.failed.check' : 'upload.failed.title'),
        announced: (phase) => (phase === 'idle' || phase === 'sending' ? null : t(`upload.said.${phase}`)),
      }}
    >
      {(report, done) => <ResponseImportResult done={done} report={report} />}
    </WorkbookDialog>
  );
}
