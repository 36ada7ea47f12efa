import { defineQueue } from '../../../platform/jobs/define-queue.js';
import { FormSyncResponse, type FormSyncResult } from './form-sync.dto.js';

export interface FormSyncPayload {
  dryRun: boolean;
}

/** A queue of its own: while Google asks us to wait, uploads and sheets go on. */
export const formSyncQueue = defineQueue<{
  'sync-form': { payload: FormSyncPayload; result: FormSyncResult };
}>('form-sync', {
  'sync-form': {
    attempts: 4,
    progress: 'items',
    report: FormSyncResponse,
  },
});
