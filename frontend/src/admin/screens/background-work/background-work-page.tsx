import { RedoOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { formatDateTime, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { FinishedJob } from '../../kit/jobs/finished-job.tsx';
import { JobBar } from '../../kit/jobs/job-bar.tsx';
import { canRetry, useRetryJob } from '../../kit/jobs/job-control.ts';
import { JobDialog, type JobLook } from '../../kit/jobs/job-dialog.tsx';
import { jobName } from '../../kit/jobs/job-words.ts';
import { type Job } from '../../kit/jobs/jobs.api.ts';
import { useQuestionnaireSelection } from '../../kit/session/current-questionnaire.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Notice } from '../../kit/ui/notice.tsx';
import { Card, Page } from '../../kit/ui/page.tsx';
import { Table, RowMark, LabelledCell } from '../../kit/ui/table.tsx';
import {
  backgroundWorkOptions,
  type BackgroundWork,
  type WorkQueue,
  type ScheduledTask,
} from './background-work.api.ts';
import styles from './background-work.module.css';

/** What runs, waits, failed and comes round while nobody watches (rules: background work). */
export function BackgroundWorkPage() {
  const t = useTexts();
  const work = useQuery(backgroundWorkOptions);
  const [look, setLook] = useState<JobLook | null>(null);
  return (
    <Page description={t('background.description')} screen="background-work" title={t('background.title')}>
      <Loaded errorTitle="background.load-failed" lines={10} query={work}>
        {(now) => (
          <>
            {now.running.length > 0 && (
              <Card title={t('background.running.title')}>
                <Jobs jobs={now.running}>
                  {(job) => <JobBar job={job} label={jobName(t, job)} stoppable />}
                </Jobs>
              </Card>
            )}
            {now.failed.length > 0 && (
              <Card note={t('background.failed.note')} title={t('background.failed.title')}>
                <Jobs jobs={now.failed}>
                  {(job) => (
                    <FinishedJob
                      action={canRunAgain(job) && <RetryJob job={job} />}
                      job={job}
                      onLook={setLook}
                    />
                  )}
                </Jobs>
              </Card>
            )}
            {isWell(now) && <Notice tone="success">{t('background.well')}</Notice>}
            <details open={!isWell(now)}>
              <summary className="strong space-below-4">{t('background.more')}</summary>
              <div className="stack gap-4">
                <Card note={t('background.queues.note')} title={t('background.queues.title')}>
                  <QueueTable queues={now.queues} />
                </Card>
                <Card note={t('background.tasks.note')} title={t('background.tasks.title')}>
                  <TaskTable tasks={now.tasks} />
                </Card>
              </div>
            </details>
          </>
        )}
      </Loaded>
      <JobDialog
        look={look}
        onClose={() => {
          setLook(null);
          void work.refetch();
        }}
      />
    </Page>
  );
}

/** Nothing failed, rests or is late. */
const isWell = ({ failed, queues, tasks }: BackgroundWork): boolean =>
  failed.length === 0 &&
  queues.every((queue) => queue.failed === 0 && queue.restsUntil === null) &&
  tasks.every(({ error, isLate }) => error === null && !isLate);

interface JobsProps {
  jobs: readonly Job[];
  children: (job: Job) => ReactNode;
}

/** Jobs of all questionnaires that one may manage, each below the name of its own; empty for one that is gone. */
function Jobs({ jobs, children }: JobsProps) {
  const { list } = useQuestionnaireSelection();
  return (
    <ul className="stack gap-4">
      {jobs.map((job) => (
        <li key={job.id}>
          <p className={`text-2 soft anywhere ${styles.questionnaire}`}>
            {list.find(({ id }) => id === job.questionnaireId)?.name ?? ''}
          </p>
          {children(job)}
        </li>
      ))}
    </ul>
  );
}

/** How much waits, runs and failed in each queue. */
function QueueTable({ queues }: { queues: readonly WorkQueue[] }) {
  const t = useTexts();
  const column = (name: string) => t(`background.column.${name}`);
  return (
    <Table
      columns={['queue', 'waiting', 'running', 'failed'].map(column)}
      label={t('background.queues.title')}
    >
      {queues.map(({ name, waiting, running, failed, restsUntil }) => (
        <tr key={name}>
          <th scope="row">
            {t(`background.queue.${name}`, {}, name)}
            {restsUntil !== null && (
              <RowMark>{t('background.queues.rests', { time: formatDateTime(restsUntil) })}</RowMark>
            )}
          </th>
          <LabelledCell label={column('waiting')}>{formatNumber(waiting, 0)}</LabelledCell>
          <LabelledCell label={column('running')}>{formatNumber(running, 0)}</LabelledCell>
          <LabelledCell label={column('failed')}>{formatNumber(failed, 0)}</LabelledCell>
        </tr>
      ))}
    </Table>
  );
}

/** What comes round by itself: when it last ran, when it comes next, and what went wrong. */
function TaskTable({ tasks }: { tasks: readonly ScheduledTask[] }) {
  const t = useTexts();
  const column = (name: string) => t(`background.column.${name}`);
  const never = t('background.tasks.never');
  return (
    <Table columns={['task', 'last', 'next', 'state'].map(column)} label={t('background.tasks.title')}>
      {tasks.map((task) => (
        <tr key={task.name}>
          <th scope="row">{t(`background.task.${task.name}`, {}, task.name)}</th>
          <LabelledCell label={column('last')}>{formatDateTime(task.finishedAt) || never}</LabelledCell>
          <LabelledCell label={column('next')}>{formatDateTime(task.dueAt)}</LabelledCell>
          <LabelledCell label={column('state')}>
            <TaskState task={task} />
          </LabelledCell>
        </tr>
      ))}
    </Table>
  );
}

function TaskState({ task }: { task: ScheduledTask }) {
  const t = useTexts();
  if (task.isRunning) return t('background.state.running');
  if (task.error !== null)
    return (
      <span className="bad anywhere">{t('background.state.failed', { reason: task.error.message })}</span>
    );
  if (task.isLate) return <span className="bad anywhere">{t('background.state.late')}</span>;
  return t(task.finishedAt === null ? 'background.state.new' : 'background.state.good');
}

/** Mails are sent anew from their row, or by the person who caused them; what Trello was not sent is no news any more. */
const onceOnly = /^(send-(code|request|notice)|look-up|trello-comments)$/;
const canRunAgain = (job: Job): boolean => canRetry(job) && !onceOnly.test(job.kind);

function RetryJob({ job }: { job: Job }) {
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
