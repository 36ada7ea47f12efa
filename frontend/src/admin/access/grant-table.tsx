import { StopOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatDate } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { sessionOptions } from '../../shared/api/session.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { Table, RowMark, LabelledCell } from '../ui/table.tsx';
import { useRevokeAccess, type Grant } from './access.api.ts';
import styles from './access.module.css';

const columns = ['admin', 'questionnaire', 'created', 'actions'] as const;

/** The grants, and how each is taken back. */
export function GrantTable({ grants }: Readonly<{ grants: readonly Grant[] }>) {
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
