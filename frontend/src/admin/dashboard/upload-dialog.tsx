import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../shared/texts/i18n.ts';
import { refreshEvaluations } from '../evaluations/evaluations.api.ts';
import { importReportOf } from '../jobs/import-report.ts';
import { ResponseImportResult } from '../jobs/response-import-result.tsx';
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
      first="apply"
      id="upload-file"
      intro={t('upload.intro')}
      onClose={onClose}
      onDone={() => void refreshEvaluations(client)}
      questionnaireId={questionnaireId}
      read={importReportOf}
      send={(form, { signal, onProgress }) =>
        changeByUpload('/api/admin/import-responses', form, { async: true, signal, onProgress })
      }
      words={{
        title: t('upload.title'),
        apply: t('upload.start'),
        step: () => t('upload.processing'),
        failed: () => t('upload.failed.title'),
        announced: (phase) =>
          phase === 'running' || phase === 'done' || phase === 'failed' ? t(`upload.said.${phase}`) : null,
      }}
    >
      {(report) => <ResponseImportResult report={report} />}
    </WorkbookDialog>
  );
}
