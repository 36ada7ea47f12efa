import { readImportReport, type ImportReport } from '../jobs/import-report.ts';
import { isFinished } from '../jobs/job-progress.ts';
import { type Job } from '../jobs/jobs.api.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The server takes no larger file. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** The same limit as people are told it: a round number that is certainly accepted. */
export const toldUploadBytes = 10_000_000;

export type FileFault = 'type' | 'size' | 'empty';

/** What is wrong with a chosen file; null when it may be sent. An .xlsx by its type or its name is one. */
export function faultOf(file: Pick<File, 'name' | 'type' | 'size'>): FileFault | null {
  if (file.type !== workbookType && !/\.xlsx$/i.test(file.name.trim())) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxUploadBytes ? 'size' : null;
}

export type UploadFlow =
  | { phase: 'choosing'; fault: FileFault | null; file: File | null }
  | { phase: 'uploading'; file: File; fraction: number }
  | { phase: 'processing'; file: File; jobId: string }
  | { phase: 'done'; report: ImportReport }
  | { phase: 'failed'; file: File; reason: string };

export const startOfFlow: UploadFlow = { phase: 'choosing', fault: null, file: null };

/** True when the call was given up by the person, which is no failure to tell. */
export function wasGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Where the dialog goes on when its job has ended; null while it runs. `fallback` is said when no reason came. */
export function settle(flow: UploadFlow, job: Job | undefined, fallback: string): UploadFlow | null {
  if (flow.phase !== 'processing' || !job || !isFinished(job.state)) return null;
  const report = job.state === 'done' ? readImportReport(job.result) : null;
  if (report) return { phase: 'done', report };
  return { phase: 'failed', file: flow.file, reason: job.error?.message ?? fallback };
}
