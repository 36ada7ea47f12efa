import { defineQueue } from '../../../platform/jobs/define-queue.js';

export const trelloQueue = defineQueue<{
  /** Cards of responses that have just come in, or one that a person asked for; one item per evaluation, `ref` is its id. */
  'trello-cards': { payload: object; result: null };
  /** A run that posts the due comments, one item. They are rows of webhook_delivery; nobody waits for it in the app. */
  'trello-comments': { payload: object; result: null };
}>('trello', {
  'trello-cards': { attempts: 6, progress: 'items', reachesOut: true },
  'trello-comments': { attempts: 6, progress: 'items', retryable: false, reachesOut: true },
});
