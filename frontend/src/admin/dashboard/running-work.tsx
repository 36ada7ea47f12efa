import { useQuery } from '@tanstack/react-query';
import { CancelJob } from '../jobs/cancel-job.tsx';
import { JobBar } from '../jobs/job-bar.tsx';
import { isFinished } from '../jobs/job-progress.ts';
import { jobsOptions } from '../jobs/jobs.api.ts';
import styles from './dashboard.module.css';

/** Work on many rows that is shown where it was started; the rest runs in the tray. */
const shownKinds: ReadonlySet<string> = new Set([
  'regenerate-all',
  'generate-selected',
  'verify-selected',
  'send-selected',
]);

/** The running work on many rows, where the person who started it looks. */
export function RunningWork({ questionnaireId }: Readonly<{ questionnaireId: number }>) {
  const { data: running = [] } = useQuery({
    ...jobsOptions(questionnaireId),
    select: (jobs) => jobs.filter((job) => shownKinds.has(job.kind) && !isFinished(job.state)),
  });
  return running.map((job) => (
    <div className={styles.progress} key={job.id}>
      <JobBar action={<CancelJob job={job} questionnaireId={questionnaireId} />} job={job} />
    </div>
  ));
}
