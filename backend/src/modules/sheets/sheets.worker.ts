import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import { ConfigurationImportService } from './configuration/configuration-import.service.js';
import { ResponseImportService } from './responses/response-import.service.js';
import { ResultsExportService } from './responses/results-export.service.js';
import { sheetsQueue } from './sheets.jobs.js';

@Injectable()
export class SheetsWorker {
  constructor(
    queues: QueueWorker,
    configuration: ConfigurationImportService,
    responses: ResponseImportService,
    results: ResultsExportService,
  ) {
    queues.process(sheetsQueue, 2, {
      'import-config': { run: (work) => configuration.run(work) },
      'import-responses': {
        run: (work) => responses.run(work),
        failed: (work) => responses.failed(work),
      },
      'export-results': { run: (work) => results.run(work) },
    });
  }
}
