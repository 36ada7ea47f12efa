import { DownloadOutlined, DownOutlined, ReloadOutlined, UploadOutlined } from '@ant-design/icons';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { refreshEvaluations } from '../evaluations/evaluations.api.ts';
import { jobsKey } from '../jobs/jobs.api.ts';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import { useDownload } from '../ui/download.ts';
import { useResponseDownloads } from '../ui/response-downloads.ts';
import styles from './dashboard.module.css';
import { DeleteAllButton } from './delete-all.tsx';
import { RegenerateAllButton } from './regenerate-all.tsx';
import { SyncSheetsButton } from './sync-sheets.tsx';
import { useExport } from './use-export.ts';

interface ToolbarProps {
  questionnaire: Questionnaire;
  onUpload: () => void;
}

/** What can be done with the questionnaire's evaluations as a whole. */
export function Toolbar({ questionnaire, onUpload }: Readonly<ToolbarProps>) {
  const t = useTexts();
  const client = useQueryClient();
  const download = useDownload();
  const files = useResponseDownloads(questionnaire.id, download);
  const results = useExport(questionnaire.id);
  const refreshing = useIsFetching({ queryKey: ['/api/admin/evaluations'] }) > 0;
  const refresh = () => {
    void refreshEvaluations(client);
    void client.invalidateQueries({ queryKey: jobsKey(questionnaire.id) });
  };
  return (
    <div className={`cluster ${styles.toolbar}`}>
      <Button icon={<UploadOutlined aria-hidden />} onClick={onUpload} type="primary">
        {t('dashboard.actions.upload')}
      </Button>
      <Dropdown
        menu={{
          items: [
            { key: 'results', label: t('dashboard.export.label'), onClick: results.start },
            { type: 'divider' },
            ...files,
          ],
        }}
        trigger={['click']}
      >
        <Button icon={<DownloadOutlined aria-hidden />} loading={download.isPending || results.pending}>
          {t('dashboard.actions.downloads')}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      <Button icon={<ReloadOutlined aria-hidden spin={refreshing} />} onClick={refresh}>
        {t('dashboard.actions.refresh')}
      </Button>
      <SyncSheetsButton questionnaireId={questionnaire.id} />
      <RegenerateAllButton questionnaireId={questionnaire.id} />
      <DeleteAllButton questionnaire={questionnaire} />
    </div>
  );
}
