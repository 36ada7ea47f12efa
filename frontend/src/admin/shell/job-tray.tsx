import {
  CheckCircleOutlined,
  ExclamationCircleOutlined,
  HistoryOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { JobBar } from '../jobs/job-bar.tsx';
import { isFinished } from '../jobs/job-progress.ts';
import { describeOutcome, kindText } from '../jobs/job-words.ts';
import { outcomeOf, type Job } from '../jobs/jobs.api.ts';
import { rowOfJob } from '../jobs/row-work.ts';
import { useJobWatch } from '../jobs/use-job-watch.ts';
import { paths } from '../paths.ts';
import styles from './job-tray.module.css';

const shownFinished = 6;

/** What runs in the background for this questionnaire, and how the last work ended. It survives a reload. */
export function JobTray({ questionnaireId }: Readonly<{ questionnaireId: number }>) {
  const t = useTexts();
  const jobs = useJobWatch(questionnaireId);
  const [open, setOpen] = useState(false);
  const running = jobs.filter(({ state }) => !isFinished(state));
  const label = running.length > 0 ? t('jobs.tray.running', { count: running.length }) : t('jobs.tray.idle');
  return (
    <Popover
      content={<JobList jobs={jobs} onFollow={() => setOpen(false)} />}
      arrow={false}
      classNames={{ root: styles.tray ?? '' }}
      onOpenChange={setOpen}
      open={open}
      placement="bottomRight"
      title={t('jobs.tray.title')}
      trigger="click"
    >
      <Button
        aria-expanded={open}
        icon={running.length > 0 ? <SyncOutlined aria-hidden spin /> : <HistoryOutlined aria-hidden />}
        aria-label={label}
      >
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
        {running.length > 0 && (
          <span aria-hidden="true" className={styles.count}>
            {running.length}
          </span>
        )}
      </Button>
    </Popover>
  );
}

function JobList({ jobs, onFollow }: Readonly<{ jobs: readonly Job[]; onFollow: () => void }>) {
  const t = useTexts();
  const running = jobs.filter(({ state }) => !isFinished(state));
  const finished = jobs.filter(({ state }) => isFinished(state)).slice(0, shownFinished);
  if (jobs.length === 0) return <p className={styles.none}>{t('jobs.tray.none')}</p>;
  return (
    <ul className={styles.jobs}>
      {running.map((job) => (
        <li key={job.id}>
          <JobBar job={job} label={nameOf(job, kindText(t, job.kind))} />
        </li>
      ))}
      {finished.map((job) => (
        <li key={job.id}>
          <FinishedJob job={job} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

function FinishedJob({ job, onFollow }: Readonly<{ job: Job; onFollow: () => void }>) {
  const t = useTexts();
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
        {job.kind === 'regenerate-all' && job.progress.failed > 0 && (
          <Link onClick={onFollow} to={`${paths.dashboard}?status=error`}>
            {t('jobs.tray.show-failed')}
          </Link>
        )}
      </div>
    </div>
  );
}

function nameOf(job: Job, kind: string): string {
  const row = rowOfJob(job.id);
  return row ? `${kind}: ${row.work.clientName}` : kind;
}
