import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode } from 'react';
import { formatDateTime } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useDownload } from '../session/download.ts';
import styles from './finished-job.module.css';
import { importReportOf } from './import-report.ts';
import { type JobLook } from './job-dialog.tsx';
import { describeOutcome, jobName } from './job-words.ts';
import { exportedFile, outcomeOf, type Job } from './jobs.api.ts';
import { MailTally } from './mail-tally.tsx';

/** Work that has no rows of its own to list: what was wrong is in its own report. */
const wholeKinds: ReadonlySet<string> = new Set([
  'import-responses',
  'import-config',
  'sync-form',
  'sync-sheets',
  'export-results',
  'export-analytics',
  'rescore',
]);

/** What ends with a file to fetch. */
const exportKinds: ReadonlySet<string> = new Set(['export-results', 'export-analytics']);

interface FinishedJobProps {
  job: Job;
  onLook: (look: JobLook) => void;
  /** Stands at the end, such as the button that puts the news away. */
  action?: ReactNode;
}

const tones = { good: 'good', info: 'warning', bad: 'bad' } as const;

/** How a job ended, in words, with the way to what failed, to its report or to its file. */
export function FinishedJob({ job, onLook, action }: FinishedJobProps) {
  const t = useTexts();
  const download = useDownload();
  const outcome = outcomeOf(job);
  const Icon = outcome === 'good' ? CheckCircleOutlined : ExclamationCircleOutlined;
  const follow = { className: styles.follow ?? '', type: 'link' } as const;
  return (
    <div className="row align-start anywhere">
      <Icon aria-hidden className={`space-above-1 ${tones[outcome]}`} />
      <div className="grow may-shrink">
        <div className="cluster gap-line spread">
          <strong>{jobName(t, job)}</strong>
          <span className="text-1 soft">{formatDateTime(job.finishedAt ?? job.createdAt)}</span>
        </div>
        <div>{job.kind === 'send-selected' ? <MailTally job={job} /> : describeOutcome(t, job)}</div>
        {job.progress.failed > 0 && !wholeKinds.has(job.kind) && (
          <Button {...follow} onClick={() => onLook({ job, at: 'failures' })}>
            {t('jobs.tray.show-failed')}
          </Button>
        )}
        {importReportOf(job) && (
          <Button {...follow} onClick={() => onLook({ job, at: 'report' })}>
            {t('jobs.tray.report')}
          </Button>
        )}
        {exportKinds.has(job.kind) && job.state === 'done' && (
          <Button {...follow} loading={download.isPending} onClick={() => download.mutate(exportedFile(job))}>
            {t('jobs.tray.download')}
          </Button>
        )}
      </div>
      {action}
    </div>
  );
}
