import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import { bulkQueue } from './bulk.jobs.js';

const CONCURRENCY = 4;

@Injectable()
export class BulkWorker {
  constructor(queues: QueueWorker, evaluations: EvaluationsService) {
    queues.process(bulkQueue, CONCURRENCY, {
      'verify-selected': {
        run: (work) =>
          work.finish(async () => {
            await evaluations.verify(work.ref!);
            return null;
          }),
      },
      // Done means handed to the mail queue; how the mail fares is shown at the row.
      'send-selected': {
        run: (work) =>
          work.finish(async () => {
            await evaluations.send(work.ref!);
            return null;
          }),
      },
    });
  }
}
