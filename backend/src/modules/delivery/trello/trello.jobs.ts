import { defineQueue } from '../../../platform/jobs/define-queue.js';

/** One item per evaluation; `ref` is its id. */
export const trelloQueue = defineQueue<{
  /** Cards of responses that have just come in, or one that a person asked for. */
  'trello-cards': { payload: object; result: null };
  /** What is new about evaluations, told on their cards: nobody waits for it in the app. */
  'trello-comments': { payload: object; result: null };
}>('trello', {
  'trello-cards': { attempts: 6, progress: 'items', reachesOut: true },
  'trello-comments': { attempts: 6, progress: 'items', retryable: false, reachesOut: true },
});
