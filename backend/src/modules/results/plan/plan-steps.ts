import type { Effort } from '../../questionnaires/effort.js';
import type { SuggestedTip } from '../../scoring/score-page.js';

export const PLAN_STATES = ['open', 'planned', 'done'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** The periods of a plan: how many steps each takes, and in how many days they should be done. */
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

/** What a plan needs to know of a page. */
export interface PlannedPage {
  sections: readonly { id: number; name: string }[];
  sectionData: Record<string, { tips: readonly (Omit<SuggestedTip, 'rank'> & { rank?: number })[] }>;
}

/** A step of a page's plan. */
export interface PlanStep {
  questionId: string;
  text: string;
  sectionName: string;
  points: number;
  /** Where it only prepares: the points that it prepares the way to. */
  prepares?: number;
  /** Absent: medium. */
  effort?: Effort;
  /** The product that serves it, if there is one. */
  productId?: string;
  period: PlanPeriod;
}

/**
 * The steps of a page in the one ranking, each once, by period (rules: plan of an evaluation). A tip without a question
 * behind it, which pages of long ago may have, is none. Pure.
 */
export function planSteps(page: PlannedPage): PlanStep[] {
  const seen = new Set<string>();
  const steps = page.sections
    .flatMap(({ id, name }) =>
      (page.sectionData[id]?.tips ?? []).map((tip) => ({ ...tip, sectionName: name })),
    )
    .filter(({ questionId, points, prepares }) => {
      const brings = points > 0 || prepares !== undefined;
      const isStep = Boolean(questionId) && brings && !seen.has(questionId);
      seen.add(questionId);
      return isStep;
    })
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.weight - a.weight || b.points - a.points)
    .slice(0, MOST_STEPS);
  return inPeriods(
    steps.map(({ questionId, tip, sectionName, points, prepares, effort, productId }) => ({
      questionId,
      text: tip,
      sectionName,
      points,
      ...(prepares === undefined ? {} : { prepares }),
      effort,
      productId,
    })),
  );
}

/**
 * Groups steps in their ranking: each period takes so many, and what is a large effort never falls into the first one (rules: plan of
 * an evaluation). Pure.
 */
function inPeriods<T extends { effort?: Effort }>(steps: readonly T[]): (T & { period: PlanPeriod })[] {
  let index = 0;
  let taken = 0;
  return steps.map((step) => {
    if (taken === PLAN_PERIODS[index]!.steps || (index === 0 && step.effort === 'large')) {
      index += 1;
      taken = 0;
    }
    taken += 1;
    return { ...step, period: PLAN_PERIODS[index]!.period };
  });
}
