import { formatPercent } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type FormDefinition, type Submitted } from '../form.api.ts';
import { Heading } from '../heading.tsx';

interface ThankYouProps {
  form: FormDefinition;
  sent: Submitted;
  /** Where the result is mailed to. */
  email: string;
}

const next = ({ isMailable, goesOut }: Submitted) =>
  isMailable ? (goesOut ? 'result' : 'contact') : 'barred';

/** It was sent in: what happens next, by when, and whom to ask; and the score where it is shown at once. */
export function ThankYou({ form, sent, email }: ThankYouProps) {
  const t = useTexts();
  const { confirmAddress, due } = sent;
  const contact = form.contactEmail;
  return (
    <>
      <Heading step="thank-you" title={`${t('form.done.title')} – ${form.name}`}>
        {t('form.done.title')}
      </Heading>
      <section className="stack gap-3 text-4 roomy">
        <h2 className="text-5">{t('form.done.next')}</h2>
        <ul className="bullets stack gap-3">
          {confirmAddress && <li className="anywhere">{t('form.done.confirm', { email })}</li>}
          <li className="anywhere">{t(`form.done.${next(sent)}`, { email })}</li>
          {due !== '' && (
            <li className="strong">
              {t(confirmAddress ? 'form.done.due-confirmed' : 'form.done.due', { due })}
            </li>
          )}
          {contact !== null && <li className="anywhere">{t('form.done.help', { contact })}</li>}
        </ul>
      </section>
      {sent.score !== null && <Score score={sent.score} />}
    </>
  );
}

function Score({ score }: { score: NonNullable<Submitted['score']> }) {
  const t = useTexts();
  return (
    <section className="card pad-4 stack gap-3">
      <h2 className="text-5">{t('form.done.score')}</h2>
      <p className="text-6 bold">{formatPercent(score.percentage)}</p>
      <p className="soft">{t('form.done.points', { points: score.totalScore, most: score.maxScore })}</p>
      <dl className="stack gap-1">
        {score.sections.map(({ name, percentage }) => (
          <div className="row spread gap-4" key={name}>
            <dt className="anywhere">{name}</dt>
            <dd className="strong numeric nowrap">{formatPercent(percentage)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
