import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { formatDate } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { inThisLanguage } from '../../language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Field } from '../../ui/field/field.tsx';
import fieldStyles from '../../ui/field/field.module.css';
import { offersQuery, sendOfferRequest } from '../evaluation.api.ts';
import { type Solution } from '../evaluation-view.ts';
import { type OfferPlace } from './offer-context.ts';

const longestMessage = 1000;
const longestPhone = 40;

interface OfferDialogProps {
  /** The owner's link. */
  hashedUrl: string;
  solution: Solution;
  place: OfferPlace;
  /** The steps that the plan holds and that are not done yet, by the ids of their questions. */
  ticked: readonly string[];
  /** Who gets what is written here; null where the settings name nobody. */
  organisation: string | null;
  onClose: () => void;
  /** The server has answered; `recorded` is false for a signed-in admin, who is no client. */
  onSent: (recorded: boolean) => void;
}

/** Asks for an offer of one product, with consent and what the clinic wants to say; then says what happens next. */
export function OfferDialog(props: OfferDialogProps) {
  const { hashedUrl, solution, place, ticked, onClose, onSent } = props;
  const t = useTexts();
  const { data: asked } = useQuery(offersQuery(hashedUrl));
  const send = useMutation({
    mutationFn: sendOfferRequest,
    onSuccess: ({ recorded }) => onSent(recorded),
    meta: { quiet: true },
  });
  if (send.data?.recorded === true)
    return (
      <Dialog onClose={onClose} title={t('evaluation.offer.done-title')}>
        <OfferThanks
          address={send.data.receipt ? (asked?.clientEmail ?? null) : null}
          name={solution.name}
          onClose={onClose}
          tipCount={ticked.length}
        />
      </Dialog>
    );
  const earlier = asked?.offers.find(({ productId }) => productId === solution.id);
  return (
    <Dialog onClose={onClose} title={t('evaluation.offer.title', { name: solution.name })}>
      {asked !== undefined && <p>{t('evaluation.offer.text', { address: asked.clientEmail })}</p>}
      {earlier !== undefined && (
        <p className="strong">{t('evaluation.offer.earlier', { date: formatDate(earlier.askedAt) })}</p>
      )}
      <OfferForm
        onSend={(words) =>
          send.mutate({
            hashedUrl,
            productId: place === 'summary' ? solution.name : solution.id,
            whatIf: ticked,
            ...words,
          })
        }
        organisation={props.organisation}
        problem={send.error === null ? '' : describeFailure(send.error, 'evaluation.offer.failed')}
        sending={send.isPending}
        tipCount={ticked.length}
      />
    </Dialog>
  );
}

interface OfferFormProps {
  organisation: string | null;
  tipCount: number;
  sending: boolean;
  /** Why it could not be sent; empty when nothing is wrong. */
  problem: string;
  onSend: (words: { message: string; phone: string }) => void;
}

function OfferForm({ organisation, tipCount, sending, problem, onSend }: OfferFormProps) {
  const t = useTexts();
  const id = useId();
  const consent = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const [phone, setPhone] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending) return;
    const refused = consent.current?.checked !== true;
    setMissing(refused);
    if (refused) consent.current?.focus();
    else onSend({ message, phone });
  };
  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      <div className="stack">
        <label className="strong" htmlFor={id}>
          {t('evaluation.offer.message')}
        </label>
        <textarea
          className={fieldStyles.input}
          dir="auto"
          id={id}
          maxLength={longestMessage}
          onChange={(event) => setMessage(event.target.value)}
          rows={3}
          value={message}
        />
      </div>
      <Field
        autoComplete="tel"
        error={null}
        hint={t('evaluation.offer.phone-hint')}
        label={t('evaluation.offer.phone')}
        maxLength={longestPhone}
        onChange={(event) => setPhone(event.target.value)}
        type="tel"
        value={phone}
      />
      {tipCount > 0 && <p>{t('evaluation.offer.tips', { count: tipCount })}</p>}
      <div className="stack gap-1">
        <label className="row align-start">
          <input
            aria-describedby={`${id}-missing`}
            aria-invalid={missing || undefined}
            onChange={() => setMissing(false)}
            ref={consent}
            type="checkbox"
          />
          <span>
            {organisation === null
              ? t('evaluation.offer.consent')
              : t('evaluation.offer.consent-named', { name: organisation })}
          </span>
        </label>
        <ExternalLink className="text-3" href={inThisLanguage('/privacy')}>
          {t('landing.footer.privacy')}
        </ExternalLink>
        <p className="strong bad hide-empty" id={`${id}-missing`} role="alert">
          {missing && t('evaluation.offer.consent-missing')}
        </p>
      </div>
      <p className="strong bad hide-empty" role="alert">
        {problem}
      </p>
      <Button aria-disabled={sending} type="submit">
        {t(sending ? 'evaluation.offer.sending' : 'evaluation.offer.send')}
      </Button>
    </form>
  );
}

interface OfferThanksProps {
  name: string;
  /** How many ticked tips went along. */
  tipCount: number;
  /** Where a receipt goes; null where none does. */
  address: string | null;
  onClose: () => void;
}

/** Thanks for the request and says what happens next. */
function OfferThanks({ name, tipCount, address, onClose }: OfferThanksProps) {
  const t = useTexts();
  const close = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => close.current?.focus(), []);
  return (
    <>
      <p>{t('evaluation.offer.done')}</p>
      <p dir="auto">{t('evaluation.offer.done-product', { name })}</p>
      {tipCount > 0 && <p>{t('evaluation.offer.done-tips', { count: tipCount })}</p>}
      {address !== null && <p>{t('evaluation.offer.done-receipt', { address })}</p>}
      <Button onClick={onClose} ref={close}>
        {t('evaluation.dialog.close')}
      </Button>
    </>
  );
}
