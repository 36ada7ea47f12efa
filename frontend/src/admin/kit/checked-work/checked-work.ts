import { isFinished } from '../jobs/job-progress.ts';
import { type Job } from '../jobs/jobs.api.ts';

/**
 * Work that is tried out first: checked without storing anything, shown, and done only when the person agrees.
 * `Report` is what either run answers.
 */
export type CheckedWork<Report> =
  | Readonly<{ phase: 'idle' }>
  | Readonly<{ phase: 'sending'; step: Step; fraction: number }>
  | Readonly<{ phase: 'running'; step: Step; jobId: string }>
  | Readonly<{ phase: 'checked' | 'done'; report: Report }>
  | Readonly<{ phase: 'failed'; step: Step; reason: string }>;

export type Step = 'check' | 'apply';

/** Where the work goes on when its job has ended; null while it runs. `fallback` is said when no reason came. */
export function settleWork<Report>(
  work: CheckedWork<Report>,
  job: Job | undefined,
  read: (job: Job) => Report | null,
  fallback: string,
): CheckedWork<Report> | null {
  if (work.phase !== 'running' || !job || !isFinished(job.state)) return null;
  const report = job.state === 'done' ? read(job) : null;
  if (report === null) return { phase: 'failed', step: work.step, reason: job.error?.message ?? fallback };
  return reported(work.step, report);
}

/** The phase that shows what a step has answered. */
export function reported<Report>(step: Step, report: Report): CheckedWork<Report> {
  return { phase: step === 'check' ? 'checked' : 'done', report };
}
