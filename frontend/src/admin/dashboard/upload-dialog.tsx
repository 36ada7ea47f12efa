import { Button, Modal } from 'antd';
import { useEffect } from 'react';
import { announce } from '../../shared/a11y/announce.ts';
import { formatPercent } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { ImportResult } from '../jobs/import-result.tsx';
import { JobBar } from '../jobs/job-bar.tsx';
import { type Job } from '../jobs/jobs.api.ts';
import { ProgressBar } from '../ui/meter.tsx';
import { Notice } from '../ui/notice.tsx';
import { XlsxChoice } from '../ui/xlsx-choice.tsx';
import { type UploadFlow } from './upload-flow.ts';
import styles from './upload-dialog.module.css';
import { useUpload } from './use-upload.ts';

interface UploadDialogProps {
  open: boolean;
  onClose: () => void;
  questionnaireId: number;
}

/** Brings responses in from a workbook and tells what came of each row. */
export function UploadDialog({ open, onClose, questionnaireId }: Readonly<UploadDialogProps>) {
  const t = useTexts();
  const { flow, job, choose, start, reset } = useUpload(questionnaireId);
  useAnnouncedPhase(flow.phase, open);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Modal
      closable={{ 'aria-label': t('ui.close') }}
      footer={<Footer flow={flow} onAgain={reset} onClose={close} onStart={start} />}
      mask={{ closable: false }}
      onCancel={close}
      open={open}
      title={t('upload.title')}
      width={flow.phase === 'done' ? 840 : 560}
    >
      <Phase choose={choose} flow={flow} job={job} />
    </Modal>
  );
}

interface PhaseProps {
  flow: UploadFlow;
  job: Job | undefined;
  choose: (file: File) => void;
}

function Phase({ flow, job, choose }: Readonly<PhaseProps>) {
  const t = useTexts();
  switch (flow.phase) {
    case 'choosing':
      return (
        <XlsxChoice
          fault={flow.fault}
          file={flow.file}
          id="upload-file"
          intro={t('upload.intro')}
          onFile={choose}
        />
      );
    case 'uploading':
      return (
        <div className={styles.phase}>
          <p className={styles.file}>{flow.file.name}</p>
          <ProgressBar label={t('upload.sending')} percent={Math.floor(flow.fraction * 100)} />
          <p className={styles.note}>
            {t('upload.sending')} {formatPercent(Math.floor(flow.fraction * 100))}
          </p>
        </div>
      );
    case 'processing':
      return (
        <div className={styles.phase}>
          <p className={styles.file}>{flow.file.name}</p>
          {job && <JobBar job={job} label={t('upload.processing')} />}
          <p className={styles.note}>{t('upload.processing-note')}</p>
        </div>
      );
    case 'done':
      return <ImportResult report={flow.report} />;
    case 'failed':
      return (
        <Notice title={t('upload.failed.title')} tone="error">
          {flow.reason}
        </Notice>
      );
  }
}

interface FooterProps {
  flow: UploadFlow;
  onStart: (file: File) => void;
  onAgain: () => void;
  onClose: () => void;
}

function Footer({ flow, onStart, onAgain, onClose }: Readonly<FooterProps>) {
  const t = useTexts();
  switch (flow.phase) {
    case 'choosing':
      return (
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            disabled={flow.file === null}
            onClick={() => flow.file && onStart(flow.file)}
            type="primary"
          >
            {t('upload.start')}
          </Button>
        </>
      );
    case 'uploading':
      return <Button onClick={onAgain}>{t('upload.stop')}</Button>;
    case 'processing':
      return <Button onClick={onClose}>{t('upload.leave')}</Button>;
    case 'done':
      return (
        <>
          <Button onClick={onAgain}>{t('upload.another')}</Button>
          <Button onClick={onClose} type="primary">
            {t('ui.close')}
          </Button>
        </>
      );
    case 'failed':
      return (
        <>
          <Button onClick={onClose}>{t('ui.close')}</Button>
          <Button onClick={() => onStart(flow.file)}>{t('error.retry')}</Button>
          <Button onClick={onAgain} type="primary">
            {t('upload.another')}
          </Button>
        </>
      );
  }
}

/** Says the phases that begin by themselves (WCAG 4.1.3). */
function useAnnouncedPhase(phase: UploadFlow['phase'], open: boolean): void {
  const t = useTexts();
  useEffect(() => {
    if (open && (phase === 'processing' || phase === 'done' || phase === 'failed'))
      announce(t(`upload.said.${phase}`));
  }, [open, phase, t]);
}
