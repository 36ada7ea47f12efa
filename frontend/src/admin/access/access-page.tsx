import { PlusOutlined, StopOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { sessionOptions } from '../../shared/actions/session.ts';
import { formatDate } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { adminsOptions } from '../session/session.api.ts';
import { questionnairesOptions } from '../shell/questionnaires.api.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Card, Page } from '../ui/page.tsx';
import { Table, RowMark, LabelledCell } from '../ui/table.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { grantsOptions, useRevokeAccess, type Grant } from './access.api.ts';
import { GrantDialog } from './grant-dialog.tsx';
import styles from './access.module.css';

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

const columns = ['admin', 'questionnaire', 'created', 'actions'] as const;

/** The grants, and how each is taken back. */
function GrantTable({ grants }: Readonly<{ grants: readonly Grant[] }>) {
  const t = useTexts();
  const confirm = useConfirm();
  const revoke = useRevokeAccess();
  const { data: user } = useQuery(sessionOptions);
  const ask = async (grant: Grant) => {
    const about = { email: grant.adminEmail, name: grant.questionnaireName };
    const agreed = await confirm({
      title: t('access.revoke.ask'),
      content: t(grant.adminId === user?.id ? 'access.revoke.own' : 'access.revoke.other', about),
      okText: t('access.revoke.ok'),
      danger: true,
    });
    if (agreed) revoke.mutate(grant);
  };
  return (
    <Table columns={columns.map((column) => t(`access.column.${column}`))} label={t('access.title')}>
      {grants.map((grant) => (
        <tr key={grant.id}>
          <th scope="row">
            <span>{grant.adminEmail}</span>
            {grant.adminId === user?.id && <RowMark>{t('users.self')}</RowMark>}
          </th>
          <LabelledCell label={t('access.column.questionnaire')}>
            <span>{grant.questionnaireName}</span>
          </LabelledCell>
          <LabelledCell label={t('access.column.created')}>
            <span>{formatDate(grant.createdAt)}</span>
          </LabelledCell>
          <td>
            {grant.revocable ? (
              <Button
                aria-label={`${t('access.revoke.ok')}: ${grant.adminEmail} – ${grant.questionnaireName}`}
                danger
                icon={<StopOutlined aria-hidden />}
                loading={revoke.isPending && revoke.variables.id === grant.id}
                onClick={() => void ask(grant)}
              >
                {t('access.revoke.ok')}
              </Button>
            ) : (
              <span className={styles.reason}>{grant.reason}</span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
