import { Injectable } from '@nestjs/common';
import { defineQueue } from '../../platform/jobs/define-queue.js';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import { SendingService } from '../delivery/mails/sending.service.js';
import { ApprovalService } from '../review/approval.service.js';
import type { BulkResponse } from './bulk.dto.js';

/** Work on selected rows that is quick by itself; `ref` is the evaluation's id, to verify with the version that was seen. */
export const bulkQueue = defineQueue<{
  'verify-selected': { payload: object; result: BulkResponse | null };
  'send-selected': { payload: object; result: BulkResponse | null };
}>('bulk', {
  // What failed has to be looked at again, and is another version by then.
  'verify-selected': { attempts: 1, progress: 'items', retryable: false },
  'send-selected': { attempts: 1, progress: 'items' },
});

/** An evaluation and its version as an item of a job names them. */
export const refOf = ({ id, version }: { id: string; version: number }): string => `${id}@${version}`;
const readRef = (ref: string): { id: string; version: number } => {
  const [id = '', version] = ref.split('@');
  return { id, version: Number(version) };
};

const CONCURRENCY = 4;

@Injectable()
export class BulkWorker {
  constructor(queues: QueueWorker, approval: ApprovalService, sending: SendingService) {
    queues.process(bulkQueue, CONCURRENCY, {
      'verify-selected': {
        run: (work) =>
          work.finish(async () => {
            const { id, version } = readRef(work.ref!);
            await approval.verify(id, version);
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
