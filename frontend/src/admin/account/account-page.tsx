import { LogoutOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { sessionOptions } from '../../shared/api/session.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { Card, Page } from '../ui/page.tsx';
import { useSignOutEverywhere } from './account.api.ts';
import { PasswordCard } from './password/password-card.tsx';
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
      <SessionsCard email={user.email} />
      <PasswordCard user={user} />
      <TokensCard />
    </Page>
  );
}

function SessionsCard({ email }: Readonly<{ email: string }>) {
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
