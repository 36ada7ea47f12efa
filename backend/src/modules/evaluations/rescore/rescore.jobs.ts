import { defineQueue } from '../../../platform/jobs/define-queue.js';

export interface RescoreResult {
  rescored: number;
  changed: number;
}

export const rescoreQueue = defineQueue<{ rescore: { payload: object; result: RescoreResult } }>('rescore', {
  rescore: { attempts: 5, progress: 'reported' },
});
