import {
  DownloadOutlined,
  DownOutlined,
  ReloadOutlined,
  UploadOutlined,
  DeleteOutlined,
  RestOutlined,
  CloudSyncOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { toast } from '../../../../shared/toast/toast-store.ts';
import { type Stats, refreshEvaluations } from '../../../kit/evaluations/evaluations.api.ts';
import { startExport } from '../changes.api.ts';
import { evaluationFields } from './columns.tsx';
import { paths } from '../../../addresses.ts';
import { jobsKey } from '../../../kit/jobs/jobs.api.ts';
import { useExportedFile } from '../../../kit/jobs/use-exported-file.ts';
import { type Questionnaire } from '../../../kit/session/questionnaires.api.ts';
import { useDownload } from '../../../kit/session/download.ts';
import { useResponseDownloads } from '../../../kit/session/response-downloads.ts';
import { useTableUrlState } from '../../../kit/ui/table-url-state.ts';
import { useMedia } from '../../../kit/ui/use-media.ts';
import { useDialog } from '../../../kit/ui/use-dialog.ts';
import { useReadStats, useIsAtWork, useSyncSheets } from './dashboard.api.ts';
import styles from './dashboard.module.css';
import { DeleteAllDialog } from './delete-all-dialog.tsx';
import { useRegeneration, type WholeAction } from './regenerate-all.tsx';

interface ToolbarProps {
  questionnaire: Questionnaire;
  onUpload: () => void;
  /** Uploading is the next thing to do, as nothing waits. */
  isUploadNext: boolean;
}

/** What can be done with the questionnaire's evaluations as a whole, in one line; on a phone all but the upload folds into the menu. */
export function Toolbar({ questionnaire, onUpload, isUploadNext }: ToolbarProps) {
  const t = useTexts();
  const narrow = useMedia('(max-width: 767.98px)');
  const download = useDownload();
  const files = useResponseDownloads(questionnaire.id, download);
  const results = useExport(questionnaire.id, 'xlsx');
  const table = useExport(questionnaire.id, 'csv');
  const downloads: Items = [
    { key: 'results', label: t('dashboard.export.label'), onClick: results.start },
    { key: 'table', label: t('dashboard.export.csv'), onClick: table.start },
    { type: 'divider' },
    ...files,
  ];
  const downloading = download.isPending || results.pending || table.pending;
  const refresh = useRefresh(questionnaire.id);
  const sync = useSheetSync(questionnaire.id);
  const regenerate = useRegeneration(questionnaire.id);
  const actions = narrow ? [refresh, sync, regenerate] : [regenerate];
  const label = t('dashboard.actions.downloads');
  const folded: Items = [
    ...actions.map(({ key, label, icon, disabled = false, onClick }) => ({
      key,
      label,
      icon,
      disabled,
      onClick,
    })),
    ...(narrow ? [{ key: 'downloads', type: 'group' as const, label, children: downloads }] : []),
    { type: 'divider' },
  ];
  return (
    <div className={`cluster ${styles.toolbar}`}>
      <Button
        icon={<UploadOutlined aria-hidden />}
        onClick={onUpload}
        type={isUploadNext ? 'primary' : 'default'}
      >
        {t('dashboard.actions.upload')}
      </Button>
      {!narrow && (
        <>
          <Dropdown menu={{ items: downloads }} trigger={['click']}>
            <Button icon={<DownloadOutlined aria-hidden />} loading={downloading}>
              {label}
              <DownOutlined aria-hidden />
            </Button>
          </Dropdown>
          <Button
            disabled={sync.disabled ?? false}
            icon={sync.icon}
            loading={sync.loading}
            onClick={sync.onClick}
          >
            {sync.label}
          </Button>
          <Button
            aria-label={refresh.label}
            icon={refresh.icon}
            onClick={refresh.onClick}
            title={refresh.label}
          />
        </>
      )}
      <MoreMenu
        before={folded}
        busy={(narrow && downloading) || actions.some(({ loading }) => loading)}
        questionnaire={questionnaire}
      />
    </div>
  );
}

type Items = NonNullable<MenuProps['items']>;

interface MoreMenuProps {
  questionnaire: Questionnaire;
  /** What stands in it first. */
  before: Items;
  busy: boolean;
}

/** What is seldom needed: the trash, and putting everything into it once the questionnaire's name has been typed. */
function MoreMenu({ questionnaire, before, busy }: MoreMenuProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const opener = useRef<HTMLButtonElement>(null);
  const { dialog: count, open, close } = useDialog<number>(opener);
  const look = useReadStats(questionnaire.id);
  const ask = ({ total }: Stats) => {
    if (total > 0) open(total);
    else toast({ title: t('dashboard.delete.nothing'), tone: 'info' });
  };
  return (
    <>
      <Dropdown
        menu={{
          items: [
            ...before,
            {
              key: 'trash',
              icon: <RestOutlined aria-hidden />,
              label: t('shell.trash'),
              onClick: () => void navigate(paths.trash),
            },
            {
              key: 'person',
              icon: <UserOutlined aria-hidden />,
              label: t('dashboard.actions.person'),
              onClick: () => void navigate(paths.personalData),
            },
            { type: 'divider' },
            {
              key: 'delete-all',
              danger: true,
              icon: <DeleteOutlined aria-hidden />,
              label: t('dashboard.actions.delete-all'),
              onClick: () => look.mutate(undefined, { onSuccess: ask }),
            },
          ],
        }}
        trigger={['click']}
      >
        <Button loading={busy || look.isPending} ref={opener}>
          {t('dashboard.actions.more')}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {count !== null && <DeleteAllDialog count={count} onClose={close} questionnaire={questionnaire} />}
    </>
  );
}

/** Reads the rows, the numbers and the work that goes on anew. */
function useRefresh(questionnaireId: number): WholeAction {
  const t = useTexts();
  const client = useQueryClient();
  const refreshing = useIsFetching({ queryKey: ['/api/admin/evaluations'] }) > 0;
  return {
    key: 'refresh',
    label: t('dashboard.actions.refresh'),
    icon: <ReloadOutlined aria-hidden spin={refreshing} />,
    loading: false,
    onClick: () => {
      void refreshEvaluations(client);
      void client.invalidateQueries({ queryKey: jobsKey(questionnaireId) });
    },
  };
}

/** Fetches new and changed responses from the questionnaire's spreadsheet; a job that runs already is joined. */
function useSheetSync(questionnaireId: number): WholeAction {
  const t = useTexts();
  const running = useIsAtWork(questionnaireId, 'sync-sheets');
  const start = useSyncSheets();
  return {
    key: 'sync',
    label: t(running ? 'dashboard.sync.running' : 'dashboard.actions.sync'),
    icon: <CloudSyncOutlined aria-hidden />,
    disabled: running,
    loading: start.isPending,
    onClick: () => start.mutate(),
  };
}

/** Exports the results that the table's filters let through. */
function useExport(questionnaireId: number, format: 'xlsx' | 'csv'): { start: () => void; pending: boolean } {
  const { state } = useTableUrlState(evaluationFields);
  return useExportedFile({
    questionnaireId,
    begin: () => startExport(questionnaireId, state, format),
    errorTitle: 'dashboard.export.failed',
  });
}
