import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { WorkbookDialog } from '../../jobs/workbook-dialog.tsx';
import { changeByUpload } from '../../session/change.ts';
import { refreshConfiguration } from '../../shell/questionnaires.api.ts';
import { ImportPreview } from './import-preview.tsx';
import { hasWork } from './import-report.ts';

interface ImportDialogProps {
  questionnaireId: number;
  onClose: () => void;
}

/** Takes a configuration workbook over: checked first, shown, and stored only when the person agrees. */
export function ImportDialog({ questionnaireId, onClose }: Readonly<ImportDialogProps>) {
  const t = useTexts();
  const client = useQueryClient();
  return (
    <WorkbookDialog
      first="check"
      id="configuration-file"
      intro={t('config.import.intro')}
      isReady={hasWork}
      onClose={onClose}
      onDone={() => void refreshConfiguration(client)}
      questionnaireId={questionnaireId}
      read={(job) => (job.kind === 'import-config' ? job.result : null)}
      send={(form, { dryRun, ...init }) => {
        const query = { questionnaireId, dryRun: dryRun || null };
        return changeByUpload('/api/admin/import-config', form, { ...init, query, async: true });
      }}
      words={{
        title: t('config.import.title'),
        check: t('config.import.check-action'),
        apply: t('config.import.apply-action'),
        step: (step) => t(`config.import.${step}`),
        failed: (step) => t(`config.import.failed-${step}`),
        announced: (phase) =>
          phase === 'checked' || phase === 'done' || phase === 'failed'
            ? t(`config.import.said-${phase}`)
            : null,
      }}
    >
      {(report, done) => <ImportPreview done={done} questionnaireId={questionnaireId} report={report} />}
    </WorkbookDialog>
  );
}
