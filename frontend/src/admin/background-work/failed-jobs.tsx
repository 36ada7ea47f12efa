import { RedoOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { FinishedJob } from '../jobs/finished-job.tsx';
import { type JobLook } from '../jobs/job-dialog.tsx';
import { canRetry, useRetryJob } from '../jobs/job-control.ts';
import { jobName } from '../jobs/job-words.ts';
import { type Job } from '../jobs/jobs.api.ts';
import { Empty } from '../ui/empty.tsx';
import { backgroundWorkOptions } from './background-work.api.ts';
import styles from './background-work.module.css';
import { useQuestionnaireName } from './questionnaire-name.ts';

/** Mails are sent anew from their row, or by whoever caused them; what Trello was not told is no news any more. */
const onceOnly = /^(send-(code|request|notice)|look-up|trello-comments)$/;
const canRunAgain = (job: Job): boolean => canRetry(job) && !onceOnly.test(job.kind);

interface FailedJobsProps {
  jobs: readonly Job[];
  onLook: (look: JobLook) => void;
}

/** The jobs that failed, wholly or in part, each with its reason and the way to another try. */
export function FailedJobs({ jobs, onLook }: Readonly<FailedJobsProps>) {
  const t = useTexts();
  const nameOf = useQuestionnaireName();
  if (jobs.length === 0) return <Empty>{t('background.failed.none')}</Empty>;
  return (
    <ul className="stack gap-4">
      {jobs.map((job) => (
        <li key={job.id}>
          <p className={`text-2 soft anywhere ${styles.questionnaire}`}>{nameOf(job)}</p>
          <FinishedJob action={canRunAgain(job) && <RetryJob job={job} />} job={job} onLook={onLook} />
        </li>
      ))}
    </ul>
  );
}

function RetryJob({ job }: Readonly<{ job: Job }>) {
  const t = useTexts();
  const client = useQueryClient();
  const retry = useRetryJob();
  const again = () =>
    retry.mutate(job.id, { onSettled: () => void client.invalidateQueries(backgroundWorkOptions) });
  return (
    <Button
      aria-label={t('background.retry.named', { kind: jobName(t, job) })}
      icon={<RedoOutlined aria-hidden />}
      loading={retry.isPending}
      onClick={again}
      size="small"
    >
      {t('background.retry.label')}
    </Button>
  );
}
