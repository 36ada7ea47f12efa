import { ApiOutlined, MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { SaveLine } from '../../kit/forms/save-line.tsx';
import { Notice } from '../../kit/ui/notice.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { type SettingDrafts } from './setting-drafts.ts';
import { SettingField } from './setting-field.tsx';
import { useServiceTest, useSendTestMail, type Setting } from './settings.api.ts';
import styles from './settings.module.css';
import { type ShownCard, type Service } from './shown-settings.ts';
import { useCardSaving } from './use-card-saving.ts';

interface SettingsCardProps {
  card: ShownCard;
  settings: readonly Setting[];
  drafts: SettingDrafts;
}

/** The settings that belong together, saved together, and the test of the services that they are for. */
export function SettingsCard({
  card: { name, fields, services, link },
  settings,
  drafts,
}: SettingsCardProps) {
  const t = useTexts();
  const stored = settings.filter(({ encrypted, source }) => encrypted && source === 'database');
  const storedSecrets = new Set<string>(stored.map(({ key }) => key));
  const shown = fields.flatMap(({ key, kind }) => {
    const setting = settings.find((one) => one.key === key);
    return setting ? [{ setting, kind }] : [];
  });
  const saving = useCardSaving({ settings: shown.map(({ setting }) => setting), storedSecrets, drafts });
  const title = t(`settings.card.${name}`);
  return (
    <Card
      actions={link !== undefined && <Link to={link}>{t(`settings.card.${name}-link`)}</Link>}
      note={t(`settings.card.${name}-note`)}
      title={title}
    >
      <form
        className="stack gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.submit();
        }}
      >
        <div className={`columns ${styles.fields}`}>
          {shown.map(({ setting, kind }) => (
            <SettingField
              drafts={drafts}
              key={setting.key}
              kind={kind}
              saving={saving}
              setting={setting}
              storedSecrets={storedSecrets}
            />
          ))}
        </div>
        <SaveLine
          atStart
          form={saving}
          save={{ text: t('settings.save.action'), name: t('settings.save.named', { name: title }) }}
        />
      </form>
      {services.length > 0 && (
        <div className="stack">
          {services.map((service) => (
            <ServiceTest key={service} service={service} unsaved={saving.unsaved} />
          ))}
        </div>
      )}
    </Card>
  );
}

interface ServiceTestProps {
  service: Service;
  /** Something of its values is typed and not saved. */
  unsaved: boolean;
}

/** Tries a service out with what is saved, and says in place what came of it. */
function ServiceTest({ service, unsaved }: ServiceTestProps) {
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
