import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/languages.js';
import { defineQueue } from '../../../platform/jobs/define-queue.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import type { Work } from '../../../platform/jobs/work.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import { AnalyticsService } from '../analytics.service.js';
import { toAnalyticsSheets } from './analytics-workbook.js';

/** Which period to export, and in whose language. */
interface AnalyticsExportPayload {
  from?: string;
  to?: string;
  language: Language;
}

const analyticsQueue = defineQueue<{
  'export-analytics': { payload: AnalyticsExportPayload; result: { rows: number } };
}>('analytics', { 'export-analytics': { attempts: 3, progress: 'items', makesFile: true } });

export const ANALYTICS_FILE = 'analytics.xlsx';

/** Writes every table of the analytics into a workbook, as a job whose file can be fetched. */
@Injectable()
export class AnalyticsExportService {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly jobs: JobsService,
    queues: QueueWorker,
  ) {
    queues.process(analyticsQueue, 2, { 'export-analytics': { run: (work) => this.run(work) } });
  }

  /** Throws period_reversed or period_too_long before anything is queued. */
  async start(questionnaireId: number, payload: AnalyticsExportPayload): Promise<Job> {
    this.analytics.requireDays(payload);
    return this.jobs.start(analyticsQueue, 'export-analytics', {
      payload,
      questionnaireId,
      audit: { action: 'analytics.export' },
    });
  }

  private async run(work: Work<AnalyticsExportPayload, { rows: number }>): Promise<void> {
    const { payload, jobId } = work;
    const id = work.questionnaireId!;
    const [{ now, previous }, trend, funnel, questions, answers] = await Promise.all([
      this.analytics.figures(id, payload),
      this.analytics.trend(id, payload),
      this.analytics.funnel(id, payload),
      this.analytics.questions(id, payload),
      this.analytics.answers(id, payload),
    ]);
    const tables = { now, previous, trend, funnel, questions, answers };
    const sheets = toAnalyticsSheets(tables, payload.language);
    const bytes = await writeWorkbook(sheets);
    await work.finish(async () => {
      await this.jobs.keepFile(jobId, ANALYTICS_FILE, bytes);
      return { rows: sheets.reduce((sum, { rows }) => sum + rows.length - 1, 0) };
    });
  }
}
