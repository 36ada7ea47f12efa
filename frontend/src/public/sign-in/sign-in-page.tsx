import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useTextOverlay } from '../text-overlay.ts';
import { Brand } from '../ui/brand.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { LazyToaster } from '../ui/lazy-toaster.tsx';
import { CodeStep } from './code-step.tsx';
import { storedDestination } from './destination.ts';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { readPrefill, stripAddress } from './prefill.ts';
import { sessionOptions } from '../../shared/actions/session.ts';
import styles from './sign-in.module.css';

const AddPasskeyStep = lazy(() => import('./add-passkey-step.tsx'));

/** Signing in by an e-mailed code, in two steps, with a passkey or with a password. */
export function SignInPage() {
  const t = useTexts();
  const [prefill] = useState(() => readPrefill(window.location, storedDestination()));
  const [step, setStep] = useState(prefill.step);
  const [email, setEmail] = useState(prefill.email);
  const [code, setCode] = useState(prefill.code);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [moved, setMoved] = useState(false);
  const { data: user, refetch } = useQuery(sessionOptions);
  const lacksPasskey = user?.mustAddPasskey === true;
  const title = t(
    lacksPasskey ? 'sign-in.add.title' : step === 'code' ? 'sign-in.code.title' : 'sign-in.page.title',
  );
  const signedIn = () => void refetch();
  useTextOverlay();
  usePageTitle(`${title} – ${t('app.title')}`);

  const goTo = (next: typeof step) => {
    setStep(next);
    setMoved(true);
  };

  useLayoutEffect(stripAddress, []);
  useEffect(() => {
    if (user && !user.mustAddPasskey) window.location.replace(prefill.back);
  }, [user, prefill]);

  return (
    <div className={styles.page}>
      <header className={`cluster gap-wide spread align-center ${styles.bar}`}>
        <Brand />
        <LanguageChoice />
      </header>
      <main className={`stack gap-5 justify-center ${styles.main}`}>
        <div className={`stack card rounder ${styles.card}`}>
          <h1 className="text-6">{title}</h1>
          {prefill.hasEnded && <p role="status">{t('sign-in.page.ended')}</p>}
          {lacksPasskey && (
            <Suspense>
              <AddPasskeyStep email={user.email} onChanged={signedIn} />
            </Suspense>
          )}
          {!lacksPasskey && step === 'password' && (
            <PasswordStep
              email={email}
              onBack={() => goTo('email')}
              onEmail={setEmail}
              onSignedIn={signedIn}
            />
          )}
          {!lacksPasskey && step === 'email' && (
            <EmailStep
              back={prefill.back}
              email={email}
              focusFirst={moved}
              onCode={() => goTo('code')}
              onEmail={setEmail}
              onPassword={() => goTo('password')}
              onSignedIn={signedIn}
              onSent={() => {
                setSentAt(Date.now());
                goTo('code');
              }}
            />
          )}
          {!lacksPasskey && step === 'code' && (
            <CodeStep
              code={code}
              email={email}
              onBack={() => {
                setCode('');
                goTo('email');
              }}
              onCode={setCode}
              onSent={() => setSentAt(Date.now())}
              onSignedIn={signedIn}
              sentAt={sentAt}
            />
          )}
        </div>
        {step !== 'password' && !lacksPasskey && (
          <p className={`text-3 soft text-center ${styles.promise}`}>{t('sign-in.page.promise')}</p>
        )}
      </main>
      <LazyToaster />
    </div>
  );
}
