import { CloudSyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useIsAtWork, useSyncSheets } from './dashboard.api.ts';

/** Fetches new and changed responses from the questionnaire's spreadsheet; a job that runs already is joined. */
export function SyncSheetsButton({ questionnaireId }: Readonly<{ questionnaireId: number }>) {
  const t = useTexts();
  const running = useIsAtWork(questionnaireId, 'sync-sheets');
  const start = useSyncSheets();
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
