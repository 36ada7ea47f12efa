import { handledOf, type JobCounts } from './job-progress.ts';

const minimumMilliseconds = 3_000;

export type Sight = Readonly<{ at: number; handled: number }>;

const firstSights = new Map<string, Sight>();

/**
 * Milliseconds of work left, from the pace since the job was first seen by this page, so that waiting in the queue,
 * another computer's clock and earlier tries do not blur it. Null while there is too little to judge by.
 */
export function estimateLeft(counts: JobCounts, since: Sight, now: number): number | null {
  const handled = handledOf(counts);
  const left = counts.total - handled;
  const gained = handled - since.handled;
  const elapsed = now - since.at;
  if (left <= 0 || gained < 1 || elapsed < minimumMilliseconds) return null;
  return (elapsed / gained) * left;
}

/** The work left of a job, by the pace this page has seen; the first look only starts the measurement. */
export function workLeft(jobId: string, counts: JobCounts, now: number): number | null {
  const since = firstSights.get(jobId);
  // A retried job starts over with fewer items done than before.
  if (since === undefined || since.handled > handledOf(counts)) {
    firstSights.set(jobId, { at: now, handled: handledOf(counts) });
    return null;
  }
  return estimateLeft(counts, since, now);
}
