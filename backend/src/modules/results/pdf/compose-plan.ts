import { PLAN_PARTS } from '../plan/parts/plan-parts.js';
import { type NotedStep, notedSteps, type PlanNotes, type PlanStep, planSteps } from '../plan/plan-steps.js';
import { firstReasonOf } from '../first-reason.js';
import type { PageResponse } from '../public-page/page.dto.js';
import type { FirstStepsContent, PlanContent } from './content.types.js';
import type { Words } from './words.js';

/** What the owner has noted about a step. */
export interface StepNotes extends PlanNotes {
  questionId: string;
}

type NumberedStep = Pick<PlanStep, 'questionId' | 'text' | 'sectionName' | 'points' | 'prepares'>;

/** The questions whose answers are not known, in their ranking. Pure. */
function unanswered(page: PageResponse): NumberedStep[] {
  return page.sections
    .flatMap(({ id, name }) =>
      (page.sectionData[id]?.tips ?? []).map((tip) => ({ ...tip, text: tip.tip, sectionName: name })),
    )
    .filter(({ state }) => state !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
}

/** The steps that lead to points, in their ranking, and after them the questions whose answers are not known. Pure. */
const allSteps = (page: PageResponse): NumberedStep[] => [...planSteps(page), ...unanswered(page)];

/** The number of every step in the plan, by its question. Pure. */
export const numbersOf = (page: PageResponse): Map<string, number> =>
  new Map(allSteps(page).map(({ questionId }, index) => [questionId, index + 1]));

/**
 * Every step by its number and first sentence, with what was noted about it: what is worked on now, what comes later, what is done, and
 * what is to be answered (rules: PDF documents). Pure.
 */
export function planOf(page: PageResponse, notes: readonly StepNotes[], words: Words): PlanContent {
  const steps = notedSteps(page, new Map(notes.map((one) => [one.questionId, one])));
  const numbers = numbersOf(page);
  const titleOf = ({ questionId, text }: NumberedStep) =>
    `${numbers.get(questionId)!}. ${firstSentenceOf(text, page.language)}`;
  const rowOf = (step: NotedStep) => [
    titleOf(step),
    shortPromiseOf(step, words),
    step.who,
    dayOf(step, words),
  ];
  const parts = PLAN_PARTS.map((part) => ({
    heading: words.say(`evaluation.plan.${part}`),
    rows: steps.filter((step) => step.part === part).map(rowOf),
    isOpen: false,
  }));
  const open = {
    heading: words.say('evaluation.few.missing'),
    rows: unanswered(page).map((step) => [titleOf(step)]),
    isOpen: true,
  };
  const columns = ['evaluation.pdf.column-points', 'evaluation.plan.who', 'evaluation.plan.due'] as const;
  return {
    heading: words.say('evaluation.plan.title'),
    outcome: outcomeOf(
      page,
      steps.filter(({ part }) => part !== 'later'),
      words,
    ),
    columns: columns.map((key) => words.say(key)),
    periods: [...parts, open].filter(({ rows }) => rows.length > 0),
  };
}

const dayOf = ({ due }: PlanNotes, words: Words): string =>
  due === null ? '' : words.day(new Date(due)).replaceAll('\u00a0', ' ');

/** In a column of its own: the points alone. */
const shortPromiseOf = (step: Pick<PlanStep, 'points' | 'prepares'>, words: Words): string =>
  step.prepares === undefined && step.points > 0 ? words.difference(step.points) : promiseOf(step, words);

const FIRST = 3;

/** The first three steps, the order they come in and the reason for the first (rules: Verdict). Pure. */
export function firstStepsOf(page: PageResponse, words: Words): FirstStepsContent {
  const steps = allSteps(page);
  return {
    heading: words.say('evaluation.summary.tips'),
    order: steps.length > 1 ? words.say('evaluation.summary.order') : '',
    reason: reasonsOf(page, words),
    items: steps.slice(0, FIRST).map(({ text, sectionName, ...step }, index) => ({
      label: `${index + 1}.`,
      text: firstSentenceOf(text, page.language),
      note: [sectionName, promiseOf(step, words)].filter((part) => part !== '').join(' · '),
    })),
  };
}

function reasonsOf(page: PageResponse, words: Words): string {
  const { sectionScores } = page.evaluation;
  const ranked = page.sections
    .flatMap(({ id, name }) => (page.sectionData[id]?.tips ?? []).map((tip) => ({ ...tip, name })))
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.weight - a.weight || b.points - a.points);
  const [first] = ranked;
  if (first === undefined) return '';
  const key = firstReasonOf(ranked);
  const counting = sectionScores.filter(({ maxScore }) => maxScore > 0);
  const lowest = Math.min(...counting.map(({ percentage }) => percentage));
  const [weakest, another] = counting.filter(({ percentage }) => percentage === lowest);
  const area = { area: weakest?.name ?? '', percent: words.percent(lowest) };
  return [
    key === null ? '' : words.say(key),
    weakest && !another && counting.length > 1
      ? words.say(`evaluation.headline.weakest${weakest.name === first.name ? '-here' : ''}`, area)
      : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The name of a step wherever it is not given in full. */
function firstSentenceOf(text: string, language: PageResponse['language']): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.trim());
  return first?.segment.trim() ?? '';
}

/** Why a step comes now, in words; empty of those that do not. Pure. */
export const reasonOf = ({ reason, missing }: Pick<NotedStep, 'reason' | 'missing'>, words: Words): string =>
  reason === undefined ? '' : words.say(`evaluation.plan.why-${reason}`, { percent: words.percent(missing) });

/** How much work a step is, where it is little or much. Pure. */
export const effortOf = ({ effort }: Pick<PlanStep, 'effort'>, words: Words): string =>
  effort === 'small' || effort === 'large' ? words.say(`evaluation.plan.effort-${effort}`) : '';

/** What a step promises, or the points that it only prepares the way to, in words; empty where it does neither. Pure. */
export function promiseOf({ points, prepares }: Pick<PlanStep, 'points' | 'prepares'>, words: Words): string {
  if (prepares !== undefined)
    return words.say('evaluation.tip.prepares', { points: words.number(prepares) }, prepares);
  return points > 0 ? words.say('evaluation.tip.points', { points: words.number(points) }, points) : '';
}

/** No area gains more than it misses (rules: What if). */
function outcomeOf(page: PageResponse, steps: readonly PlanStep[], words: Words): string {
  const { totalScore, maxScore, percentage, sectionScores } = page.evaluation;
  const gained = page.sections.reduce((sum, { id, name }) => {
    const own = sectionScores.find(({ sectionId }) => sectionId === id);
    const points = steps
      .filter(({ sectionName }) => sectionName === name)
      .reduce((all, step) => all + step.points, 0);
    return sum + Math.min(points, Math.max((own?.maxScore ?? 0) - (own?.score ?? 0), 0));
  }, 0);
  if (gained === 0) return words.say('evaluation.plan.none', { from: words.percent(percentage) });
  const score = Math.min(totalScore + gained, maxScore);
  return words.say('evaluation.plan.result', {
    from: words.percent(percentage),
    to: words.percent(maxScore > 0 ? (score * 100) / maxScore : 0),
    score: words.number(score),
    max: words.number(maxScore),
  });
}
