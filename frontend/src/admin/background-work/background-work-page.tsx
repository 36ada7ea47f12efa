import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { JobDialog, type JobLook } from '../jobs/job-dialog.tsx';
import { Bars } from '../ui/bars.tsx';
import { Card, Page } from '../ui/page.tsx';
import { QueryError } from '../ui/query-error.tsx';
import { backgroundWorkOptions } from './background-work.api.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { QueueTable } from './queue-table.tsx';
import { RunningJobs } from './running-jobs.tsx';
import { TaskTable } from './task-table.tsx';

/** What runs, waits, failed and comes round while nobody watches (rules: background work). */
export function BackgroundWorkPage() {
  const t = useTexts();
  const work = useQuery(backgroundWorkOptions);
  const [look, setLook] = useState<JobLook | null>(null);
  return (
    <Page description={t('background.description')} screen="background-work" title={t('background.title')}>
      {work.isPending && <Bars count={10} />}
      {work.isError && (
        <QueryError
          error={work.error}
          onRetry={() => void work.refetch()}
          titleKey="background.load-failed"
        />
      )}
      {work.data !== undefined && (
        <>
          <Card title={t('background.running.title')}>
            <RunningJobs jobs={work.data.running} />
          </Card>
          <Card note={t('background.failed.note')} title={t('background.failed.title')}>
            <FailedJobs jobs={work.data.failed} onLook={setLook} />
          </Card>
          <Card note={t('background.queues.note')} title={t('background.queues.title')}>
            <QueueTable queues={work.data.queues} />
          </Card>
          <Card note={t('background.tasks.note')} title={t('background.tasks.title')}>
            <TaskTable tasks={work.data.tasks} />
          </Card>
        </>
      )}
      <JobDialog
        look={look}
        onClose={() => {
          setLook(null);
          void work.refetch();
        }}
        questionnaireId={look?.job.questionnaireId ?? 0}
      />
    </Page>
  );
}
