import { defineQueue } from '../../platform/jobs/define-queue.js';
import type { Status } from '../evaluations/status/status.js';
import { ConfigurationImportResponse, ResponseImportResponse } from './sheets.dto.js';
import type { PlannedEffectResponse } from './configuration/planned-effect.dto.js';
import type { RowChange } from './configuration/configuration-changes.js';
import type { RowError } from './sheets.errors.js';

/** Counts and rows as data; the sentences are made when they are read. */
export interface ConfigurationImportResult {
  created: number;
  updated: number;
  unchanged: number;
  /** The first of the rows that create or update something. */
  changes: RowChange[];
  errors: RowError[];
  unmatchedColumns: string[];
  effect: PlannedEffectResponse;
}

export interface ResponseImportResult {
  created: number;
  updated: number;
  unchanged: number;
  skipped: RowError[];
  errors: RowError[];
  /** Rows that were stored, with something odd about them. */
  warnings: RowError[];
  unmatchedColumns: string[];
  questionsWithoutColumn: string[];
}

export interface ImportPayload {
  dryRun: boolean;
}

/** Which evaluations to export. */
export interface ExportPayload {
  search?: string;
  status?: Status;
  clientName?: string;
  clientEmail?: string;
}

/** Uploads wait in the database for whichever worker takes them. */
export const sheetsQueue = defineQueue<{
  'import-config': { payload: ImportPayload; result: ConfigurationImportResult };
  'import-responses': { payload: ImportPayload; result: ResponseImportResult };
  'export-results': { payload: ExportPayload; result: { rows: number } };
}>('sheets', {
  'import-config': {
    attempts: 3,
    progress: 'reported',
    report: ConfigurationImportResponse,
  },
  'import-responses': {
    attempts: 3,
    progress: 'reported',
    report: ResponseImportResponse,
  },
  'export-results': { attempts: 3, progress: 'items' },
});
