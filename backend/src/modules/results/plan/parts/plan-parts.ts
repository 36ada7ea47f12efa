/** `open`: the clinic has said nothing of it; `planned`: started; `later`: put back; `done`. */
export type PlanState = 'open' | 'planned' | 'later' | 'done';

/** Where a step stands: worked on now, later, or done. */
export const PLAN_PARTS = ['now', 'later', 'done'] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

/** So many steps are worked on at once. */
const STEPS_AT_ONCE = 3;

/** Why a step comes where it comes: its question's weight, what its area misses, or the points that it can bring. */
export type StepReason = 'weight' | 'area' | 'points';

/** What the place of a step rests on. */
export interface RankedStep {
  weight: number;
  points: number;
  /** The part of its area's points that is missing, in percent. */
  missing: number;
}

/**
 * The parts of a plan, each in the ranking of its steps. Those that were started come first; where fewer than three are, the first
 * ones that nothing was said of are suggested beside them. What was put back comes only when it is started (rules: plan of an
 * evaluation). Each step of now has the reason why it comes before the rest. Pure.
 */
export function planParts<T extends RankedStep>(
  steps: readonly T[],
  stateOf: (step: T) => PlanState,
): { now: (T & { reason: StepReason })[]; later: T[]; done: T[] } {
  const inState = (state: PlanState) => steps.filter((step) => stateOf(step) === state);
  const chosen = new Set([...inState('planned'), ...inState('open')].slice(0, STEPS_AT_ONCE));
  const now = steps.filter((step) => chosen.has(step));
  const later = steps.filter((step) => !chosen.has(step) && stateOf(step) !== 'done');
  const reasons = reasonsOf([...now, ...later]);
  return {
    now: now.map((step, index) => ({ ...step, reason: reasons[index]! })),
    later,
    done: inState('done'),
  };
}

/** Whether another step can be started: not while as many were started as are worked on at once. Pure. */
export const canStart = (states: readonly PlanState[]): boolean =>
  states.filter((state) => state === 'planned').length < STEPS_AT_ONCE;

/**
 * Of each step, in the order in which they are shown, one reason that is true: it weighs more than all after it; else no other area
 * misses a larger part; else no other step brings more points; else what its area misses. Pure.
 */
export function reasonsOf(steps: readonly RankedStep[]): StepReason[] {
  const mostOf = (key: 'missing' | 'points') => Math.max(...steps.map((step) => step[key]));
  const most = { missing: mostOf('missing'), points: mostOf('points') };
  return steps.map((step, index) => {
    const after = steps.slice(index + 1);
    if (after.length > 0 && after.every(({ weight }) => weight < step.weight)) return 'weight';
    return step.missing < most.missing && step.points > 0 && step.points === most.points ? 'points' : 'area';
  });
}
