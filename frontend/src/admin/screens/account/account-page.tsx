import { LogoutOutlined, LockOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { sessionOptions, type User } from '../../../shared/actions/session.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { Card, Page } from '../../kit/ui/page.tsx';
import { useDialog } from '../../kit/ui/use-dialog.ts';
import { useSignOutEverywhere, useRemovePassword } from './account.api.ts';
import { DigestCard } from './digest-card.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PasskeysCard } from './passkeys/passkeys-card.tsx';
import { TokensCard } from './tokens/tokens-card.tsx';

/** What a person decides about their own way in (rules: Own account). */
export function AccountPage() {
  const t = useTexts();
  const { data: user } = useQuery(sessionOptions);
  if (!user) return null;
  return (
    <Page
      about={user.email}
      description={t('account.description')}
      screen="account"
      title={t('account.title')}
    >
      <DigestCard />
      <SessionsCard email={user.email} />
      <PasskeysCard />
      <PasswordCard user={user} />
      <TokensCard />
    </Page>
  );
}

function SessionsCard({ email }: { email: string }) {
  const t = useTexts();
  const confirm = useConfirm();
  const signOut = useSignOutEverywhere();
  const ask = async () => {
    const agreed = await confirm({
      title: t('account.sessions.ask'),
      content: t('account.sessions.ask-text'),
      okText: t('account.sessions.ok'),
    });
    if (agreed) signOut.mutate();
  };
  return (
    <Card note={t('account.sessions.note')} title={t('account.sessions.title')}>
      <p>
        {t('account.sessions.email')} <strong className="anywhere">{email}</strong>
      </p>
      <div>
        <Button icon={<LogoutOutlined aria-hidden />} loading={signOut.isPending} onClick={() => void ask()}>
          {t('account.sessions.ok')}
        </Button>
      </div>
    </Card>
  );
}

/** The optional password: whether there is one, a new one, none. */
function PasswordCard({ user }: { user: User }) {
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
