import { type Schemas } from '../../../shared/api/operations.ts';
import { type Job } from './jobs.api.ts';

/** What came of an upload of responses or of a synchronisation with a spreadsheet. */
export type ImportReport = Schemas['ResponseImportResponse'] | Schemas['SheetSyncResponse'];

/** A row of a workbook that was not taken over, and why. */
export type RowFinding = Schemas['RowProblemResponse'];

/** What an upload or a synchronisation did; null for other work, and until it has ended. */
export function importReportOf(job: Job): ImportReport | null {
  return job.kind === 'import-responses' || job.kind === 'sync-sheets' ? job.result : null;
}

/** Work that takes rows over and leaves those out that are wrong. */
export const isImport = (kind: string): boolean => kind === 'import-responses' || kind === 'sync-sheets';

/** The rows that are wrong; a spreadsheet's are among those that were skipped. */
export function errorsOf(report: ImportReport): readonly RowFinding[] {
  return 'errors' in report ? report.errors : [];
}
