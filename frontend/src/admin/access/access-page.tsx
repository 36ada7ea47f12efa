import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { adminsOptions } from '../session/session.api.ts';
import { questionnairesOptions } from '../shell/questionnaires.api.ts';
import { Bars } from '../ui/bars.tsx';
import { EmptyNote } from '../ui/empty-note.tsx';
import { Card, Page } from '../ui/page.tsx';
import { QueryError } from '../ui/query-error.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { grantsOptions } from './access.api.ts';
import { GrantTable } from './grant-table.tsx';

const GrantDialog = lazy(async () => ({ default: (await import('./grant-dialog.tsx')).GrantDialog }));

/** Who may manage which questionnaire (rules: Admin access page). */
export function AccessPage() {
  const t = useTexts();
  const grants = useQuery(grantsOptions);
  const admins = useQuery(adminsOptions);
  const questionnaires = useQuery(questionnairesOptions);
  const { dialog, open, close } = useDialog<'grant'>();
  const lists = [grants, admins, questionnaires];
  const failed = lists.find(({ isError }) => isError);
  const ready = grants.isSuccess && admins.isSuccess && questionnaires.isSuccess;
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
      {failed !== undefined && (
        <QueryError
          error={failed.error}
          onRetry={() => lists.filter(({ isError }) => isError).forEach((list) => void list.refetch())}
          titleKey="access.load-failed"
        />
      )}
      {failed === undefined && !ready && <Bars count={6} />}
      {ready && (
        <Card title={t('access.heading', { number: grants.data.length })}>
          {grants.data.length === 0 ? (
            <EmptyNote>{t('access.empty')}</EmptyNote>
          ) : (
            <GrantTable grants={grants.data} />
          )}
        </Card>
      )}
      <Suspense>
        {dialog !== null && ready && (
          <GrantDialog
            admins={admins.data}
            grants={grants.data}
            onClose={close}
            questionnaires={questionnaires.data}
          />
        )}
      </Suspense>
    </Page>
  );
}
