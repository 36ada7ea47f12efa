import { ApiOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { describeFailure } from '../../shared/api/query-client.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { paths } from '../screens.ts';
import { Notice } from '../ui/notice.tsx';
import { SendTestMail } from './send-test-mail.tsx';
import { useServiceTest } from './settings.api.ts';
import styles from './settings.module.css';
import { type Service } from './shown-settings.ts';

interface ServiceTestProps {
  service: Service;
  /** Something of its values is typed and not saved. */
  unsaved: boolean;
}

/** Tries a service out with what is saved, and says in place what came of it. */
export function ServiceTest({ service, unsaved }: Readonly<ServiceTestProps>) {
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
