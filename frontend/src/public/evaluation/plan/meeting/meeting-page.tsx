import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFocusHeading } from '../../../../shared/a11y/use-focus-heading.ts';
import { formatDate, formatPercent } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { type EvaluationView } from '../../evaluation-view.ts';
import { shortName } from '../../short-name.ts';
import { stepQuery } from '../../viewer.ts';
import { dayOf, factsOf, reasonOf } from '../plan-step.tsx';
import { SavingState } from '../saving-state.tsx';
import { type Plan, type PlanStepView } from '../use-plan.ts';
import styles from './meeting.module.css';

/** As many as leave room for notes; those above half of it have shorter names. */
const mostLater = 12;

interface MeetingPageProps {
  view: EvaluationView;
  plan: Plan;
  search: string;
}

/** The plan on one printed page for the team's meeting: what is worked on now, with room for notes, and what comes later. */
export function MeetingPage({ view, plan, search }: MeetingPageProps) {
  const t = useTexts();
  const heading = useFocusHeading('evaluation-meeting');
  const [today] = useState(() => new Date());
  const { now, later } = plan.parts;
  const rest = later.length - mostLater;
  return (
    <main className={styles.meeting} id="content">
      <div className="cluster gap-3 align-center hide-in-print">
        <Button onClick={() => window.print()}>{t('evaluation.take.print')}</Button>
        <Link className={buttonClass('quiet')} to={{ search: stepQuery(view.sections.length + 1, search) }}>
          {t('evaluation.plan.meeting-back')}
        </Link>
        <SavingState plan={plan} />
      </div>
      <article className={`anywhere ${styles.sheet}`}>
        <header className="stack gap-1">
          <h1 className="text-6" ref={heading} tabIndex={-1}>
            {t('evaluation.plan.meeting-title')}
          </h1>
          <p className={`strong ${styles.lines}`}>
            <bdi>{view.clinicName === '' ? view.clientName : view.clinicName}</bdi>
          </p>
          <p className="cluster gap-line text-3 soft">
            <span>{formatDate(today)}</span>
            <span>{t('evaluation.plan.none', { from: formatPercent(view.percentage) })}</span>
          </p>
        </header>
        <ol className={styles.steps}>
          {now.map((step) => (
            <MeetingStep key={step.id} step={step} />
          ))}
        </ol>
        {later.length > 0 && (
          <section>
            <h2 className="text-4">{t('evaluation.plan.later')}</h2>
            <ul className={`text-1 ${styles.later}`} data-many={later.length > mostLater / 2}>
              {later.slice(0, mostLater).map(({ id, text }) => (
                <li dir="auto" key={id}>
                  <span className={styles.lines}>{shortName(text)}</span>
                </li>
              ))}
            </ul>
            {rest > 0 && <p className="text-1 soft">{t('evaluation.plan.meeting-rest', { count: rest })}</p>}
          </section>
        )}
      </article>
    </main>
  );
}

function MeetingStep({ step }: { step: PlanStepView }) {
  const t = useTexts();
  const { who, due } = step.notes;
  return (
    <li className={styles.step}>
      <h2 className={`text-4 ${styles.lines}`} dir="auto">
        {shortName(step.text)}
      </h2>
      <p className={`text-2 ${styles.lines}`}>{[reasonOf(step, t), ...factsOf(step, t)].join(' · ')}</p>
      <dl className={`text-2 ${styles.fields}`}>
        <div>
          <dt>{t('evaluation.plan.who')}</dt>
          <dd className="strong">{who}</dd>
        </div>
        <div>
          <dt>{t('evaluation.plan.due')}</dt>
          <dd className="strong">{dayOf(due)}</dd>
        </div>
      </dl>
      <p className={`text-1 soft ${styles.notes}`}>{t('evaluation.plan.meeting-notes')}</p>
    </li>
  );
}
