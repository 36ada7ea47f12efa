import { formatDate, formatDifference, formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type EvaluationView } from '../evaluation-view.ts';
import { type Plan, type PlanStepView } from '../plan/use-plan.ts';
import { promiseOf } from '../promise.ts';
import { rankedTips, type TipOfSection } from '../ranked-tips.ts';
import { shortName } from '../short-name.ts';
import { possibleTips, resultWith } from '../what-if.ts';
import styles from './whole-evaluation.module.css';

export interface NumberedStep extends TipOfSection {
  number: number;
}

/** The steps of the plan by their place in it, and after them the questions that are to be answered. Pure. */
export function numberedSteps(view: Pick<EvaluationView, 'sections'>): NumberedStep[] {
  const open = rankedTips(view, ({ state }) => state !== undefined);
  return [...possibleTips(view), ...open].map((tip, index) => ({ ...tip, number: index + 1 }));
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
  const { now, later, done } = plan.parts;
  const outlook = resultWith(view, new Set([...now, ...done].map(({ id }) => id)));
  const numbers = new Map(steps.map(({ id, number }) => [id, number]));
  const groups = Object.entries({ now, later, done }).filter(([, ofPart]) => ofPart.length > 0);
  const open = steps.filter(({ state }) => state !== undefined);
  return (
    <section className={styles.plan}>
      <h2>{t('evaluation.plan.title')}</h2>
      {outlook.score > view.score && (
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
        {groups.map(([part, ofPart]) => (
          <tbody key={part}>
            <tr className="brand">
              <th scope="rowgroup">{t(`evaluation.plan.${part}`)}</th>
              <th>{t('evaluation.welcome.column-points')}</th>
              <th>{t('evaluation.plan.who')}</th>
              <th>{t('evaluation.plan.due')}</th>
            </tr>
            {ofPart.map((step) => (
              <PlanRow key={step.id} number={numbers.get(step.id)} step={step} />
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

function PlanRow({ step, number }: { step: PlanStepView; number: number | undefined }) {
  const t = useTexts();
  const { text, points, prepares, notes } = step;
  return (
    <tr>
      <td dir="auto">
        {number}. {shortName(text)}
      </td>
      <td>{prepares === undefined && points > 0 ? formatDifference(points) : promiseOf(step, t)}</td>
      <td>{notes.who}</td>
      <td>{notes.due === null ? '' : formatDate(notes.due)}</td>
    </tr>
  );
}
