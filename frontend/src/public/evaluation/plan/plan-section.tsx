import { useState } from 'react';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ScoreBar } from '../../ui/score-bar.tsx';
import { type EvaluationView, type Solution } from '../evaluation-view.ts';
import { stepsId } from '../next-step.tsx';
import { resultWith } from '../what-if.ts';
import { type StepNotes } from './plan-store.ts';
import { dayAfter, periodsOf, type Period } from './periods.ts';
import { PlanFiles } from './plan-files.tsx';
import { PlanStep } from './plan-step.tsx';
import styles from './plan.module.css';
import { SavingState } from './saving-state.tsx';
import { stepsThatAre, type Plan } from './use-plan.ts';

/** Of the last period, before the reader asks for the rest: none but those that are in the plan. */
const isHidden = (name: Period['name'], state: string) => name === 'later' && state === 'open';

/** Each recommended solution beside the first step that it serves, by the step's id. */
function solutionsOf(periods: readonly Period[], view: EvaluationView): Map<string, Solution> {
  const left = new Map(view.solutions.map((solution) => [solution.id, solution]));
  const beside = new Map<string, Solution>();
  for (const { id, productId = '' } of periods.flatMap(({ tips }) => tips)) {
    const solution = left.get(productId);
    if (solution && left.delete(productId)) beside.set(id, solution);
  }
  return beside;
}

interface PlanSectionProps {
  view: EvaluationView;
  plan: Plan;
}

/** The steps of the result by period: ticked ones show what they would bring, with who sees to them and by when. */
export function PlanSection({ view, plan }: PlanSectionProps) {
  const t = useTexts();
  const [all, setAll] = useState(false);
  const periods = periodsOf(view);
  if (periods.length === 0) return null;
  const solutions = solutionsOf(periods, view);
  const stateOf = (id: string) => plan.notes.get(id)?.state ?? 'open';
  const shown = periods
    .map((period) => ({
      ...period,
      tips: all ? period.tips : period.tips.filter(({ id }) => !isHidden(period.name, stateOf(id))),
    }))
    .filter(({ tips }) => tips.length > 0);
  const change = (id: string, notes: Partial<StepNotes>) => {
    // What is unticked stays where it is.
    if (notes.state === 'open') setAll(true);
    plan.change(id, notes);
  };
  const rest = periods.flatMap(({ tips }) => tips).length - shown.flatMap(({ tips }) => tips).length;
  return (
    <section id={stepsId} className={`tint-mist rounder hide-in-print ${styles.plan}`}>
      <h2>{t('evaluation.plan.title')}</h2>
      <p className={styles.lead}>{t('evaluation.plan.lead')}</p>
      <Outcome plan={plan} view={view} />
      {shown.map(({ name, days, tips }) => (
        <div className="stack gap-3" key={name}>
          <h3 className="strong space-above-4">{t(`evaluation.plan.${name}`, { days })}</h3>
          <ul className="stack may-shrink">
            {tips.map((tip) => (
              <PlanStep
                key={tip.id}
                notes={plan.notes.get(tip.id)}
                onChange={(notes) => change(tip.id, notes)}
                solution={solutions.get(tip.id)}
                suggestedDue={dayAfter(days)}
                tip={tip}
              />
            ))}
          </ul>
        </div>
      ))}
      {rest > 0 && (
        <div className={`space-above-2 ${styles.more}`}>
          <Button look="plain" onClick={() => setAll(true)}>
            {t('evaluation.plan.more', { count: rest })}
          </Button>
        </div>
      )}
      {stepsThatAre(plan, 'planned').size > 0 && view.solutions.length > 0 && (
        <p className="text-3 soft">{t('evaluation.plan.sent')}</p>
      )}
      {plan.keeping !== 'local' && <PlanFiles hashedUrl={plan.hashedUrl} />}
    </section>
  );
}

/** The result with the ticked steps, and whether they are kept; in sight while steps are ticked. */
function Outcome({ view, plan }: PlanSectionProps) {
  const t = useTexts();
  const ticked = stepsThatAre(plan, 'planned', 'done');
  const outlook = resultWith(view, ticked);
  const values = {
    from: formatPercent(view.percentage),
    to: formatPercent(outlook.percentage),
    score: formatNumber(outlook.score),
    max: formatNumber(outlook.maxScore),
  };
  return (
    <div className={`stack ${styles.outcome}`}>
      <ScoreBar average={0} percentage={outlook.percentage} />
      <p aria-live="polite" className="strong numeric">
        {t(ticked.size === 0 ? 'evaluation.plan.none' : 'evaluation.plan.result', values)}
      </p>
      <SavingState plan={plan} />
    </div>
  );
}
