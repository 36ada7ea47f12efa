import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import { analyticsQueue } from './analytics.jobs.js';
import { AnalyticsExportService } from './export/analytics-export.service.js';

@Injectable()
export class AnalyticsWorker {
  constructor(queues: QueueWorker, exports: AnalyticsExportService) {
    queues.process(analyticsQueue, 2, { 'export-analytics': { run: (work) => exports.run(work) } });
  }
}
