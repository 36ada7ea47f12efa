import { type Stats } from '../evaluations/evaluations.api.ts';
import { type EvaluationStatus } from '../evaluations/status-rules.ts';

export type Stage = Exclude<EvaluationStatus, 'error'>;

/** The way of an evaluation from its arrival to the client's click. */
export const stages: readonly Stage[] = ['pending', 'generated', 'verified', 'sent', 'opened', 'clicked'];

/**
 * Of the evaluations that reached the stage before, the share in percent that reached this one or went
 * further; null for the first stage and when nothing reached the one before. An evaluation in error counts
 * as not generated.
 */
export function shareOfPrevious(stats: Stats, stage: Stage): number | null {
  const index = stages.indexOf(stage);
  if (index < 1) return null;
  const before = reached(stats, index - 1);
  return before === 0 ? null : (100 * reached(stats, index)) / before;
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
