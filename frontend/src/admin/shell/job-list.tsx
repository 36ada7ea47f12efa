import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatDateTime, formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { CancelJob } from '../jobs/cancel-job.tsx';
import { JobBar } from '../jobs/job-bar.tsx';
import { isFinished } from '../jobs/job-progress.ts';
import { describeOutcome, kindText } from '../jobs/job-words.ts';
import { exportedFile, outcomeOf, type Job } from '../jobs/jobs.api.ts';
import { rowOfJob } from '../jobs/row-work.ts';
import { useDownload } from '../ui/download.ts';
import styles from './job-tray.module.css';

/** Work that has no rows of its own to list: what was wrong is in its own report. */
const importKinds: ReadonlySet<string> = new Set([
  'import-responses',
  'import-config',
  'sync-form',
  'sync-sheets',
  'export-results',
  'rescore',
]);
const shownRunning = 8;
const shownFinished = 8;

interface JobListProps {
  jobs: readonly Job[];
  questionnaireId: number;
  onFailures: (job: Job) => void;
}

/** The jobs that run, with how far they are, and how the last ones ended. */
export function JobList({ jobs, questionnaireId, onFailures }: Readonly<JobListProps>) {
  const t = useTexts();
  const running = jobs.filter(({ state }) => !isFinished(state));
  const finished = jobs.filter(({ state }) => isFinished(state)).slice(0, shownFinished);
  if (jobs.length === 0) return <p className={styles.none}>{t('jobs.tray.none')}</p>;
  return (
    <ul className={styles.jobs}>
      {running.slice(0, shownRunning).map((job) => (
        <li key={job.id}>
          <JobBar
            action={<CancelJob job={job} questionnaireId={questionnaireId} />}
            job={job}
            label={nameOf(job, kindText(t, job.kind))}
          />
        </li>
      ))}
      {running.length > shownRunning && (
        <li className={styles.more}>
          {t('jobs.tray.more', { number: formatNumber(running.length - shownRunning, 0) })}
        </li>
      )}
      {finished.map((job) => (
        <li key={job.id}>
          <FinishedJob job={job} onFailures={onFailures} />
        </li>
      ))}
    </ul>
  );
}

function FinishedJob({ job, onFailures }: Readonly<{ job: Job; onFailures: (job: Job) => void }>) {
  const t = useTexts();
  const download = useDownload();
  const outcome = outcomeOf(job);
  return (
    <div className={styles.finished} data-outcome={outcome}>
      {outcome === 'good' ? <CheckCircleOutlined aria-hidden /> : <ExclamationCircleOutlined aria-hidden />}
      <div>
        <div className={styles.line}>
          <strong>{nameOf(job, kindText(t, job.kind))}</strong>
          <span>{formatDateTime(job.finishedAt ?? job.createdAt)}</span>
        </div>
        <div>{describeOutcome(t, job)}</div>
        {job.progress.failed > 0 && !importKinds.has(job.kind) && (
          <Button className={styles.follow ?? ''} onClick={() => onFailures(job)} type="link">
            {t('jobs.tray.show-failed')}
          </Button>
        )}
        {job.kind === 'export-results' && job.state === 'done' && (
          <Button
            className={styles.follow ?? ''}
            loading={download.isPending}
            onClick={() => download.mutate(exportedFile(job))}
            type="link"
          >
            {t('jobs.tray.download')}
          </Button>
        )}
      </div>
    </div>
  );
}

function nameOf(job: Job, kind: string): string {
  const row = rowOfJob(job.id);
  return row ? `${kind}: ${row.work.clientName}` : kind;
}
