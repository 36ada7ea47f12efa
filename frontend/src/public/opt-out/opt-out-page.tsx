import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { call } from '../../shared/api/call.ts';
import { describeFailure } from '../../shared/api/query-client.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useTextOverlay } from '../text-overlay.ts';
import { Brand } from '../ui/brand.tsx';
import { Button } from '../ui/button.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import styles from './opt-out.module.css';

const meanings = ['1', '2', '3', '4'] as const;

/** Asks whether somebody wants no more mails; opening the link alone changes nothing. */
export function OptOutPage() {
  const t = useTexts();
  const [token] = useState(() => window.location.hash.slice(1).replace(/\W+$/, ''));
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('post', '/api/mail/opt-out', { query: { token } }),
    meta: { quiet: true },
  });
  const state = token === '' ? 'missing' : isSuccess ? 'done' : 'page';
  const title = t(`opt-out.${state}.title`);
  useTextOverlay();
  usePageTitle(`${title} – ${t('app.title')}`);
  useEffect(() => {
    if (isSuccess) heading.current?.focus();
  }, [isSuccess]);

  return (
    <div className="full-page">
      <header className={`cluster gap-wide spread align-center ${styles.header}`}>
        <Brand />
        <LanguageChoice />
      </header>
      <main className={`stack gap-4 text-4 ${styles.main}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {state === 'page' ? (
          <>
            <p className="text-5 soft">{t('opt-out.page.lead')}</p>
            <h2 className="text-5">{t('opt-out.means.title')}</h2>
            <ul className="bullets stack">
              {meanings.map((meaning) => (
                <li key={meaning}>{t(`opt-out.means.${meaning}`)}</li>
              ))}
            </ul>
            {error !== null && (
              <p className="pad-4 tint-error rounder" role="alert">
                <strong>{t('opt-out.failed.title')}</strong>
                <br />
                {describeFailure(error)}
              </p>
            )}
            <p className="cluster gap-wide align-center">
              <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
                {t(isPending ? 'opt-out.page.sending' : 'opt-out.page.confirm')}
              </Button>
              <span className="soft">{t('opt-out.page.open')}</span>
            </p>
          </>
        ) : (
          <p>{t(`opt-out.${state}.text`)}</p>
        )}
      </main>
    </div>
  );
}
