import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useSendTestMail } from './settings.api.ts';

/** Mails a test to whoever is signed in, the way every mail goes. */
export function SendTestMail() {
  const t = useTexts();
  const { mutate, isPending } = useSendTestMail();
  return (
    <Button icon={<MailOutlined aria-hidden />} loading={isPending} onClick={() => mutate()}>
      {t('settings.test.send')}
    </Button>
  );
}
