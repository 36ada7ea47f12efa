import { Injectable } from '@nestjs/common';
import { caller } from '../../../platform/http/caller.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import type { Work } from '../../../platform/jobs/work.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import { UiTextsService } from '../../ui-texts/ui-texts.service.js';
import { type AuditExportPayload, auditQueue } from './audit-export.jobs.js';
import { AuditLogQuery } from './audit-log.query.js';
import { toAuditSheet } from './audit-workbook.js';

export const AUDIT_FILE = 'audit-log.xlsx';
const MOST_ROWS = 100_000;

/** Writes the newest entries of a filter into a workbook, as a job that belongs to who asked for it. */
@Injectable()
export class AuditExportService {
  constructor(
    queues: QueueWorker,
    private readonly query: AuditLogQuery,
    private readonly jobs: JobsService,
    private readonly uiTexts: UiTextsService,
  ) {
    queues.process(auditQueue, 1, { 'export-audit': { run: (work) => this.run(work) } });
  }

  async start(payload: AuditExportPayload): Promise<Job> {
    return this.jobs.start(auditQueue, 'export-audit', { payload, audit: { action: 'audit.export' } });
  }

  /** What may be seen is asked when it is written, not when it was ordered. */
  private async run(work: Work<AuditExportPayload, { rows: number }>): Promise<void> {
    const { filter, language } = work.payload;
    const entries = await this.query.newest(caller().adminId!, filter, MOST_ROWS);
    // The back office speaks Hungarian and English; whoever reads another language gets English.
    const words = await this.uiTexts.wording(language === 'hu' ? 'hu' : 'en', 'admin');
    const bytes = await writeWorkbook([toAuditSheet(entries, language, words)]);
    await work.finish(async () => {
      await this.jobs.keepFile(work.jobId, AUDIT_FILE, bytes);
      return { rows: entries.length };
    });
  }
}
