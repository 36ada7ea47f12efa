import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AppError, type StoredError, toStored } from '../../../platform/errors/app-error.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { RetryLater } from '../../../platform/jobs/work.js';
import { IntakeService } from '../../responses/intake/intake.service.js';
import { toIntakeRows } from '../responses/response-intake.js';
import { SyncStateService } from '../schedule/sync-state.service.js';
import { type SheetSyncPayload, sheetSyncQueue, type SheetSyncWork } from '../sheets.jobs.js';
import { toSyncResult } from './sync-result.js';
import { SheetRowsService, type TabRow } from './sheet-rows.service.js';
import { type ResponseTab, TabReaderService } from './tab-reader.service.js';

/** Takes over the responses of the questionnaire's spreadsheet, as often as wanted (rules: syncing the sheet). */
@Injectable()
export class SheetSyncService {
  constructor(
    private readonly database: Database,
    private readonly reader: TabReaderService,
    private readonly history: SheetRowsService,
    private readonly state: SyncStateService,
    private readonly intake: IntakeService,
    private readonly jobs: JobsService,
  ) {}

  /** Starts a sync, or joins the one that runs. Refuses at once when there is no address to read from. */
  async start(questionnaireId: number, { dryRun }: SheetSyncPayload): Promise<Job> {
    return this.queue(questionnaireId, { dryRun });
  }

  /** As `start`, for the schedule: only what it brings is entered in the log. */
  async startByItself(questionnaireId: number): Promise<Job> {
    return this.queue(questionnaireId, { dryRun: false, byItself: true });
  }

  async run(work: SheetSyncWork): Promise<void> {
    const questionnaireId = work.questionnaireId!;
    const { dryRun } = work.payload;
    const { tab, source, timeZone, total, read } = await this.read(work);
    const progress = { total, failed: read.errors.length, skipped: read.skipped.length };
    await work.report({ done: 0, ...progress });
    const rows = await this.history.markEdited(
      questionnaireId,
      tab,
      withRowNumbers(questionnaireId, read.rows, timeZone),
    );
    const areNew = await this.state.hasRead(questionnaireId, tab);
    const stored = await this.intake.store(questionnaireId, rows, { dryRun, areNew }, (done) =>
      work.report({ done, ...progress }),
    );
    const result = toSyncResult(total, read, stored, source);
    await work.finish(async () => {
      if (!dryRun) {
        await this.history.remember(questionnaireId, tab, rows);
        await this.state.succeeded(questionnaireId, { tab, ...result });
        await this.state.ended(work, result);
      }
      await this.state.note('ok', questionnaireId);
      return result;
    });
  }

  /** Writes down why a sync was given up, in the transaction that ends it. */
  async failed(work: SheetSyncWork, error: StoredError): Promise<void> {
    if (work.payload.dryRun) return this.state.note(error, work.questionnaireId!);
    await this.state.failed(work.questionnaireId!, error);
    await this.state.ended(work);
  }

  private async queue(questionnaireId: number, payload: SheetSyncPayload): Promise<Job> {
    await this.reader.addressOf(questionnaireId);
    const { dryRun, byItself } = payload;
    return this.database.transaction(async () => {
      if (!dryRun) await this.state.started(questionnaireId);
      return this.jobs.start(sheetSyncQueue, 'sync-sheets', {
        payload,
        questionnaireId,
        dedupeKey: `sync-sheets:${questionnaireId}${dryRun ? ':dry' : ''}`,
        audit: dryRun || byItself ? undefined : { action: 'responses.sync' },
      });
    });
  }

  /** People see why a sync waits while it does. */
  private async read(work: SheetSyncWork): Promise<ResponseTab> {
    try {
      return await this.reader.read(work);
    } catch (error) {
      if (error instanceof RetryLater && error.cause instanceof AppError)
        await this.state.note(toStored(error.cause), work.questionnaireId!);
      throw error;
    }
  }
}

function withRowNumbers(
  questionnaireId: number,
  rows: Parameters<typeof toIntakeRows>[1],
  timeZone: string | undefined,
): TabRow[] {
  return toIntakeRows(questionnaireId, rows, timeZone).map((row, index) => ({
    ...row,
    row: rows[index]!.row,
  }));
}
