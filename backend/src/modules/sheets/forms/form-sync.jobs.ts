import { defineQueue } from '../../../platform/jobs/define-queue.js';
import type { PlannedEffectResponse } from '../configuration/planned-effect.dto.js';
import type { FormReport } from './form-report.js';
import { FormSyncResponse } from './form-sync.dto.js';

/** What a sync did, or would do. */
export type FormSyncResult = FormReport & { effect: PlannedEffectResponse };

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
