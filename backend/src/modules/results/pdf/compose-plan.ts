import type { PageResponse } from '../public-page/page.dto.js';
import { PLAN_LABELS } from '../plan/plan-labels.js';
import { PLAN_PERIODS, type PlanNotes, type PlanStep, planSteps } from '../plan/plan-steps.js';
import type { FirstStepsContent, PlanContent } from './content.types.js';
import type { Words } from './words.js';

/** What the owner has noted about a step. */
export interface StepNotes extends PlanNotes {
  questionId: string;
}

/** The steps that lead to points, in their ranking, and after them the questions whose answers are not known. Pure. */
function allSteps(
  page: PageResponse,
): (Omit<PlanStep, 'period'> & { period: PlanStep['period'] | 'open' })[] {
  const open = page.sections
    .flatMap(({ id, name }) =>
      (page.sectionData[id]?.tips ?? []).map((tip) => ({
        ...tip,
        text: tip.tip,
        sectionName: name,
        period: 'open' as const,
      })),
    )
    .filter(({ state }) => state !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return [...planSteps(page), ...open];
}

/** The number of every step in the plan, by its question. Pure. */
export const numbersOf = (page: PageResponse): Map<string, number> =>
  new Map(allSteps(page).map(({ questionId }, index) => [questionId, index + 1]));

/** Every step in the one ranking, each by its first sentence, with what was noted about it (rules: PDF documents). Pure. */
export function planOf(page: PageResponse, notes: readonly StepNotes[], words: Words): PlanContent {
  const noted = new Map(notes.filter(({ state }) => state !== 'open').map((one) => [one.questionId, one]));
  const steps = allSteps(page).map((step, index) => ({
    ...step,
    row: rowOf(index + 1, step, noted.get(step.questionId), page.language, words),
  }));
  const rowsOf = (wanted: string) => steps.filter(({ period }) => period === wanted).map(({ row }) => row);
  const periods = PLAN_PERIODS.map(({ period, days }) => ({
    heading: words.say(`evaluation.plan.${period}`, { days: String(days) }),
    rows: rowsOf(period),
    isOpen: false,
  }));
  const open = {
    heading: words.say('evaluation.few.missing'),
    rows: rowsOf('open').map((row) => row.slice(0, 1)),
    isOpen: true,
  };
  const columns = ['evaluation.pdf.column-points', 'evaluation.plan.who', 'evaluation.plan.due'] as const;
  return {
    heading: words.say('evaluation.plan.title'),
    outcome: outcomeOf(
      page,
      planSteps(page).filter(({ questionId }) => noted.has(questionId)),
      words,
    ),
    columns: columns.map((key) => words.say(key)),
    periods: [...periods, open].filter(({ rows }) => rows.length > 0),
  };
}

function rowOf(
  number: number,
  { text, points, prepares }: Pick<PlanStep, 'text' | 'points' | 'prepares'>,
  noted: StepNotes | undefined,
  language: PageResponse['language'],
  words: Words,
): string[] {
  const preparing = () => PLAN_LABELS[language].prepares.replace('{points}', words.number(prepares!));
  const due = noted?.due ? words.day(new Date(noted.due)).replaceAll('\u00a0', ' ') : '';
  const state =
    noted && (noted.state === 'done' || due === '') ? PLAN_LABELS[language].states[noted.state] : '';
  return [
    `${number}. ${firstSentenceOf(text, language)}`,
    prepares !== undefined ? preparing() : points > 0 ? words.difference(points) : '',
    noted?.who ?? '',
    [state, due].filter((part) => part !== '').join(' · '),
  ];
}

const FIRST = 3;

/** The first three steps, the order they come in and the reason for the first (rules: Verdict). Pure. */
export function firstStepsOf(page: PageResponse, words: Words): FirstStepsContent {
  const steps = allSteps(page);
  return {
    heading: words.say('evaluation.summary.tips'),
    order: steps.length > 1 ? words.say('evaluation.summary.order') : '',
    reason: reasonOf(page, words),
    items: steps.slice(0, FIRST).map(({ text, sectionName, ...step }, index) => ({
      label: `${index + 1}.`,
      text: firstSentenceOf(text, page.language),
      note: [sectionName, promiseOf(step, words)].filter((part) => part !== '').join(' · '),
    })),
  };
}

function reasonOf(page: PageResponse, words: Words): string {
  const { sectionScores } = page.evaluation;
  const [first, ...others] = page.sections
    .flatMap(({ id, name }) => (page.sectionData[id]?.tips ?? []).map((tip) => ({ ...tip, name })))
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.weight - a.weight || b.points - a.points);
  if (first === undefined) return '';
  const counting = sectionScores.filter(({ maxScore }) => maxScore > 0);
  const lowest = Math.min(...counting.map(({ percentage }) => percentage));
  const [weakest, another] = counting.filter(({ percentage }) => percentage === lowest);
  const area = { area: weakest?.name ?? '', percent: words.percent(lowest) };
  return [
    others.every(({ weight }) => weight < first.weight) ? words.say('evaluation.headline.reason') : '',
    weakest && !another && counting.length > 1
      ? words.say(`evaluation.headline.weakest${weakest.name === first.name ? '-here' : ''}`, area)
      : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** By it a step goes wherever it is not told in full. */
function firstSentenceOf(text: string, language: PageResponse['language']): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.trim());
  return first?.segment.trim() ?? '';
}

/** What a step promises, or the points that it only prepares the way to, in words; empty where it does neither. Pure. */
function promiseOf({ points, prepares }: Pick<PlanStep, 'points' | 'prepares'>, words: Words): string {
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
