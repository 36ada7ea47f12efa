import { LogoutOutlined, SafetyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { useRemovePasskeysOf, useSignOutUser, type AdminUser, type ListedAdmin } from './users.api.ts';

/** Ends a person's sessions, as when a device was lost. */
export function SignOutButton({ user }: { user: AdminUser }) {
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

/** Takes the passkeys of a person who has lost theirs away. */
export function RemovePasskeysButton({ user }: { user: ListedAdmin }) {
  const t = useTexts();
  const confirm = useConfirm();
  const remove = useRemovePasskeysOf();
  const ask = async () => {
    const agreed = await confirm({
      title: t('users.passkeys.title'),
      content: t('users.passkeys.text', { email: user.email, count: user.passkeys }),
      okText: t('users.passkeys.ok'),
      danger: true,
    });
    if (agreed) remove.mutate(user);
  };
  return (
    <Button
      aria-label={`${t('users.passkeys.open')}: ${user.email}`}
      icon={<SafetyOutlined aria-hidden />}
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      {t(remove.isPending ? 'users.pending' : 'users.passkeys.open')}
    </Button>
  );
}
