import { importReportOf, type ImportReport } from '../jobs/import-report.ts';
import { isFinished } from '../jobs/job-progress.ts';
import { type Job } from '../jobs/jobs.api.ts';
import { type FileFault } from '../ui/xlsx-file.ts';

export type UploadFlow =
  | { phase: 'choosing'; fault: FileFault | null; file: File | null }
  | { phase: 'uploading'; file: File; fraction: number }
  | { phase: 'processing'; file: File; jobId: string }
  | { phase: 'done'; report: ImportReport }
  | { phase: 'failed'; file: File; reason: string };

export const startOfFlow: UploadFlow = { phase: 'choosing', fault: null, file: null };

/** Where the dialog goes on when its job has ended; null while it runs. `fallback` is said when no reason came. */
export function settle(flow: UploadFlow, job: Job | undefined, fallback: string): UploadFlow | null {
  if (flow.phase !== 'processing' || !job || !isFinished(job.state)) return null;
  const report = job.state === 'done' ? importReportOf(job) : null;
  if (report) return { phase: 'done', report };
  return { phase: 'failed', file: flow.file, reason: job.error?.message ?? fallback };
}
