import { defineQueue } from '../../../platform/jobs/define-queue.js';
import type { Work } from '../../../platform/jobs/work.js';
import { SheetSyncResponse, type SheetSyncResult } from './sync.dto.js';

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

export type SheetSyncWork = Work<SheetSyncPayload, SheetSyncResult>;
