import { CloudSyncOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { isFinished } from '../jobs/job-progress.ts';
import { jobsOptions } from '../jobs/jobs.api.ts';
import { useSyncSheets } from './dashboard.api.ts';

/** Fetches new and changed responses from the questionnaire's spreadsheet; a job that runs already is joined. */
export function SyncSheetsButton({ questionnaireId }: Readonly<{ questionnaireId: number }>) {
  const t = useTexts();
  const { data: running = false } = useQuery({
    ...jobsOptions(questionnaireId),
    select: (jobs) => jobs.some(({ kind, state }) => kind === 'sync-sheets' && !isFinished(state)),
  });
  const start = useSyncSheets(questionnaireId);
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
