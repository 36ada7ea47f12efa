export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
export type JobCounts = Readonly<{ done: number; total: number; failed: number; skipped: number }>;

/** True once nothing more will happen to the job. */
export function isFinished(state: JobState): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

/**
 * How far the job is, 0 to 100 in whole percent. Failed and skipped items count as dealt with; 100 is kept for
 * the end, so that a bar that looks full is full. Without a known total it is 0.
 */
export function percentOf(counts: JobCounts): number {
  if (counts.total <= 0) return 0;
  const handled = Math.min(handledOf(counts), counts.total);
  return Math.floor((100 * handled) / counts.total);
}

/** Items dealt with, whatever came of them. */
export function handledOf(counts: JobCounts): number {
  return Math.max(0, counts.done) + Math.max(0, counts.failed) + Math.max(0, counts.skipped);
}

/** The quarter reached, 0 to 4. Screen readers hear about quarters, not about every tick (WCAG 4.1.3). */
export function quarterOf(counts: JobCounts): number {
  return Math.floor(percentOf(counts) / 25);
}

/** Milliseconds until the next question to the server: quick for short work, easy on the server for long work. */
export function pollDelay(runningForMs: number): number {
  if (runningForMs < 10_000) return 1_000;
  if (runningForMs < 30_000) return 2_000;
  return 5_000;
}
