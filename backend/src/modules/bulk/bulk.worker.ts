import { Injectable } from '@nestjs/common';
import { defineQueue } from '../../platform/jobs/define-queue.js';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import { SendingService } from '../delivery/mails/sending.service.js';
import { ApprovalService } from '../review/approval.service.js';
import type { BulkResponse } from './bulk.dto.js';

/** Work on selected rows that is quick by itself; `ref` is the evaluation's id. */
export const bulkQueue = defineQueue<{
  'verify-selected': { payload: object; result: BulkResponse | null };
  'send-selected': { payload: object; result: BulkResponse | null };
}>('bulk', {
  'verify-selected': { attempts: 1, progress: 'items' },
  'send-selected': { attempts: 1, progress: 'items' },
});

const CONCURRENCY = 4;

@Injectable()
export class BulkWorker {
  constructor(queues: QueueWorker, approval: ApprovalService, sending: SendingService) {
    queues.process(bulkQueue, CONCURRENCY, {
      'verify-selected': {
        run: (work) =>
          work.finish(async () => {
            await approval.verify(work.ref!);
            return null;
          }),
      },
      // Done means handed to the mail queue; how the mail fares is shown at the row.
      'send-selected': {
        run: (work) =>
          work.finish(async () => {
            await sending.send(work.ref!);
            return null;
          }),
      },
    });
  }
}
