import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { currentLanguage, useTexts } from '../../shared/texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field/field.tsx';
import { rememberAdminLanguage } from './admin-language.ts';
import { cleanCode, codeLength, isWhole } from './prefill.ts';
import { describeCodeFailure, useVerifyCode, useSendCode } from './sign-in.api.ts';
import styles from './sign-in.module.css';

interface CodeStepProps {
  email: string;
  code: string;
  onCode: (code: string) => void;
  onBack: () => void;
  onSent: () => void;
  onSignedIn: () => void;
  /** When the last code was asked for here, in milliseconds since the epoch; null when it was not. */
  sentAt: number | null;
}

/** Long enough to read that it worked. */
const farewellMilliseconds = 600;

/** Second step: the code from the e-mail. */
export function CodeStep(props: CodeStepProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const verify = useVerifyCode();

  useEffect(() => {
    input.current?.focus();
  }, []);

  const send = (code: string) => {
    if (verify.isPending || verify.isSuccess) return;
    verify.mutate(
      { email: props.email.trim(), token: code },
      {
        onSuccess: () => {
          rememberAdminLanguage(currentLanguage());
          setTimeout(props.onSignedIn, farewellMilliseconds);
        },
        onError: (error) => {
          setProblem(describeCodeFailure(error).description);
          input.current?.select();
        },
      },
    );
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (props.code !== '') return send(props.code);
    setProblem(t('sign-in.code.missing'));
    input.current?.focus();
  };
  const accept = (typed: string) => {
    const code = cleanCode(typed);
    props.onCode(code);
    setProblem(null);
    // A code that is whole needs no button.
    if (isWhole(code)) send(code);
  };
  const busy = verify.isPending || verify.isSuccess;

  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      <p className="space-below-2 soft anywhere">
        {t(props.sentAt === null ? 'sign-in.code.for' : 'sign-in.code.sent-to')}{' '}
        <bdi className="strong ink">{props.email}</bdi>
      </p>
      <Field
        autoComplete="one-time-code"
        className={`text-6 numeric ${styles.code}`}
        error={problem}
        hint={t('sign-in.code.hint')}
        inputMode="numeric"
        label={t('sign-in.code.label')}
        maxLength={codeLength}
        name="code"
        onChange={(event) => accept(event.target.value)}
        onPaste={(event) => {
          // The field would cut "123 456" at six characters, blank included.
          event.preventDefault();
          accept(event.clipboardData.getData('text'));
        }}
        ref={input}
        required
        value={props.code}
      />
      <Button aria-disabled={busy} type="submit">
        {t(busy ? 'sign-in.code.checking' : 'sign-in.code.login')}
      </Button>
      <div className={`cluster gap-1 spread ${styles.rest}`}>
        <Button look="plain" onClick={props.onBack}>
          {t('sign-in.code.back')}
        </Button>
        <ResendCode email={props.email} onSent={props.onSent} sentAt={props.sentAt} />
      </div>
    </form>
  );
}

/** The server mails at most one code a minute to an address. */
const waitSeconds = 60;

interface ResendCodeProps {
  email: string;
  sentAt: number | null;
  onSent: () => void;
}

/** Asks for another code, once the last one has had a minute to arrive. */
function ResendCode({ email, sentAt, onSent }: ResendCodeProps) {
  const t = useTexts();
  const sendCode = useSendCode();
  const [now, setNow] = useState(() => Date.now());
  const elapsed = sentAt === null ? waitSeconds : Math.floor(Math.max(now - sentAt, 0) / 1000);
  const waiting = Math.max(waitSeconds - elapsed, 0);

  useEffect(() => {
    if (waiting === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  return (
    <Button
      aria-disabled={waiting > 0 || sendCode.isPending}
      look="plain"
      onClick={() => {
        if (waiting === 0 && !sendCode.isPending) {
          sendCode.mutate(email.trim(), {
            onSuccess: () => {
              setNow(Date.now());
              onSent();
            },
          });
        }
      }}
    >
      {waiting > 0 ? t('sign-in.code.resend-wait', { seconds: waiting }) : t('sign-in.code.resend')}
    </Button>
  );
}
