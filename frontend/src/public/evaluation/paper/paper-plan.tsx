import { formatDate, formatDifference, formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type EvaluationView } from '../evaluation-view.ts';
import { periodsOf } from '../plan/periods.ts';
import { stepsThatAre, type Plan } from '../plan/use-plan.ts';
import { promiseOf } from '../promise.ts';
import { rankedTips, type TipOfSection } from '../ranked-tips.ts';
import { shortName } from '../short-name.ts';
import { resultWith } from '../what-if.ts';
import styles from './whole-evaluation.module.css';

export interface NumberedStep extends TipOfSection {
  number: number;
}

/** The steps of the plan by their place in it, and after them the questions that are to be answered. Pure. */
export function numberedSteps(view: Pick<EvaluationView, 'sections'>): NumberedStep[] {
  const planned = periodsOf(view).flatMap(({ tips }) => tips);
  const open = rankedTips(view, ({ state }) => state !== undefined);
  return [...planned, ...open].map((tip, index) => ({ ...tip, number: index + 1 }));
}

interface PaperPlanProps {
  view: EvaluationView;
  plan: Plan;
  steps: readonly NumberedStep[];
}

/** Every step by its first sentence, with room for who does it by when. */
export function PaperPlan({ view, plan, steps }: PaperPlanProps) {
  const t = useTexts();
  if (steps.length === 0) return null;
  const ticked = stepsThatAre(plan, 'planned', 'done');
  const outlook = resultWith(view, ticked);
  const groups = [
    ...periodsOf(view).map(({ name, days, tips }) => ({
      heading: t(`evaluation.plan.${name}`, { days }),
      steps: steps.filter(({ id }) => tips.some((tip) => tip.id === id)),
    })),
  ];
  const open = steps.filter(({ state }) => state !== undefined);
  return (
    <section className={styles.plan}>
      <h2>{t('evaluation.plan.title')}</h2>
      {ticked.size > 0 && (
        <p>
          {t('evaluation.plan.result', {
            from: formatPercent(view.percentage),
            to: formatPercent(outlook.percentage),
            score: formatNumber(outlook.score),
            max: formatNumber(outlook.maxScore),
          })}
        </p>
      )}
      <table>
        {groups.map((group) => (
          <tbody key={group.heading}>
            <tr className="brand">
              <th scope="rowgroup">{group.heading}</th>
              <th>{t('evaluation.welcome.column-points')}</th>
              <th>{t('evaluation.plan.who')}</th>
              <th>{t('evaluation.plan.due')}</th>
            </tr>
            {group.steps.map((step) => (
              <PlanRow key={step.number} plan={plan} step={step} />
            ))}
          </tbody>
        ))}
        {open.length > 0 && (
          <tbody>
            <tr className="brand">
              <th colSpan={4} scope="rowgroup">
                {t('evaluation.few.missing')}
              </th>
            </tr>
            {open.map(({ number, text }) => (
              <tr key={number}>
                <td colSpan={4} dir="auto">
                  {number}. {shortName(text)}
                </td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </section>
  );
}

function PlanRow({ step, plan }: { step: NumberedStep; plan: Plan }) {
  const t = useTexts();
  const notes = plan.notes.get(step.id);
  const isIn = notes !== undefined && notes.state !== 'open';
  const due = isIn && notes.due !== null ? formatDate(notes.due) : '';
  const done = notes?.state === 'done' ? t('evaluation.plan.done') : '';
  const points = step.points > 0 ? formatDifference(step.points) : '';
  return (
    <tr>
      <td dir="auto">
        {step.number}. {shortName(step.text)}
      </td>
      <td>{step.prepares === undefined ? points : promiseOf(step, t)}</td>
      <td>{isIn ? notes.who : ''}</td>
      <td>{[done, due].filter((part) => part !== '').join(' · ')}</td>
    </tr>
  );
}
