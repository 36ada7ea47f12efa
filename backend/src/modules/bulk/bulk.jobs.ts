import { defineQueue } from '../../platform/jobs/define-queue.js';

interface Counts {
  successCount: number;
  errorCount: number;
  skippedCount: number;
}

/** Work on selected rows that is quick by itself; `ref` is the evaluation's id. */
export const bulkQueue = defineQueue<{
  'verify-selected': { payload: object; result: Counts | null };
  'send-selected': { payload: object; result: Counts | null };
}>('bulk', {
  'verify-selected': { attempts: 1, progress: 'items' },
  'send-selected': { attempts: 1, progress: 'items' },
});
