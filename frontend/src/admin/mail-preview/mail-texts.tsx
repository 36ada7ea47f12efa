import { WarningOutlined } from '@ant-design/icons';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type Language } from '../../shared/texts/languages.ts';
import { inBraces } from '../ui/in-braces.ts';
import { type MailText } from './mail-preview.api.ts';
import styles from './mail-preview.module.css';

/** The texts that the mail is made of, by key, and what is wrong with those that were reworded. */
export function MailTexts({ texts, language }: Readonly<{ texts: readonly MailText[]; language: Language }>) {
  const t = useTexts();
  return (
    <ul className="stack gap-4">
      {texts.map(({ key, text, isOwn, missing, unknown }) => (
        <li key={key}>
          <p className="anywhere cluster gap-line text-2 soft">
            <code>{key}</code>
            {isOwn && (
              <span className={`tint-accent accent-strong ${styles.own}`}>{t('mails.texts.own')}</span>
            )}
          </p>
          <p className={`anywhere roomy pre-line ${styles.wording}`} lang={language}>
            {text}
          </p>
          {missing.length > 0 && <Fault>{t('mails.texts.missing', { names: inBraces(missing) })}</Fault>}
          {unknown.length > 0 && <Fault>{t('mails.texts.unknown', { names: inBraces(unknown) })}</Fault>}
        </li>
      ))}
    </ul>
  );
}

function Fault({ children }: Readonly<{ children: string }>) {
  return (
    <p className="anywhere warning">
      <WarningOutlined aria-hidden /> {children}
    </p>
  );
}
