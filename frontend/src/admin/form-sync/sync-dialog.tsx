import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Modal } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../shared/a11y/announce.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type CheckedWork } from '../jobs/checked-work.ts';
import { useCheckedWork } from '../jobs/use-checked-work.ts';
import { WorkProgress } from '../jobs/work-progress.tsx';
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
  const { work, job, start } = useCheckedWork<number, SyncReport>({
    questionnaireId: questionnaire.id,
    send: (id, { dryRun, signal }) =>
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
    if (!begun.current) start('check', questionnaire.id);
    begun.current = true;
  });
  useEffect(() => begin(), []);
  const { phase } = work;
  useEffect(() => {
    if (phase === 'checked' || phase === 'done' || phase === 'failed') announce(t(`sync.said.${phase}`));
  }, [phase, t]);
  return (
    <Modal
      closable={{ 'aria-label': t('ui.close') }}
      footer={<Footer onClose={onClose} start={(step) => start(step, questionnaire.id)} work={work} />}
      mask={{ closable: false }}
      onCancel={onClose}
      open
      title={t('sync.title', { name: questionnaire.name })}
      width={720}
    >
      {(work.phase === 'sending' || work.phase === 'running') && (
        <WorkProgress job={job} label={t(`sync.step.${work.step}`)} work={work} />
      )}
      {(work.phase === 'checked' || work.phase === 'done') && (
        <SyncPreview done={work.phase === 'done'} questionnaireId={questionnaire.id} report={work.report} />
      )}
      {work.phase === 'failed' && (
        <Alert description={work.reason} showIcon title={t(`sync.failed.${work.step}`)} type="error" />
      )}
    </Modal>
  );
}

interface FooterProps {
  work: CheckedWork<SyncReport>;
  start: (step: 'check' | 'apply') => void;
  onClose: () => void;
}

function Footer({ work, start, onClose }: Readonly<FooterProps>) {
  const t = useTexts();
  const ready = work.phase === 'checked' && wouldChange(work.report);
  return (
    <>
      <Button onClick={onClose} type={work.phase === 'done' ? 'primary' : 'default'}>
        {t(ready ? 'ui.cancel' : 'ui.close')}
      </Button>
      {ready && (
        <Button onClick={() => start('apply')} type="primary">
          {t('sync.apply')}
        </Button>
      )}
      {work.phase === 'failed' && (
        <Button onClick={() => start(work.step)} type="primary">
          {t('error.retry')}
        </Button>
      )}
    </>
  );
}
