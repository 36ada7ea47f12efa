import { Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx';
import { type MailPreview } from './mail-preview.api.ts';
import styles from './mail-preview.module.css';

/** How it is looked at: designed, on the screen of a computer or of a phone, or as plain text. */
const forms = ['computer', 'phone', 'plain'] as const;
const phoneWidth = 375;

/** The mail's head, and one of its forms. */
export function ShownMail({ mail }: { mail: MailPreview }) {
  const t = useTexts();
  const [form, setForm] = useState<(typeof forms)[number]>('computer');
  const [dark, setDark] = useState(false);
  return (
    <section aria-label={t('mails.designed.title')} className="stack gap-3 content-start may-shrink">
      <dl className="facts">
        <dt>{t('mails.head.from')}</dt>
        <dd className="anywhere">{mail.from}</dd>
        <dt>{t('mails.head.to')}</dt>
        <dd className="anywhere">{mail.to.join(', ')}</dd>
        <dt>{t('mails.head.subject')}</dt>
        <dd lang={mail.language}>
          <strong>{mail.subject}</strong>
        </dd>
      </dl>
      <div className="cluster gap-wide align-center">
        <Radio.Group
          aria-label={t('mails.device.label')}
          onChange={({ target }) => setForm(target.value as typeof form)}
          optionType="button"
          options={forms.map((value) => ({ value, label: t(`mails.device.${value}`) }))}
          value={form}
        />
        {form !== 'plain' && (
          <Checkbox checked={dark} onChange={({ target }) => setDark(target.checked)}>
            {t('mails.device.dark')}
          </Checkbox>
        )}
      </div>
      {form === 'plain' ? (
        <ScrollRegion className={`box scroll ${styles.plain}`} label={t('mails.plain.region')}>
          <pre lang={mail.language}>{mail.text}</pre>
        </ScrollRegion>
      ) : (
        // No script runs in the frame, and nothing in it reaches this page; its links open a window of their own.
        <iframe
          className={`full box ${styles.frame}`}
          lang={mail.language}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={mail.html}
          style={{
            colorScheme: dark ? 'dark' : 'light',
            ...(form === 'phone' && { maxInlineSize: phoneWidth }),
          }}
          title={t('mails.designed.frame', { subject: mail.subject })}
        />
      )}
    </section>
  );
}
