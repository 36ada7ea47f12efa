import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../public/ui/button.tsx';
import { Field } from '../../public/ui/field/field.tsx';
import { isCode, refusedFields } from '../../shared/api/api-error.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { questionsOf } from '../draft/answers.ts';
import { ErrorSummary, type Fault } from '../error-summary.tsx';
import { failureText } from '../failure-text.ts';
import { type Contact, type Submitted } from '../form.api.ts';
import styles from '../form.module.css';
import { Heading } from '../heading.tsx';
import { Paragraphs } from '../paragraphs.tsx';
import { sectionWith } from '../position.ts';
import { type StepProps } from './step-props.ts';

const fields = [
  { name: 'clientName', autoComplete: 'name', type: 'text', longest: 200 },
  { name: 'clinicName', autoComplete: 'organization', type: 'text', longest: 200 },
  { name: 'clientEmail', autoComplete: 'email', type: 'email', longest: 254 },
] as const satisfies { name: keyof Contact; [other: string]: unknown }[];
type Place = keyof Contact | 'consent';

/** What looks like an address; whether it is one, the mail will show. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());

/** Who answers and what is agreed to; from here the answers are sent in. */
export function Send({ session, state, go, onSent }: StepProps & { onSent: (sent: Submitted) => void }) {
  const t = useTexts();
  const { form, contact } = state;
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  /** The wording that was agreed to: another one has to be agreed to anew. */
  const [agreed, setAgreed] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const website = useRef<HTMLInputElement>(null);
  const sending = useRef(false);

  const wrong: Partial<Record<Place, string>> = {};
  for (const { name } of fields)
    if (contact[name].trim() === '') wrong[name] = t(`form.send.${name}-missing`);
  if (contact.clientEmail.trim() !== '' && !looksLikeEmail(contact.clientEmail))
    wrong.clientEmail = t('form.send.clientEmail-wrong');
  if (agreed !== form.consent.id)
    wrong.consent = t(
      isCode(failure, 'consent_changed') ? 'form.send.consent-changed' : 'form.send.consent-missing',
    );
  const isComplete = Object.keys(wrong).length === 0;
  for (const field of refusedFields(failure))
    if (field in contact) wrong[field as keyof Contact] ??= t(`form.send.${field as keyof Contact}-wrong`);
  const shown = tries > 0 ? wrong : {};
  const elementOf = (place: Place) => `send-${place}`;
  const faults: Fault[] = (Object.entries(shown) as [Place, string][]).map(([place, message]) => ({
    message,
    element: elementOf(place),
  }));
  const missing = detailsOfMissing(failure);
  for (const question of questionsOf(form).filter(({ questionId }) => missing.includes(questionId)))
    faults.push({
      message: t('form.error.answer', { question: question.text }),
      element: question.questionId,
      go: () =>
        go({
          view: 'section',
          section: sectionWith(form, question.questionId)?.id ?? 0,
          question: question.questionId,
          isChange: true,
          checked: true,
        }),
    });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.current) return;
    setFailure(null);
    if (!isComplete) return setTries(tries + 1);
    sending.current = true;
    setSending(true);
    try {
      onSent(await session.submit(form.consent.id, website.current?.value ?? ''));
    } catch (error) {
      setFailure(error);
      // What a password manager has filled in nobody can see: sending again is judged by what people do then.
      if (website.current !== null) website.current.value = '';
      setTries(tries + 1);
      sending.current = false;
      setSending(false);
    }
  };

  return (
    <form className="stack gap-5" noValidate onSubmit={submit}>
      <Heading hasErrors={faults.length > 0} step="send" title={`${t('form.send.title')} – ${form.name}`}>
        {t('form.send.title')}
      </Heading>
      <p>{t('form.send.lead')}</p>
      <ErrorSummary faults={faults} tries={tries} />
      {fields.map(({ name, autoComplete, type, longest }) => (
        <Field
          autoComplete={autoComplete}
          error={shown[name] ?? null}
          id={elementOf(name)}
          key={name}
          label={t(`form.send.${name}`)}
          maxLength={longest}
          name={name}
          onChange={({ target }) => {
            setFailure(null);
            session.keepContact({ ...contact, [name]: target.value });
          }}
          type={type}
          value={contact[name]}
          {...(name === 'clientEmail' ? { hint: t('form.send.clientEmail-hint') } : {})}
        />
      ))}
      <div aria-hidden="true" className={styles.lure}>
        <label htmlFor="website">{t('form.send.lure')}</label>
        <input autoComplete="off" id="website" name="website" ref={website} tabIndex={-1} />
      </div>
      <div className="stack">
        <h2 className="text-5">{t('form.send.consent-title')}</h2>
        <Paragraphs text={form.consent.text} />
        {shown.consent !== undefined && (
          <p className="strong bad" id="consent-error">
            {shown.consent}
          </p>
        )}
        <label className={`row gap-3 ${styles.option}`}>
          <input
            aria-describedby={shown.consent === undefined ? undefined : 'consent-error'}
            aria-invalid={shown.consent !== undefined || undefined}
            checked={agreed === form.consent.id}
            className={styles.tick}
            id={elementOf('consent')}
            onChange={({ target }) => setAgreed(target.checked ? form.consent.id : null)}
            type="checkbox"
          />
          <span>{t('form.send.consent')}</span>
        </label>
      </div>
      <div aria-live="assertive">
        {failure !== null && faults.length === 0 && (
          <p className="tint-error pad-3 strong bad">{failureText(failure, t)}</p>
        )}
      </div>
      <div className="cluster gap-3 space-above-4">
        <Button aria-disabled={isSending} type="submit">
          {t(isSending ? 'form.send.sending' : 'form.send.submit')}
        </Button>
        <Button look="quiet" onClick={() => go({ view: 'review' })}>
          {t('form.section.back')}
        </Button>
      </div>
    </form>
  );
}

/** The questions without which the server does not take the answers. */
function detailsOfMissing(failure: unknown): string[] {
  const details = isCode(failure, 'answers_missing') ? (failure as { details: unknown }).details : null;
  return (details as { questionIds?: string[] } | null)?.questionIds ?? [];
}
