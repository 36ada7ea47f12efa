import { CloseOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { FinishedJob } from '../jobs/finished-job.tsx';
import { JobBar } from '../jobs/job-bar.tsx';
import { JobDialog, type JobLook } from '../jobs/job-dialog.tsx';
import { isFinished } from '../jobs/job-progress.ts';
import { jobName } from '../jobs/job-words.ts';
import { jobsOptions, outcomeOf, type Job } from '../jobs/jobs.api.ts';
import styles from './dashboard.module.css';

/** Work on many rows that is shown where it was started; the rest runs in the tray. */
const shownKinds: ReadonlySet<string> = new Set([
  'regenerate-all',
  'generate-selected',
  'generate-new',
  'verify-selected',
  'send-selected',
  'sync-sheets',
]);

/** The work on many rows, where the person who started it looks: how far it is, and what did not go as hoped. */
export function RunningWork({ questionnaireId }: Readonly<{ questionnaireId: number }>) {
  const t = useTexts();
  const { data: jobs = [] } = useQuery({
    ...jobsOptions(questionnaireId),
    select: (all) => all.filter(({ kind }) => shownKinds.has(kind)),
  });
  const [watched, setWatched] = useState<ReadonlySet<string>>(new Set());
  const [look, setLook] = useState<JobLook | null>(null);
  const fresh = jobs.filter(({ id, state }) => !isFinished(state) && !watched.has(id));
  if (fresh.length > 0) setWatched(new Set([...watched, ...fresh.map(({ id }) => id)]));
  const shown = jobs.filter((job) => !isFinished(job.state) || (watched.has(job.id) && isNews(job)));
  const putAway = (jobId: string) => setWatched(new Set([...watched].filter((id) => id !== jobId)));
  return (
    <>
      {shown.map((job) => (
        <div
          className={`box pad-3 ${styles.progress}`}
          data-outcome={isFinished(job.state) ? outcomeOf(job) : undefined}
          key={job.id}
        >
          {isFinished(job.state) ? (
            <FinishedJob
              action={
                <Button
                  aria-label={t('jobs.put-away', { kind: jobName(t, job) })}
                  icon={<CloseOutlined aria-hidden />}
                  onClick={() => putAway(job.id)}
                  size="small"
                  type="text"
                />
              }
              job={job}
              onLook={setLook}
            />
          ) : (
            <JobBar stoppable job={job} />
          )}
        </div>
      ))}
      <JobDialog look={look} onClose={() => setLook(null)} />
    </>
  );
}

/** True when the end has more to say than the toast: something failed, was left out, was stopped or came in. */
function isNews(job: Job): boolean {
  return outcomeOf(job) !== 'good' || job.progress.skipped > 0 || job.kind === 'sync-sheets';
}
