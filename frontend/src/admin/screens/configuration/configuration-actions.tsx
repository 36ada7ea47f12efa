import { DownloadOutlined, DownOutlined, RestOutlined, UploadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { SyncButton } from '../../kit/form-sync/sync-button.tsx';
import { formOptions } from '../../kit/online-form/online-form.api.ts';
import { PreviewLink } from '../../kit/online-form/preview-link.tsx';
import { paths } from '../../addresses.ts';
import { type Questionnaire } from '../../kit/session/questionnaires.api.ts';
import { useDownload } from '../../kit/session/download.ts';
import { useResponseDownloads } from '../../kit/session/response-downloads.ts';

interface ConfigurationActionsProps {
  questionnaire: Questionnaire;
  onImport: () => void;
}

/** Ways in and out of the configuration as a whole: the form and the workbooks. */
export function ConfigurationActions({ questionnaire, onImport }: ConfigurationActionsProps) {
  const t = useTexts();
  const download = useDownload();
  const items = useResponseDownloads(questionnaire.id, download);
  const { data: form } = useQuery(formOptions(questionnaire.id));
  const navigate = useNavigate();
  const trash = {
    key: 'trash',
    icon: <RestOutlined aria-hidden />,
    label: t('shell.trash'),
    onClick: () => void navigate(paths.trash),
  };
  return (
    <>
      <PreviewLink slug={form?.slug} />
      {questionnaire.googleFormUrl !== null && <SyncButton questionnaire={questionnaire} />}
      <Button
        icon={<DownloadOutlined aria-hidden />}
        onClick={() =>
          download.mutate({
            path: '/api/admin/export-config',
            query: { questionnaireId: questionnaire.id },
            fallbackName: 'questionnaire-config.xlsx',
          })
        }
      >
        {t('config.actions.template')}
      </Button>
      <Button icon={<UploadOutlined aria-hidden />} onClick={onImport}>
        {t('config.actions.upload')}
      </Button>
      <Dropdown menu={{ items: [...items, { type: 'divider' }, trash] }} trigger={['click']}>
        <Button loading={download.isPending}>
          {t('config.actions.more')}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
    </>
  );
}
