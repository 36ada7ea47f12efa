import { useState } from 'react';
import { Button } from '../../public/ui/button.tsx';
import { announce } from '../../shared/a11y/announce.ts';
import { isCode } from '../../shared/api/api-error.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { cleanAddress } from '../arrival.ts';
import { failureText } from '../failure-text.ts';
import { confirmAddress, type FormDefinition } from '../form.api.ts';
import { Heading } from '../heading.tsx';

/** Says that an address is one's own. By a button: programs that look into mails follow links. */
export function Confirm({ form, token }: { form: FormDefinition; token: string }) {
  const t = useTexts();
  const [outcome, setOutcome] = useState<'sending' | 'done' | 'expired' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const confirm = async () => {
    if (outcome === 'sending') return;
    setOutcome('sending');
    setFailure(null);
    try {
      await confirmAddress(form.slug, token);
      cleanAddress(form.slug, { keepsFragment: false });
      setOutcome('done');
      announce(t('form.confirm.done'));
    } catch (error) {
      const isExpired = isCode(error, 'link_expired');
      setOutcome(isExpired ? 'expired' : null);
      setFailure(isExpired ? null : error);
      if (isExpired) announce(t('form.confirm.expired'));
    }
  };
  const isOver = outcome === 'done' || outcome === 'expired';
  const key = outcome === 'done' || outcome === 'expired' ? outcome : 'lead';
  return (
    <>
      <Heading step={`confirm-${key}`} title={`${t('form.confirm.title')} – ${form.name}`}>
        {t('form.confirm.title')}
      </Heading>
      <p className="text-4 roomy">{t(`form.confirm.${key}`, { name: form.name })}</p>
      <div aria-live="assertive">
        {failure !== null && <p className="tint-error pad-3 strong bad">{failureText(failure, t)}</p>}
      </div>
      {!isOver && (
        <div>
          <Button aria-disabled={outcome === 'sending'} onClick={confirm}>
            {t(outcome === 'sending' ? 'form.confirm.sending' : 'form.confirm.yes')}
          </Button>
        </div>
      )}
    </>
  );
}
