import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import { ConfigurationImportService } from './configuration/configuration-import.service.js';
import { FormSyncService } from './forms/form-sync.service.js';
import { ResponseImportService } from './responses/response-import.service.js';
import { ResultsExportService } from './responses/results-export.service.js';
import { formSyncQueue, sheetsQueue, sheetSyncQueue } from './sheets.jobs.js';
import { SheetSyncService } from './sync/sync.service.js';

@Injectable()
export class SheetsWorker {
  constructor(
    queues: QueueWorker,
    configuration: ConfigurationImportService,
    responses: ResponseImportService,
    results: ResultsExportService,
    sync: SheetSyncService,
    forms: FormSyncService,
  ) {
    queues.process(sheetsQueue, 2, {
      'import-config': { run: (work) => configuration.run(work) },
      'import-responses': {
        run: (work) => responses.run(work),
        failed: (work) => responses.failed(work),
      },
      'export-results': { run: (work) => results.run(work) },
    });
    queues.process(sheetSyncQueue, 2, {
      'sync-sheets': {
        run: (work) => sync.run(work),
        failed: (work, error) => sync.failed(work, error),
      },
    });
    queues.process(formSyncQueue, 2, {
      'sync-form': {
        run: (work) => forms.run(work),
        failed: (work, error) => forms.recordFailure(work.questionnaireId!, error),
      },
    });
  }
}
