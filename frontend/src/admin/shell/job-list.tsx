import { Link } from 'react-router-dom';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { FinishedJob } from '../kit/jobs/finished-job.tsx';
import { JobBar } from '../kit/jobs/job-bar.tsx';
import { type JobLook } from '../kit/jobs/job-dialog.tsx';
import { isFinished } from '../kit/jobs/job-progress.ts';
import { jobName } from '../kit/jobs/job-words.ts';
import { type Job } from '../kit/jobs/jobs.api.ts';
import { paths } from '../addresses.ts';
import styles from './job-tray.module.css';

const shownRunning = 8;
const shownFinished = 8;

interface JobListProps {
  jobs: readonly Job[];
  onLook: (look: JobLook) => void;
  /** Called when somebody goes to another screen. */
  onLeave: () => void;
}

/** The jobs that run, with how far they are, and how the last ones ended. */
export function JobList(props: JobListProps) {
  const t = useTexts();
  return (
    <>
      <Jobs {...props} />
      <p className={styles.all}>
        <Link onClick={props.onLeave} to={paths.backgroundWork}>
          {t('jobs.tray.all')}
        </Link>
      </p>
    </>
  );
}

function Jobs({ jobs, onLook }: JobListProps) {
  const t = useTexts();
  const running = jobs.filter(({ state }) => !isFinished(state));
  const finished = jobs.filter(({ state }) => isFinished(state)).slice(0, shownFinished);
  if (jobs.length === 0) return <p className={`soft ${styles.none}`}>{t('jobs.tray.none')}</p>;
  return (
    <ul className={`stack gap-4 ${styles.jobs}`}>
      {running.slice(0, shownRunning).map((job) => (
        <li key={job.id}>
          <JobBar stoppable job={job} label={jobName(t, job)} />
        </li>
      ))}
      {running.length > shownRunning && (
        <li className="soft">
          {t('jobs.tray.more', { number: formatNumber(running.length - shownRunning, 0) })}
        </li>
      )}
      {finished.map((job) => (
        <li key={job.id}>
          <FinishedJob job={job} onLook={onLook} />
        </li>
      ))}
    </ul>
  );
}
