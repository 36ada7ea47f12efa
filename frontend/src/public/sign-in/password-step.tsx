import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { currentLanguage, useTexts } from '../../shared/texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field/field.tsx';
import { rememberAdminLanguage } from './admin-language.ts';
import { cleanCode, codeLength } from './prefill.ts';
import { useRegister, usePasswordLogin, useSendCode } from './sign-in.api.ts';
import styles from './sign-in.module.css';

interface PasswordStepProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
  onSignedIn: () => void;
}

/** The server takes no shorter ones (rules: Sign-in). */
const shortest = 10;

/** Signing in with a password; who has none sets one with a mailed code. */
export function PasswordStep({ email, onEmail, onBack, onSignedIn }: PasswordStepProps) {
  const t = useTexts();
  const [registers, setRegisters] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const send = useSendCode();
  const login = usePasswordLogin();
  const register = useRegister();
  const busy = login.isPending || register.isPending;
  useEffect(() => first.current?.focus(), []);

  const lacking =
    email.trim() === '' ||
    password === '' ||
    (registers && (code.length < codeLength || password.length < shortest));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || lacking) return;
    const done = {
      onSuccess: () => {
        rememberAdminLanguage(currentLanguage());
        onSignedIn();
      },
    };
    const who = { email: email.trim(), password };
    if (registers) register.mutate({ ...who, token: code }, done);
    else login.mutate(who, done);
  };

  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      {registers && <p className="soft">{t('sign-in.password.set-lead')}</p>}
      <Field
        error={null}
        autoComplete="username"
        label={t('sign-in.email.label')}
        maxLength={254}
        name="email"
        onChange={(event) => onEmail(event.target.value)}
        ref={email === '' ? first : null}
        required
        type="email"
        value={email}
      />
      {registers && (
        <>
          <Button
            aria-disabled={send.isPending || email.trim() === ''}
            look="quiet"
            onClick={() => {
              if (!send.isPending && email.trim() !== '') send.mutate(email.trim());
            }}
          >
            {t('sign-in.password.send-code')}
          </Button>
          <Field
            error={null}
            autoComplete="one-time-code"
            inputMode="numeric"
            label={t('sign-in.code.label')}
            maxLength={codeLength}
            name="code"
            onChange={(event) => setCode(cleanCode(event.target.value))}
            required
            value={code}
          />
        </>
      )}
      <Field
        error={null}
        autoComplete={registers ? 'new-password' : 'current-password'}
        {...(registers && { hint: t('sign-in.password.hint', { shortest }) })}
        label={t(registers ? 'sign-in.password.new' : 'sign-in.password.label')}
        maxLength={200}
        name="password"
        onChange={(event) => setPassword(event.target.value)}
        ref={email === '' ? null : first}
        required
        type="password"
        value={password}
      />
      <Button aria-disabled={busy || lacking} type="submit">
        {t(registers ? 'sign-in.password.set-ok' : 'sign-in.code.login')}
      </Button>
      <div className={`cluster gap-1 spread ${styles.rest}`}>
        <Button look="plain" onClick={onBack}>
          {t('sign-in.password.back')}
        </Button>
        {!registers && (
          <Button look="plain" onClick={() => setRegisters(true)}>
            {t('sign-in.password.set')}
          </Button>
        )}
      </div>
    </form>
  );
}
