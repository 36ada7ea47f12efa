import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { announce } from '../../../shared/a11y/announce.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type CheckedWork } from '../../jobs/checked-work.ts';
import { useCheckedWork, type SendInit } from '../../jobs/use-checked-work.ts';
import { WorkProgress } from '../../jobs/work-progress.tsx';
import { changeByUpload } from '../../session/change.ts';
import { XlsxChoice } from '../../ui/xlsx-choice.tsx';
import { faultOf, type FileFault } from '../../ui/xlsx-file.ts';
import { refreshConfiguration } from '../configuration.api.ts';
import { ImportPreview } from './import-preview.tsx';
import { hasWork, type ConfigurationReport } from './import-report.ts';

interface ImportDialogProps {
  questionnaireId: number;
  onClose: () => void;
}

interface Choice {
  file: File | null;
  fault: FileFault | null;
}

/** Takes a configuration workbook over: checked first, shown, and stored only when the person agrees. */
export function ImportDialog({ questionnaireId, onClose }: Readonly<ImportDialogProps>) {
  const t = useTexts();
  const client = useQueryClient();
  const [choice, setChoice] = useState<Choice>({ file: null, fault: null });
  const { work, job, start, reset } = useCheckedWork<File, ConfigurationReport>({
    questionnaireId,
    send: (file, init) => sendWorkbook(questionnaireId, file, init),
    read: (job) => (job.kind === 'import-config' ? job.result : null),
    fallback: 'upload.failed.default',
    onDone: () => void refreshConfiguration(client),
  });
  const { phase } = work;
  useEffect(() => {
    if (phase === 'checked' || phase === 'done' || phase === 'failed')
      announce(t(`config.import.said-${phase}`));
  }, [phase, t]);
  const choose = (file: File) => {
    const fault = faultOf(file);
    setChoice({ file: fault === null ? file : null, fault });
  };
  const again = () => {
    reset();
    setChoice({ file: null, fault: null });
  };
  return (
    <Modal
      closable={{ 'aria-label': t('ui.close') }}
      footer={<Footer choice={choice} onAgain={again} onClose={onClose} start={start} work={work} />}
      mask={{ closable: false }}
      onCancel={onClose}
      open
      title={t('config.import.title')}
      width={phase === 'checked' || phase === 'done' ? 840 : 560}
    >
      {phase === 'idle' && (
        <XlsxChoice {...choice} id="configuration-file" intro={t('config.import.intro')} onFile={choose} />
      )}
      {(work.phase === 'sending' || work.phase === 'running') && (
        <WorkProgress job={job} label={t(`config.import.${work.step}`)} work={work} />
      )}
      {(work.phase === 'checked' || work.phase === 'done') && (
        <ImportPreview done={work.phase === 'done'} questionnaireId={questionnaireId} report={work.report} />
      )}
      {work.phase === 'failed' && (
        <Alert
          description={work.reason}
          showIcon
          title={t(`config.import.failed-${work.step}`)}
          type="error"
        />
      )}
    </Modal>
  );
}

interface FooterProps {
  work: CheckedWork<ConfigurationReport>;
  choice: Choice;
  start: (step: 'check' | 'apply', file: File) => void;
  onAgain: () => void;
  onClose: () => void;
}

function Footer({ work, choice, start, onAgain, onClose }: Readonly<FooterProps>) {
  const t = useTexts();
  const { file } = choice;
  const close = <Button onClick={onClose}>{t(work.phase === 'idle' ? 'ui.cancel' : 'ui.close')}</Button>;
  const another = <Button onClick={onAgain}>{t('upload.another')}</Button>;
  switch (work.phase) {
    case 'idle':
      return (
        <>
          {close}
          <Button disabled={file === null} onClick={() => file && start('check', file)} type="primary">
            {t('config.import.check-action')}
          </Button>
        </>
      );
    case 'sending':
    case 'running':
      return (
        <Button onClick={work.step === 'check' ? onAgain : onClose}>
          {t(work.step === 'check' ? 'ui.cancel' : 'upload.leave')}
        </Button>
      );
    case 'checked':
      return (
        <>
          {close}
          {another}
          {hasWork(work.report) && (
            <Button onClick={() => file && start('apply', file)} type="primary">
              {t('config.import.apply-action')}
            </Button>
          )}
        </>
      );
    case 'done':
      return (
        <Button onClick={onClose} type="primary">
          {t('ui.close')}
        </Button>
      );
    case 'failed':
      return (
        <>
          {close}
          {another}
          <Button onClick={() => file && start(work.step, file)} type="primary">
            {t('error.retry')}
          </Button>
        </>
      );
  }
}

function sendWorkbook(questionnaireId: number, file: File, { dryRun, ...init }: SendInit) {
  const form = new FormData();
  form.append('file', file);
  const query = { questionnaireId, dryRun: dryRun || null };
  return changeByUpload('/api/admin/import-config', form, { ...init, query, async: true });
}
