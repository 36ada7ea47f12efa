import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import { rescoreQueue } from './rescore.jobs.js';
import { RescoreService } from './rescore.service.js';

@Injectable()
export class RescoreWorker {
  constructor(queues: QueueWorker, rescore: RescoreService) {
    queues.process(rescoreQueue, 2, { rescore: { run: (work) => rescore.run(work) } });
  }
}
