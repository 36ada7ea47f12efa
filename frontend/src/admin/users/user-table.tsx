import { DeleteOutlined, EditOutlined, LogoutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { paths } from '../screens.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { Table, RowButtons, RowMark, LabelledCell } from '../ui/table.tsx';
import { useIsSelf, useSignOutUser, type AdminUser } from './users.api.ts';
import styles from './users.module.css';

const columns = ['email', 'created', 'actions'] as const;

interface UserTableProps {
  users: readonly AdminUser[];
  onAction: (kind: 'edit' | 'delete', user: AdminUser) => void;
}

/** The people who may sign in, and what can be done about each. */
export function UserTable({ users, onAction }: Readonly<UserTableProps>) {
  const t = useTexts();
  const isSelf = useIsSelf();
  return (
    <Table columns={columns.map((column) => t(`users.column.${column}`))} label={t('users.list')}>
      {users.map((user) => (
        <tr key={user.id}>
          <th scope="row">
            <span className="strong anywhere">{user.email}</span>
            {isSelf(user.id) && <RowMark>{t('users.self')}</RowMark>}
          </th>
          <LabelledCell label={t('users.column.created')}>
            <span className="nowrap">{formatDate(user.createdAt)}</span>
          </LabelledCell>
          <td>
            <RowButtons>
              <Button
                aria-label={`${t('users.edit.open')}: ${user.email}`}
                icon={<EditOutlined aria-hidden />}
                onClick={() => onAction('edit', user)}
              >
                {t('users.edit.open')}
              </Button>
              {isSelf(user.id) ? (
                <Link className={`align-center accent ${styles.own}`} to={paths.account}>
                  {t('users.own-account')}
                </Link>
              ) : (
                <SignOutButton user={user} />
              )}
              <Button
                aria-label={`${t('users.delete.open')}: ${user.email}`}
                danger
                icon={<DeleteOutlined aria-hidden />}
                onClick={() => onAction('delete', user)}
              >
                {t('users.delete.open')}
              </Button>
            </RowButtons>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Ends a person's sessions, as when a device was lost. */
function SignOutButton({ user }: Readonly<{ user: AdminUser }>) {
  const t = useTexts();
  const confirm = useConfirm();
  const signOut = useSignOutUser();
  const ask = async () => {
    const agreed = await confirm({
      title: t('users.sign-out.title'),
      content: t('users.sign-out.text', { email: user.email }),
      okText: t('users.sign-out.ok'),
    });
    if (agreed) signOut.mutate(user);
  };
  return (
    <Button
      aria-label={`${t('users.sign-out.open')}: ${user.email}`}
      icon={<LogoutOutlined aria-hidden />}
      loading={signOut.isPending}
      onClick={() => void ask()}
    >
      {t(signOut.isPending ? 'users.pending' : 'users.sign-out.open')}
    </Button>
  );
}
