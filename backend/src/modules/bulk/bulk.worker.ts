import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import { SendingService } from '../delivery/mails/sending.service.js';
import { ApprovalService } from '../review/approval.service.js';
import { bulkQueue } from './bulk.jobs.js';

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
