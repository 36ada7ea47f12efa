import { LockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type User } from '../../../shared/api/session.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { Card } from '../../ui/page.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { useRemovePassword } from '../account.api.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const PasswordDialog = lazyPart(async () => (await import('./password-dialog.tsx')).PasswordDialog);

/** The optional password: whether there is one, a new one, none. */
export function PasswordCard({ user }: Readonly<{ user: User }>) {
  const t = useTexts();
  const confirm = useConfirm();
  const remove = useRemovePassword();
  const { dialog, open, close } = useDialog<'password'>();
  const ask = async () => {
    const agreed = await confirm({
      title: t('account.password.remove-ask'),
      content: t('account.password.remove-text'),
      okText: t('account.password.remove'),
      danger: true,
    });
    if (agreed) remove.mutate();
  };
  return (
    <Card note={t('account.password.note')} title={t('account.password.title')}>
      <p>{t(user.hasPassword ? 'account.password.is-set' : 'account.password.none')}</p>
      <div className="cluster">
        <Button icon={<LockOutlined aria-hidden />} onClick={() => open('password')}>
          {t(user.hasPassword ? 'account.password.change' : 'account.password.set')}
        </Button>
        {user.hasPassword && (
          <Button danger loading={remove.isPending} onClick={() => void ask()}>
            {t('account.password.remove')}
          </Button>
        )}
      </div>
      {dialog !== null && <PasswordDialog email={user.email} onClose={close} />}
    </Card>
  );
}
