import { Radio } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Card } from '../../kit/ui/page.tsx';
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx';
import { type MailPreview } from './mail-preview.api.ts';
import styles from './mail-preview.module.css';

const widths = { computer: 640, phone: 375 } as const;
type Device = keyof typeof widths;

/** The mail's head, then both of its forms: designed, and as plain text. */
export function ShownMail({ mail }: { mail: MailPreview }) {
  const t = useTexts();
  return (
    <>
      <dl className="facts">
        <dt>{t('mails.head.from')}</dt>
        <dd>{mail.from}</dd>
        <dt>{t('mails.head.to')}</dt>
        <dd>{mail.to.join(', ')}</dd>
        <dt>{t('mails.head.subject')}</dt>
        <dd lang={mail.language}>
          <strong>{mail.subject}</strong>
        </dd>
      </dl>
      <div className={`align-start ${styles.forms}`}>
        <Designed mail={mail} />
        <Card note={t('mails.plain.note')} title={t('mails.plain.title')}>
          <ScrollRegion className={`box scroll ${styles.plain}`} label={t('mails.plain.region')}>
            <pre lang={mail.language}>{mail.text}</pre>
          </ScrollRegion>
        </Card>
      </div>
    </>
  );
}

function Designed({ mail }: { mail: MailPreview }) {
  const t = useTexts();
  const label = useId();
  const [device, setDevice] = useState<Device>('computer');
  return (
    <Card
      actions={
        <>
          <span className="visually-hidden" id={label}>
            {t('mails.device.label')}
          </span>
          <Radio.Group
            aria-labelledby={label}
            onChange={({ target }) => setDevice(target.value as Device)}
            optionType="button"
            options={Object.keys(widths).map((value) => ({ value, label: t(`mails.device.${value}`) }))}
            value={device}
          />
        </>
      }
      title={t('mails.designed.title')}
    >
      {/* No script runs in the frame, and nothing in it reaches this page; its links open a window of their own. */}
      <iframe
        className={`full box ${styles.frame}`}
        lang={mail.language}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={mail.html}
        style={{ maxInlineSize: widths[device] }}
        title={t('mails.designed.frame', { subject: mail.subject })}
      />
    </Card>
  );
}
