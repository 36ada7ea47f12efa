import { defineQueue } from '../../../platform/jobs/define-queue.js';
import type { RowError } from '../sheets.errors.js';
import { SheetSyncResponse } from './sync.dto.js';

/** Every row of the sheet is either stored (created, updated, unchanged) or skipped with a reason. */
export interface SheetSyncResult {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: RowError[];
  /** Rows that were stored, with something odd about them. */
  warnings: RowError[];
  unmatchedColumns: string[];
  questionsWithoutColumn: string[];
  source: 'api' | 'csv';
}

export interface SheetSyncPayload {
  dryRun: boolean;
  /** Started by the schedule, not by a person. */
  byItself?: boolean;
}

/** A queue of its own: while Google asks us to wait, uploads go on. */
export const sheetSyncQueue = defineQueue<{
  'sync-sheets': { payload: SheetSyncPayload; result: SheetSyncResult };
}>('sheet-sync', {
  'sync-sheets': {
    attempts: 4,
    progress: 'reported',
    report: SheetSyncResponse,
  },
});
