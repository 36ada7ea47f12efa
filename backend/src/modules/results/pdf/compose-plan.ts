import type { PageResponse } from '../public-page/page.dto.js';
import { PLAN_LABELS } from '../plan/plan-labels.js';
import { PLAN_PERIODS, type PlanNotes, type PlanStep, planSteps } from '../plan/plan-steps.js';
import type { PlanContent, TipContent } from './content.types.js';
import type { Words } from './words.js';

/** What the owner has noted about a step. */
export interface StepNotes extends PlanNotes {
  questionId: string;
}

/**
 * The plan as the page shows it: the steps of the first two periods, of the last one those that are planned or done; each with what
 * was noted about it (rules: PDF documents). Pure.
 */
export function planOf(page: PageResponse, notes: readonly StepNotes[], words: Words): PlanContent {
  const noted = new Map(notes.filter(({ state }) => state !== 'open').map((one) => [one.questionId, one]));
  const products = new Map(page.globalRecommendedProducts.map(({ product }) => [product.id, product.name]));
  const steps = planSteps(page).map((step) => {
    const helps = products.get(step.productId ?? '');
    products.delete(step.productId ?? '');
    return { ...step, helps, noted: noted.get(step.questionId) };
  });
  const periods = PLAN_PERIODS.map(({ period, days }) => ({
    heading: words.say(`evaluation.plan.${period}`, { days: String(days) }),
    items: steps
      .filter((step) => step.period === period && (period !== 'later' || step.noted !== undefined))
      .map((step) => itemOf(step, page.language, words)),
  }));
  return {
    heading: words.say('evaluation.plan.title'),
    outcome: outcomeOf(
      page,
      steps.filter((step) => step.noted !== undefined),
      words,
    ),
    periods: periods.filter(({ items }) => items.length > 0),
  };
}

function itemOf(
  {
    text,
    sectionName,
    effort,
    helps,
    noted,
    ...step
  }: PlanStep & { helps?: string | undefined; noted?: StepNotes | undefined },
  language: PageResponse['language'],
  words: Words,
): TipContent {
  const work =
    effort === 'small' || effort === 'large' ? [words.say(`evaluation.plan.effort-${effort}`)] : [];
  const help = helps === undefined ? [] : [words.say('evaluation.plan.solution', { name: helps })];
  const kept = noted
    ? [
        [
          PLAN_LABELS[language].states[noted.state],
          noted.who,
          noted.due === null ? '' : words.day(new Date(noted.due)),
        ],
      ]
    : [];
  return {
    text: text.trim(),
    note: [sectionName, promiseOf(step, words), ...work, ...help].join(' · '),
    kept: kept
      .flat()
      .filter((part) => part !== '')
      .join(' · '),
  };
}

/** What a step promises, or the points that it only prepares the way to, in words; empty where it does neither. Pure. */
export function promiseOf({ points, prepares }: Pick<PlanStep, 'points' | 'prepares'>, words: Words): string {
  if (prepares !== undefined)
    return words.say('evaluation.tip.prepares', { points: words.number(prepares) }, prepares);
  return points > 0 ? words.say('evaluation.tip.points', { points: words.number(points) }, points) : '';
}

/** No area gains more than it misses (rules: What if). */
function outcomeOf(page: PageResponse, steps: readonly PlanStep[], words: Words): string {
  if (steps.length === 0) return '';
  const { totalScore, maxScore, percentage, sectionScores } = page.evaluation;
  const gained = page.sections.reduce((sum, { id, name }) => {
    const own = sectionScores.find(({ sectionId }) => sectionId === id);
    const points = steps
      .filter(({ sectionName }) => sectionName === name)
      .reduce((all, step) => all + step.points, 0);
    return sum + Math.min(points, Math.max((own?.maxScore ?? 0) - (own?.score ?? 0), 0));
  }, 0);
  const score = Math.min(totalScore + gained, maxScore);
  return words.say('evaluation.plan.result', {
    from: words.percent(percentage),
    to: words.percent(maxScore > 0 ? (score * 100) / maxScore : 0),
    score: words.number(score),
    max: words.number(maxScore),
  });
}
