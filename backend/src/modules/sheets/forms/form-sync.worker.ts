import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import { formSyncQueue } from './form-sync.jobs.js';
import { FormSyncService } from './form-sync.service.js';

@Injectable()
export class FormSyncWorker {
  constructor(queues: QueueWorker, forms: FormSyncService) {
    queues.process(formSyncQueue, 2, {
      'sync-form': {
        run: (work) => forms.run(work),
        failed: (work, error) => forms.recordFailure(work.questionnaireId!, error),
      },
    });
  }
}
