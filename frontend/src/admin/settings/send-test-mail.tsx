import { MailOutlined } from '@ant-design/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { change } from '../session/change.ts';
import { sessionOptions } from '../session/session.api.ts';

/** Mails a test to whoever is signed in, the way every mail goes. */
export function SendTestMail() {
  const t = useTexts();
  const { data: user } = useQuery(sessionOptions);
  const { mutate, isPending } = useMutation({
    mutationFn: () => change('/api/admin/settings/send-test'),
    meta: { errorTitle: 'settings.test.send-failed' },
    onSuccess: () =>
      toast({
        title: t('settings.test.sent', { email: user?.email ?? '' }),
        description: t('settings.test.sent-note'),
        tone: 'good',
      }),
  });
  return (
    <Button icon={<MailOutlined aria-hidden />} loading={isPending} onClick={() => mutate()}>
      {t('settings.test.send')}
    </Button>
  );
}
