import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { adminsOptions } from '../session/session.api.ts';
import { questionnairesOptions } from '../shell/questionnaires.api.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Card, Page } from '../ui/page.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { grantsOptions } from './access.api.ts';
import { GrantTable } from './grant-table.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const GrantDialog = lazyPart(async () => (await import('./grant-dialog.tsx')).GrantDialog);

/** Who may manage which questionnaire (rules: Admin access page). */
export function AccessPage() {
  const t = useTexts();
  const grants = useQuery(grantsOptions);
  const admins = useQuery(adminsOptions);
  const questionnaires = useQuery(questionnairesOptions);
  const { dialog, open, close } = useDialog<'grant'>();
  const lists = [grants, admins, questionnaires];
  const ready = grants.data !== undefined && admins.data !== undefined && questionnaires.data !== undefined;
  const all = {
    data: ready ? grants.data : undefined,
    error: lists.find(({ isError }) => isError)?.error ?? null,
    refetch: () => lists.filter(({ isError }) => isError).forEach((list) => void list.refetch()),
  };
  return (
    <Page
      actions={
        ready && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => open('grant')} type="primary">
            {t('access.grant.open')}
          </Button>
        )
      }
      description={t('access.description')}
      screen="access"
      title={t('access.title')}
    >
      <Loaded errorTitle="access.load-failed" lines={6} query={all}>
        {(list) => (
          <Card title={t('access.heading', { number: list.length })}>
            {list.length === 0 ? <Empty>{t('access.empty')}</Empty> : <GrantTable grants={list} />}
          </Card>
        )}
      </Loaded>
      {dialog !== null && ready && (
        <GrantDialog
          admins={admins.data}
          grants={grants.data}
          onClose={close}
          questionnaires={questionnaires.data}
        />
      )}
    </Page>
  );
}
