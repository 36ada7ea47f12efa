import { defineQueue } from '../../../platform/jobs/define-queue.js';

/** One item per mail; `ref` is the mail's id. */
export const mailQueue = defineQueue<{
  /** A sign-in code: nobody waits for it in the app. */
  'send-code': { payload: object; result: null };
  /** What follows from what clients do, receipts, offers and shares: nobody waits for it in the app. */
  'send-request': { payload: object; result: null };
  /** Mails to admins about their own account and about settings. */
  'send-notice': { payload: object; result: null };
  /** A result mail of one evaluation. */
  send: { payload: { evaluationId: string; mailId?: string }; result: null };
  /** Asks the mail service about a mail whose handing over had an unclear end. */
  'look-up': { payload: object; result: null };
}>('mail', {
  'send-code': { attempts: 5, progress: 'items', retryable: false },
  'send-request': { attempts: 300, progress: 'items', retryable: false, reachesOut: true },
  'send-notice': { attempts: 300, progress: 'items', retryable: false, reachesOut: true },
  send: { attempts: 300, progress: 'items', retryable: false, reachesOut: true },
  'look-up': { attempts: 6, progress: 'items', retryable: false },
});
