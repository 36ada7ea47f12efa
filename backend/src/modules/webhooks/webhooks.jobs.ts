import { defineQueue } from '../../platform/jobs/define-queue.js';

/** One item per webhook, `ref` is its id: sends what is due for it, which are rows of webhook_delivery. */
export const webhookQueue = defineQueue<{
  'deliver-webhooks': { payload: object; result: null };
}>('webhooks', {
  'deliver-webhooks': { attempts: 3, progress: 'items', retryable: false, reachesOut: true },
});
