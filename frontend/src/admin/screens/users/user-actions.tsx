import {
  DeleteOutlined,
  EditOutlined,
  EllipsisOutlined,
  KeyOutlined,
  LogoutOutlined,
  SafetyOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { RowButtons } from '../../kit/ui/table.tsx';
import { useIsSelf, useRemovePasskeysOf, useSignOutUser, type ListedAdmin } from './users.api.ts';

export type UserAction = 'access' | 'edit' | 'delete';

interface UserActionsProps {
  user: ListedAdmin;
  onAction: (kind: UserAction, user: ListedAdmin) => void;
}

/** What can be done about a person: what is done most as buttons, the rest in a menu. */
export function UserActions({ user, onAction }: UserActionsProps) {
  const t = useTexts();
  const isSelf = useIsSelf()(user.id);
  const signOut = useSignOut(user);
  const removePasskeys = useRemovePasskeys(user);
  const waysIn: MenuProps['items'] = isSelf
    ? [
        {
          key: 'account',
          icon: <UserOutlined aria-hidden />,
          label: <Link to={paths.account}>{t('users.own-account')}</Link>,
        },
      ]
    : [
        {
          key: 'sign-out',
          icon: <LogoutOutlined aria-hidden />,
          label: t('users.sign-out.open'),
          onClick: () => void signOut.ask(),
        },
        ...(user.passkeys > 0
          ? [
              {
                key: 'passkeys',
                icon: <SafetyOutlined aria-hidden />,
                label: t('users.passkeys.open'),
                onClick: () => void removePasskeys.ask(),
              },
            ]
          : []),
      ];
  const remove = {
    key: 'delete',
    danger: true,
    icon: <DeleteOutlined aria-hidden />,
    label: t('users.delete.open'),
    onClick: () => onAction('delete', user),
  };
  return (
    <RowButtons>
      <Button
        aria-label={`${t('users.access.open')}: ${user.email}`}
        icon={<KeyOutlined aria-hidden />}
        onClick={() => onAction('access', user)}
      >
        {t('users.access.open')}
      </Button>
      <Button
        aria-label={`${t('users.edit.open')}: ${user.email}`}
        icon={<EditOutlined aria-hidden />}
        onClick={() => onAction('edit', user)}
      >
        {t('users.edit.open')}
      </Button>
      <Dropdown
        menu={{ items: [...waysIn, { type: 'divider' }, remove] }}
        placement="bottomRight"
        trigger={['click']}
      >
        <Button
          aria-label={`${t('users.more')}: ${user.email}`}
          icon={<EllipsisOutlined aria-hidden />}
          loading={signOut.isPending || removePasskeys.isPending}
        />
      </Dropdown>
    </RowButtons>
  );
}

/** Ends a person's sessions, as when a device was lost. */
function useSignOut(user: ListedAdmin) {
  const t = useTexts();
  const confirm = useConfirm();
  const { isPending, mutate } = useSignOutUser();
  const ask = async () => {
    const agreed = await confirm({
      title: t('users.sign-out.title'),
      content: t('users.sign-out.text', { email: user.email }),
      okText: t('users.sign-out.ok'),
    });
    if (agreed) mutate(user);
  };
  return { ask, isPending };
}

/** Takes the passkeys of a person who has lost theirs away. */
function useRemovePasskeys(user: ListedAdmin) {
  const t = useTexts();
  const confirm = useConfirm();
  const { isPending, mutate } = useRemovePasskeysOf();
  const ask = async () => {
    const agreed = await confirm({
      title: t('users.passkeys.title'),
      content: t('users.passkeys.text', { email: user.email, count: user.passkeys }),
      okText: t('users.passkeys.ok'),
      danger: true,
    });
    if (agreed) mutate(user);
  };
  return { ask, isPending };
}
