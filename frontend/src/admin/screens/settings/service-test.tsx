import { ApiOutlined, MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { Notice } from '../../kit/ui/notice.tsx';
import { useServiceTest, useSendTestMail } from './settings.api.ts';
import styles from './settings.module.css';
import { type Service } from './shown-settings.ts';

interface ServiceTestProps {
  service: Service;
  /** Something of its values is typed and not saved. */
  unsaved: boolean;
}

/** Tries a service out with what is saved, and says in place what came of it. */
export function ServiceTest({ service, unsaved }: ServiceTestProps) {
  const t = useTexts();
  const test = useServiceTest(service);
  const { data: result, isError, error, isPending } = test;
  return (
    <div className="stack">
      <div className={`cluster align-center ${styles.row}`}>
        <Button icon={<ApiOutlined aria-hidden />} loading={isPending} onClick={() => test.mutate()}>
          {t(`settings.test.${service}`)}
        </Button>
        {service === 'mail' && <SendTestMail />}
        {service === 'mail' && <Link to={paths.mailPreview}>{t('settings.test.mail-preview')}</Link>}
        {unsaved && <span className="text-3 soft">{t('settings.test.unsaved')}</span>}
      </div>
      <div aria-live="polite">
        {!isPending && result !== undefined && (
          <Notice tone={result.ok ? 'success' : 'error'}>{result.message}</Notice>
        )}
        {!isPending && isError && (
          <Notice tone="error">{describeFailure(error, 'settings.test.failed')}</Notice>
        )}
      </div>
    </div>
  );
}

/** Mails a test to the person who is signed in, the way every mail goes. */
function SendTestMail() {
  const t = useTexts();
  const { mutate, isPending } = useSendTestMail();
  return (
    <Button icon={<MailOutlined aria-hidden />} loading={isPending} onClick={() => mutate()}>
      {t('settings.test.send')}
    </Button>
  );
}
