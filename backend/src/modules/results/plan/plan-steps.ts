import type { PublishedPage } from '../../evaluations/published-page.js';

export const PLAN_STATES = ['open', 'planned', 'done'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** The periods of a plan: how many steps begin in each, and in how many days they should be done. */
export const PLAN_PERIODS = [
  { period: 'first', days: 30, steps: 3 },
  { period: 'next', days: 60, steps: 3 },
  { period: 'later', days: 90, steps: Infinity },
] as const;
export type PlanPeriod = (typeof PLAN_PERIODS)[number]['period'];

/** As many as the page lets its reader tick. */
export const MOST_STEPS = 100;

/** What a clinic has noted about a step. */
export interface PlanNotes {
  state: PlanState;
  who: string;
  /** YYYY-MM-DD. */
  due: string | null;
}

/** A step of a page's plan. */
export interface PlanStep {
  questionId: string;
  text: string;
  sectionName: string;
  points: number;
  period: PlanPeriod;
}

/**
 * The steps of a page in the one ranking, each once, by period (rules: plan of an evaluation). A tip without a question
 * behind it, which pages of long ago may have, is none. Pure.
 */
export function planSteps(page: PublishedPage): PlanStep[] {
  const seen = new Set<string>();
  return page.sections
    .flatMap(({ id, name }) =>
      (page.sectionData[id]?.tips ?? []).map((tip) => ({ ...tip, sectionName: name })),
    )
    .filter(({ questionId, points }) => {
      const isStep = Boolean(questionId) && points > 0 && !seen.has(questionId);
      seen.add(questionId);
      return isStep;
    })
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.weight - a.weight || b.points - a.points)
    .slice(0, MOST_STEPS)
    .map(({ questionId, tip, sectionName, points }, place) => ({
      questionId,
      text: tip,
      sectionName,
      points,
      period: periodOf(place),
    }));
}

/** By its place alone, from 0: nothing tells yet how much effort a step takes. */
function periodOf(place: number): PlanPeriod {
  let end = 0;
  return PLAN_PERIODS.find(({ steps }) => place < (end += steps))!.period;
}
