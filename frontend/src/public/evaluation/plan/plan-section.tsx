import { useEffect, useRef } from 'react';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import foldedStyles from '../../ui/folded.module.css';
import { type EvaluationView } from '../evaluation-view.ts';
import { stepsId } from '../next-step.tsx';
import { besideSteps } from '../solutions.ts';
import { resultWith } from '../what-if.ts';
import { PlanFiles } from './plan-files.tsx';
import { canStart } from './plan-parts.ts';
import { LaterStep, PlanStep, tickId } from './plan-step.tsx';
import styles from './plan.module.css';
import { SavingState } from './saving-state.tsx';
import { startedSteps, type Plan } from './use-plan.ts';

const laterId = 'steps-later';
const fullId = 'steps-full';

interface PlanSectionProps {
  view: EvaluationView;
  plan: Plan;
}

/** The steps of the result: three of them open, with why, who sees to them and by when; those that are done; and the others, folded. */
export function PlanSection({ view, plan }: PlanSectionProps) {
  const t = useTexts();
  const wantsFocus = useRef<string | null>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (wantsFocus.current !== null) document.getElementById(wantsFocus.current)?.focus();
    wantsFocus.current = null;
  });
  const { now, later, done } = plan.parts;
  const shown = [...now, ...done];
  if (shown.length + later.length === 0) return null;
  const { beside } = besideSteps(now, view.solutions);
  const started = startedSteps(plan);
  const isFull = !canStart([...now, ...later].map(({ notes }) => notes.state));
  return (
    <section id={stepsId} className={`stack gap-4 tint-mist rounder hide-in-print ${styles.plan}`}>
      <h2>{t('evaluation.plan.title')}</h2>
      <p className={styles.lead}>{t('evaluation.plan.lead')}</p>
      <Outcome plan={plan} view={view} />
      <ul className="stack gap-3 may-shrink">
        {shown.map((step) => (
          <PlanStep
            key={step.id}
            onChange={(notes) => {
              // What is not done after all starts again, unless that would be one too many.
              const state =
                notes.state === 'planned' && step.notes.state === 'done' && isFull ? 'later' : notes.state;
              if (state === 'later') wantsFocus.current = laterId;
              plan.change(step.id, { ...notes, state });
            }}
            solution={beside.get(step)}
            step={step}
          />
        ))}
      </ul>
      {later.length > 0 && (
        <details className="card">
          <summary className={`row gap-4 spread align-center ${foldedStyles.summary}`} id={laterId}>
            <h3 className="strong">{`${t('evaluation.plan.later')} (${formatNumber(later.length)})`}</h3>
          </summary>
          <div className={foldedStyles.content}>
            <p className="text-3 soft hide-empty" id={fullId} role="status">
              {isFull && t('evaluation.plan.full')}
            </p>
            <ul className="ruled">
              {later.map((step) => (
                <LaterStep
                  key={step.id}
                  onStart={() => {
                    wantsFocus.current = tickId(step.id);
                    plan.change(step.id, { state: 'planned' });
                  }}
                  refusal={isFull ? fullId : undefined}
                  step={step}
                />
              ))}
            </ul>
          </div>
        </details>
      )}
      {started.length > 0 && view.solutions.length > 0 && (
        <p className="text-3 soft">{t('evaluation.plan.sent')}</p>
      )}
      <PlanFiles plan={plan} />
    </section>
  );
}

/** The result with the steps that are done or worked on, and whether the plan is kept. */
function Outcome({ view, plan }: PlanSectionProps) {
  const t = useTexts();
  const { now, done } = plan.parts;
  const outlook = resultWith(view, new Set([...now, ...done].map(({ id }) => id)));
  const values = {
    from: formatPercent(view.percentage),
    to: formatPercent(outlook.percentage),
    score: formatNumber(outlook.score),
    max: formatNumber(outlook.maxScore),
  };
  return (
    <div className="stack gap-1">
      <p aria-live="polite" className="strong">
        {t(`evaluation.plan.${outlook.score === view.score ? 'none' : 'result'}`, values)}
      </p>
      <SavingState plan={plan} />
    </div>
  );
}
