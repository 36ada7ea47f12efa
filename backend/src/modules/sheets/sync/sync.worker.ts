import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import { sheetSyncQueue } from './sync.jobs.js';
import { SheetSyncService } from './sync.service.js';

@Injectable()
export class SheetSyncWorker {
  constructor(queues: QueueWorker, sync: SheetSyncService) {
    queues.process(sheetSyncQueue, 2, {
      'sync-sheets': {
        run: (work) => sync.run(work),
        failed: (work, error) => sync.failed(work, error),
      },
    });
  }
}
