import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useCheckedWork } from '../jobs/use-checked-work.ts';
import { WorkDialog } from '../jobs/work-dialog.tsx';
import { change } from '../session/change.ts';
import { isAdminQuery, type Questionnaire } from '../shell/questionnaires.api.ts';
import { SyncPreview } from './sync-preview.tsx';
import { wouldChange, type SyncReport } from './sync-report.ts';

interface SyncDialogProps {
  questionnaire: Questionnaire;
  onClose: () => void;
}

/** Reads the form, shows what is new, renamed and gone, and takes it over when the person agrees. */
export function SyncDialog({ questionnaire, onClose }: Readonly<SyncDialogProps>) {
  const t = useTexts();
  const client = useQueryClient();
  const { id } = questionnaire;
  const flow = useCheckedWork<number, SyncReport>({
    questionnaireId: id,
    send: (_id, { dryRun, signal }) =>
      change('post', '/api/admin/questionnaire/{id}/sync-google-form', {
        path: { id },
        async: true,
        query: dryRun ? { dryRun } : {},
        signal,
      }),
    read: (job) => (job.kind === 'sync-form' ? job.result : null),
    fallback: 'sync.failed.default',
    onDone: () => void client.invalidateQueries({ predicate: isAdminQuery }),
  });
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (!begun.current) flow.start('check', id);
    begun.current = true;
  });
  useEffect(() => begin(), []);
  return (
    <WorkDialog
      first="check"
      flow={flow}
      input={id}
      isReady={wouldChange}
      onClose={onClose}
      words={{
        title: t('sync.title', { name: questionnaire.name }),
        apply: t('sync.apply'),
        step: (step) => t(`sync.step.${step}`),
        failed: (step) => t(`sync.failed.${step}`),
        announced: (phase) =>
          phase === 'checked' || phase === 'done' || phase === 'failed' ? t(`sync.said.${phase}`) : null,
      }}
    >
      {(report, done) => <SyncPreview done={done} questionnaireId={id} report={report} />}
    </WorkDialog>
  );
}
