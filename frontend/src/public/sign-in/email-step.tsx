import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field/field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SingleSignOnLink, SingleSignOnProblem } from './single-sign-on.tsx';
import { useSendCode } from './sign-in.api.ts';

interface EmailStepProps {
  email: string;
  /** Puts the cursor into the field; on a page load only where that opens no phone's keyboard unasked. */
  focusFirst: boolean;
  onEmail: (email: string) => void;
  /** A code is on its way. */
  onSent: () => void;
  /** The person already has a code. */
  onCode: () => void;
  /** They would rather sign in with a password. */
  onPassword: () => void;
  onSignedIn: () => void;
  /** Where to go once signed in. */
  back: string;
}

/** First step: the address the code goes to. */
export function EmailStep(props: EmailStepProps) {
  const { email, focusFirst, onEmail, onSent, onCode, onPassword, onSignedIn, back } = props;
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'missing' | 'invalid' | null>(null);
  const sendCode = useSendCode();

  useEffect(() => {
    if (focusFirst || window.matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, [focusFirst]);

  const accept = (): boolean => {
    const found =
      email.trim() === '' ? 'missing' : input.current?.validity.valid === false ? 'invalid' : null;
    setProblem(found);
    if (found !== null) input.current?.focus();
    return found === null;
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!sendCode.isPending && accept()) sendCode.mutate(email.trim(), { onSuccess: onSent });
  };
  const useOwnCode = () => {
    if (accept()) onCode();
    else if (email.trim() === '') {
      toast({ title: t('sign-in.email.needed'), description: t('sign-in.email.needed-text'), tone: 'bad' });
    }
  };

  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      <p className="space-below-2 soft anywhere">{t('sign-in.page.lead')}</p>
      <SingleSignOnProblem />
      <Field
        autoComplete="email"
        error={
          problem === null
            ? null
            : t(problem === 'missing' ? 'sign-in.email.needed-text' : 'sign-in.email.invalid')
        }
        hint={t('sign-in.email.hint')}
        label={t('sign-in.email.label')}
        maxLength={254}
        name="email"
        onChange={(event) => {
          onEmail(event.target.value);
          setProblem(null);
        }}
        ref={input}
        required
        type="email"
        value={email}
      />
      <Button aria-disabled={sendCode.isPending} type="submit">
        {t(sendCode.isPending ? 'sign-in.email.sending' : 'sign-in.email.send')}
      </Button>
      <Button look="quiet" onClick={useOwnCode}>
        {t('sign-in.email.have-code')}
      </Button>
      <PasskeyButton onSignedIn={onSignedIn} />
      <SingleSignOnLink back={back} />
      <Button look="plain" onClick={onPassword}>
        {t('sign-in.password.open')}
      </Button>
    </form>
  );
}
