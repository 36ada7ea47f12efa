import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { JobDialog, type JobLook } from '../jobs/job-dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Card, Page } from '../ui/page.tsx';
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
      <Loaded errorTitle="background.load-failed" lines={10} query={work}>
        {({ running, failed, queues, tasks }) => (
          <>
            <Card title={t('background.running.title')}>
              <RunningJobs jobs={running} />
            </Card>
            <Card note={t('background.failed.note')} title={t('background.failed.title')}>
              <FailedJobs jobs={failed} onLook={setLook} />
            </Card>
            <Card note={t('background.queues.note')} title={t('background.queues.title')}>
              <QueueTable queues={queues} />
            </Card>
            <Card note={t('background.tasks.note')} title={t('background.tasks.title')}>
              <TaskTable tasks={tasks} />
            </Card>
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
