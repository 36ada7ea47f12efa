import { useTexts } from '../../shared/texts/i18n.ts';
import { CancelJob } from '../jobs/cancel-job.tsx';
import { JobBar } from '../jobs/job-bar.tsx';
import { jobName } from '../jobs/job-words.ts';
import { type Job } from '../jobs/jobs.api.ts';
import { Empty } from '../ui/empty.tsx';
import styles from './background-work.module.css';
import { useQuestionnaireName } from './questionnaire-name.ts';

/** The jobs that wait or run, of all questionnaires that one may manage. */
export function RunningJobs({ jobs }: Readonly<{ jobs: readonly Job[] }>) {
  const t = useTexts();
  const nameOf = useQuestionnaireName();
  if (jobs.length === 0) return <Empty>{t('background.running.none')}</Empty>;
  return (
    <ul className="stack gap-4">
      {jobs.map((job) => (
        <li key={job.id}>
          <p className={`text-2 soft anywhere ${styles.questionnaire}`}>{nameOf(job)}</p>
          <JobBar action={<CancelJob job={job} />} job={job} label={jobName(t, job)} />
        </li>
      ))}
    </ul>
  );
}
