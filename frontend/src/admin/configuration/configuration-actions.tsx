import { DownloadOutlined, DownOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { SyncButton } from '../form-sync/sync-button.tsx';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import { useDownload } from '../ui/download.ts';

interface ConfigurationActionsProps {
  questionnaire: Questionnaire;
  onImport: () => void;
}

const downloads = ['download-sample-excel', 'download-question-uuids'] as const;

/** Ways in and out of the configuration as a whole: the form and the workbooks. */
export function ConfigurationActions({ questionnaire, onImport }: Readonly<ConfigurationActionsProps>) {
  const t = useTexts();
  const download = useDownload();
  const fetchFile = (name: string, fallbackName: string) =>
    download.mutate({
      path: `/api/admin/${name}`,
      query: { questionnaireId: questionnaire.id },
      fallbackName,
    });
  return (
    <>
      {questionnaire.googleFormUrl !== null && <SyncButton questionnaire={questionnaire} />}
      <Button
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => fetchFile('export-config', 'questionnaire-config.xlsx')}
      >
        {t('config.actions.template')}
      </Button>
      <Button icon={<UploadOutlined aria-hidden />} onClick={onImport}>
        {t('config.actions.upload')}
      </Button>
      <Dropdown
        menu={{
          items: downloads.map((name) => ({
            key: name,
            label: t(`dashboard.${name}`),
            onClick: () => fetchFile(name, `${name.replace('download-', '')}.xlsx`),
          })),
        }}
        trigger={['click']}
      >
        <Button loading={download.isPending}>
          {t('config.actions.more')}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
    </>
  );
}
