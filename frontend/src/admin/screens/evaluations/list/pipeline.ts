import { type EvaluationStatus, type Stats } from '../../../kit/evaluations/evaluations.api.ts';

export type Stage = Exclude<EvaluationStatus, 'error'>;

/** The way of an evaluation from its arrival to the client's click. */
export const stages: readonly Stage[] = ['pending', 'generated', 'verified', 'sent', 'opened', 'clicked'];

/**
 * Of all evaluations the share in percent that reached this stage or went further, as the funnel of the analytics counts; null for
 * the first stage, which all have reached, and without evaluations. One in error counts as not generated.
 */
export function shareOfAll(stats: Stats, stage: Stage): number | null {
  const index = stages.indexOf(stage);
  const all = reached(stats, 0);
  return index < 1 || all === 0 ? null : (100 * reached(stats, index)) / all;
}

/** How many texts regenerate-all will write: first ones, and new ones over those that are there. */
export function regenerationCounts(stats: Stats) {
  return {
    first: stats.pending + stats.error,
    over: stats.generated + stats.verified,
    verified: stats.verified,
    untouched: stats.sent + stats.opened + stats.clicked,
  };
}

function reached(stats: Stats, index: number): number {
  const later = stages.slice(index).reduce((sum, stage) => sum + stats[stage], 0);
  return index === 0 ? later + stats.error : later;
}
