import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../public/ui/button.tsx';
import { Field } from '../../public/ui/field/field.tsx';
import { announce } from '../../shared/a11y/announce.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { failureText } from '../failure-text.ts';
import { Heading } from '../heading.tsx';
import { looksLikeEmail } from './send.tsx';
import { type StepProps } from './step-props.ts';

/** Going on another time or on another device: a link by mail, or to copy where no mail can go out. Sends nothing in. */
export function Later({ session, state }: StepProps) {
  const t = useTexts();
  const { form, contact } = state;
  const [email, setEmail] = useState(contact.clientEmail);
  const [error, setError] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'sending' | 'mailed' | 'copy' | null>(null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (outcome === 'sending') return;
    if (!looksLikeEmail(email))
      return refuse(t(`form.send.clientEmail-${email.trim() === '' ? 'missing' : 'wrong'}`));
    setError(null);
    setOutcome('sending');
    try {
      const isMailed = await session.continueLater(email.trim());
      setOutcome(isMailed ? 'mailed' : 'copy');
      announce(t(isMailed ? 'form.later.mailed' : 'form.later.copy', { email: email.trim() }));
    } catch (failure) {
      setOutcome(null);
      refuse(failureText(failure, t));
    }
  };
  const refuse = (sentence: string) => {
    setError(sentence);
    document.getElementById('later-email')?.focus();
  };

  return (
    <form className="stack gap-5" noValidate onSubmit={submit}>
      <Heading hasErrors={error !== null} step="later" title={`${t('form.later.title')} – ${form.name}`}>
        {t('form.later.title')}
      </Heading>
      <p>{t('form.later.lead')}</p>
      {outcome === 'mailed' && (
        <p className="tint-success pad-3 anywhere">
          {session.isPreview ? t('form.preview.nothing') : t('form.later.mailed', { email: email.trim() })}
        </p>
      )}
      {outcome === 'copy' && <LinkToCopy link={session.link} />}
      {(outcome === null || outcome === 'sending') && (
        <Field
          autoComplete="email"
          error={error}
          id="later-email"
          label={t('form.send.clientEmail')}
          maxLength={254}
          name="email"
          onChange={({ target }) => setEmail(target.value)}
          type="email"
          value={email}
        />
      )}
      <div className="cluster gap-3">
        {(outcome === null || outcome === 'sending') && (
          <Button aria-disabled={outcome === 'sending'} type="submit">
            {t(outcome === 'sending' ? 'form.later.sending' : 'form.later.send')}
          </Button>
        )}
        <Button look="quiet" onClick={() => window.history.back()}>
          {t('form.later.back')}
        </Button>
      </div>
    </form>
  );
}

function LinkToCopy({ link }: { link: string }) {
  const t = useTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Where the browser does not let it be copied, it can still be selected.
    await navigator.clipboard.writeText(link).then(
      () => {
        setCopied(true);
        announce(t('form.later.copied'));
      },
      () => document.querySelector<HTMLInputElement>('#later-link')?.select(),
    );
  };
  return (
    <div className="stack gap-3 tint-warning pad-3">
      <p>{t('form.later.copy')}</p>
      <Field error={null} id="later-link" label={t('form.later.link')} readOnly value={link} />
      <div>
        <Button look="quiet" onClick={copy}>
          {t(isCopied ? 'form.later.copied' : 'form.later.copy-link')}
        </Button>
      </div>
    </div>
  );
}
