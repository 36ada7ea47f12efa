import { CloudSyncOutlined } from '@ant-design/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { refreshEvaluations } from '../evaluations/evaluations.api.ts';
import { isFinished } from '../jobs/job-progress.ts';
import { addStartedJob, isJobAnswer, jobsOptions } from '../jobs/jobs.api.ts';
import { change } from '../session/change.ts';

/** Fetches new and changed responses from the questionnaire's spreadsheet; a job that runs already is joined. */
export function SyncSheetsButton({ questionnaireId }: Readonly<{ questionnaireId: number }>) {
  const t = useTexts();
  const client = useQueryClient();
  const { data: running = false } = useQuery({
    ...jobsOptions(questionnaireId),
    select: (jobs) => jobs.some(({ kind, state }) => kind === 'sync-sheets' && !isFinished(state)),
  });
  const start = useMutation({
    mutationFn: () => change<unknown>('/api/admin/sync-sheets', { async: true }),
    meta: { errorTitle: 'jobs.failed.sync-sheets' },
    onSuccess: async (answer) => {
      if (isJobAnswer(answer)) return addStartedJob(client, questionnaireId, answer.data);
      toast({ title: t('jobs.done.sync-sheets'), tone: 'good' });
      return void (await refreshEvaluations(client));
    },
  });
  return (
    <Button
      disabled={running}
      icon={<CloudSyncOutlined aria-hidden />}
      loading={start.isPending}
      onClick={() => start.mutate()}
    >
      {t(running ? 'dashboard.sync.running' : 'dashboard.actions.sync')}
    </Button>
  );
}
