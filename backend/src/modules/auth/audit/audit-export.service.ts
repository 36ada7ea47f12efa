import { Injectable } from '@nestjs/common';
import { caller } from '../../../platform/http/caller.js';
import type { Language } from '../../../platform/http/languages.js';
import { defineQueue } from '../../../platform/jobs/define-queue.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import type { Work } from '../../../platform/jobs/work.js';
import type { WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import { UiTextsService } from '../../ui-texts/ui-texts.service.js';
import type { AuditEntryResponse, AuditFilter } from './audit-log.dto.js';
import { AuditLogQuery } from './audit-log.query.js';
import en from './texts/en.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };

interface AuditExportPayload {
  filter: AuditFilter;
  language: Language;
}

const auditQueue = defineQueue<{
  'export-audit': { payload: AuditExportPayload; result: { rows: number } };
}>('audit', { 'export-audit': { attempts: 3, progress: 'items', makesFile: true } });

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
    // The back office speaks Hungarian and English; readers of other languages get English.
    const words = await this.uiTexts.wording(language === 'hu' ? 'hu' : 'en', 'admin');
    const bytes = await writeWorkbook([toAuditSheet(entries, language, words)]);
    await work.finish(async () => {
      await this.jobs.keepFile(work.jobId, AUDIT_FILE, bytes);
      return { rows: entries.length };
    });
  }
}

const LABELS = { hu, en, ro };
const WIDTHS = [20, 30, 28, 30, 38, 12, 60];

type Details = NonNullable<AuditEntryResponse['details']>;

/** The wording of a key of the back office; undefined for a key that it does not know. */
type Words = (key: string) => string | undefined;

/** One row per entry, in the order given and in the words of the log's page. Pure. */
function toAuditSheet(entries: AuditEntryResponse[], language: Language, words: Words): WorkbookSheet {
  const { sheet, columns } = LABELS[language];
  const rows = entries.map((entry) => [
    entry.at,
    entry.adminEmail,
    words(`audit.action.${entry.action.replaceAll('.', '-')}`) ?? entry.action,
    entry.questionnaireName,
    entry.target,
    words(`audit.result.${entry.result}`) ?? entry.result,
    worded(entry.details, words),
  ]);
  return { name: sheet, columns: WIDTHS, rows: [columns, ...rows] };
}

function worded(details: AuditEntryResponse['details'], words: Words): string | null {
  if (details === null) return null;
  return Object.entries(details)
    .map(([name, value]) => `${words(`audit.detail.${name}`) ?? name}: ${valueOf(name, value, words)}`)
    .join('; ');
}

function valueOf(name: string, value: Details[string], words: Words): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return words(value ? 'audit.value.yes' : 'audit.value.no') ?? String(value);
  const text = String(value);
  if (name === 'from' || name === 'to') return words(`evaluations.status.${text}`) ?? text;
  if (name !== 'fields') return text;
  return text
    .split(', ')
    .map((field) => words(`audit.field.${field}`) ?? field)
    .join(', ');
}
