import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { useTexts, currentLanguage } from '../../shared/texts/i18n.ts';
import { landingSettings } from '../landing-settings.ts';
import { inThisLanguage } from '../language.ts';
import { useTextOverlay } from '../text-overlay.ts';
import { Brand } from '../ui/brand.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { OrganisationLine, type Organisation } from '../ui/organisation.tsx';
import styles from './privacy.module.css';

const stored = ['contact', 'answers', 'result', 'mail', 'events', 'plan', 'offers', 'share'] as const;
const processors = ['form', 'ai', 'mail', 'cards'] as const;

/** What the product stores about whom, who gets to see it, how long it stays and how it is erased. */
export function PrivacyPage() {
  const t = useTexts();
  const { data: settings, isError, isPending } = useQuery(landingSettings);
  useTextOverlay();
  usePageTitle(`${t('privacy.page.title')} – ${t('app.title')}`);
  return (
    <>
      <header className="cluster gap-wide spread align-center pad-4 center">
        <Brand />
        <LanguageChoice />
      </header>
      <main className={`text-4 ${styles.notice}`}>
        <h1>{t('privacy.page.title')}</h1>
        <p className={`text-5 soft ${styles.lead}`}>{t('privacy.page.lead')}</p>
        <section className={`pad-5 tint-brand rounder ${styles.short}`}>
          <h2>{t('privacy.short.title')}</h2>
          <ul className="stack">
            {['1', '2', '3'].map((point) => (
              <li key={point}>{t(`privacy.short.${point}`)}</li>
            ))}
          </ul>
        </section>
        <h2>{t('privacy.who.title')}</h2>
        <Controller organisation={settings?.organisation} pending={isPending} />
        <Paragraphs names={['1', '2', '3', '4']} part="visit" />
        <Paragraphs names={['1', '2', '3', '4', '5']} part="form" />
        <h2>{t('privacy.stored.title')}</h2>
        <ul className={`stack ${styles.list}`}>
          {stored.map((item) => (
            <li key={item}>{t(`privacy.stored.${item}`)}</li>
          ))}
        </ul>
        <p>{t('privacy.stored.not')}</p>
        <Paragraphs names={['1', '2', '3']} part="why" />
        <h2>{t('privacy.processors.title')}</h2>
        <p>{t('privacy.processors.lead')}</p>
        <dl className={styles.processors}>
          {processors.map((processor) => (
            <div key={processor}>
              <dt className="strong">{t(`privacy.processors.${processor}`)}</dt>
              <dd>{t(`privacy.processors.${processor}-text`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('privacy.processors.people')}</p>
        <p>{t('privacy.processors.expert')}</p>
        <Paragraphs names={['1', '2', '3']} part="link" />
        <h2>{t('privacy.time.title')}</h2>
        <RetentionTime failed={isError} months={settings?.retentionMonths} />
        <p>{t('privacy.time.2')}</p>
        <p>{t('privacy.time.3')}</p>
        <Paragraphs names={['1', 'how', 'authority']} part="rights" />
        <Paragraphs names={['1']} part="admins" />
        <p className={styles.home}>
          <a href={inThisLanguage('/')}>{t('privacy.page.home')}</a>
        </p>
      </main>
    </>
  );
}

function Paragraphs({ part, names }: { part: string; names: readonly string[] }) {
  const t = useTexts();
  return (
    <Fragment>
      <h2>{t(`privacy.${part}.title`)}</h2>
      {names.map((name) => (
        <p key={name}>{t(`privacy.${part}.${name}`)}</p>
      ))}
    </Fragment>
  );
}

/** Who decides about the data and how to reach them, as far as the settings say so. */
function Controller({ organisation, pending }: { organisation: Organisation | undefined; pending: boolean }) {
  const t = useTexts();
  const { name, address, phone, email } = organisation ?? {};
  // Either sentence takes a line; nothing is said before it is known which.
  if (pending) return <p>{'\u00a0'}</p>;
  return (
    <>
      <p>{name ? t('privacy.who.named', { name }) : t('privacy.who.1')}</p>
      <p>{t((email ?? address ?? phone) ? 'privacy.who.contact' : 'privacy.who.unknown')}</p>
      <OrganisationLine of={organisation && { ...organisation, name: null }} />
    </>
  );
}

interface RetentionTimeProps {
  /** Null where the operator has set no time; undefined until that is known. */
  months: number | null | undefined;
  failed: boolean;
}

/** For how long an evaluation is kept, as the operator has set it (rules: Retention). */
function RetentionTime({ months, failed }: RetentionTimeProps) {
  const t = useTexts();
  if (months === undefined) return <p>{failed ? t('privacy.time.either') : '\u00a0'}</p>;
  if (months === null) return <p>{t('privacy.time.1')}</p>;
  const time = new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  }).format(months);
  return <p>{t('privacy.time.after', { time })}</p>;
}
