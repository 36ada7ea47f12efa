import type { Effort } from '../../questionnaires/effort.js';
import type { SuggestedTip } from '../../scoring/score-page.js';
import {
  planParts,
  type PlanPart,
  type PlanState,
  type RankedStep,
  type StepReason,
} from './parts/plan-parts.js';

export const PLAN_STATES = ['open', 'planned', 'later', 'done'] as const satisfies readonly PlanState[];

/** As many as the page lets its reader plan. */
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
  evaluation: { sectionScores: readonly { sectionId: number; percentage: number }[] };
  sections: readonly { id: number; name: string }[];
  sectionData: Record<string, { tips: readonly (Omit<SuggestedTip, 'rank'> & { rank?: number })[] }>;
}

/** A step of a page's plan. */
export interface PlanStep extends RankedStep {
  questionId: string;
  text: string;
  sectionName: string;
  /** Where it only prepares: the points that it prepares the way to. */
  prepares?: number;
  /** Absent: medium. */
  effort?: Effort;
  /** The product that serves it, if there is one. */
  productId?: string;
}

/** A step with its place in the plan and what is noted of it. */
export interface NotedStep extends PlanStep, PlanNotes {
  part: PlanPart;
  /** Why it comes now. */
  reason?: StepReason;
}

/**
 * The steps of a page in the one ranking, each once (rules: plan of an evaluation). A tip without a question
 * behind it, which pages of long ago may have, is none. Pure.
 */
export function planSteps(page: PlannedPage): PlanStep[] {
  const seen = new Set<string>();
  const reached = new Map(
    page.evaluation.sectionScores.map(({ sectionId, percentage }) => [sectionId, percentage]),
  );
  return page.sections
    .flatMap(({ id, name }) =>
      (page.sectionData[id]?.tips ?? []).map((tip) => ({
        ...tip,
        sectionName: name,
        missing: 100 - (reached.get(id) ?? 0),
      })),
    )
    .filter(({ questionId, points, prepares }) => {
      const brings = points > 0 || prepares !== undefined;
      const isStep = Boolean(questionId) && brings && !seen.has(questionId);
      seen.add(questionId);
      return isStep;
    })
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.weight - a.weight || b.points - a.points)
    .slice(0, MOST_STEPS)
    .map(({ questionId, tip, sectionName, weight, points, missing, prepares, effort, productId }) => ({
      questionId,
      text: tip,
      sectionName,
      weight,
      points,
      missing,
      ...(prepares === undefined ? {} : { prepares }),
      effort,
      productId,
    }));
}

const NOTHING: PlanNotes = { state: 'open', who: '', due: null };

/** The plan as the page shows it: what is worked on now, what comes later, and what is done. Pure. */
export function notedSteps(page: PlannedPage, saved: ReadonlyMap<string, PlanNotes>): NotedStep[] {
  const notesOf = ({ questionId }: PlanStep) => {
    const { state, who, due } = saved.get(questionId) ?? NOTHING;
    return { state, who, due };
  };
  const { now, later, done } = planParts(planSteps(page), (step) => notesOf(step).state);
  const parts: [PlanPart, (PlanStep & { reason?: StepReason })[]][] = [
    ['now', now],
    ['later', later],
    ['done', done],
  ];
  return parts.flatMap(([part, steps]) => steps.map((step) => ({ ...step, ...notesOf(step), part })));
}
