import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { AppError, Conflict, type StoredError } from '../../../platform/errors/app-error.js';
import { Events } from '../../../platform/events/events.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { LeaseLost, RetryLater, type Work } from '../../../platform/jobs/work.js';
import { ResponsesArrived } from '../../evaluations/evaluations.events.js';
import { IntakeService } from '../../evaluations/intake/intake.service.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import {
  findResponseColumns,
  type ResponseColumns,
  type ResponseQuestion,
} from '../responses/response-columns.js';
import { toIntakeRows } from '../responses/response-intake.js';
import { readAllInThread } from '../responses/read-responses-in-thread.js';
import { SyncStateService } from '../schedule/sync-state.service.js';
import { GoogleAccessService } from '../sources/google-access.service.js';
import { GoogleError } from '../sources/google-error.js';
import { GoogleSheetsService } from '../sources/google-sheets.service.js';
import { jobErrorOf } from '../sources/google.errors.js';
import { SharedCsvService } from '../sources/shared-csv.service.js';
import { parseSheetAddress, type SheetAddress } from '../sources/sheet-address.js';
import { MOST_ROWS, type SheetReading } from '../sources/sheet-source.js';
import { countRows, toSyncResult } from './sync-result.js';
import { sheetWords } from './sync.errors.js';
import { sheetSyncQueue, type SheetSyncPayload } from './sync.jobs.js';
import type { SheetSyncResult } from './sync.dto.js';
import { TabHistoryService, type TabRow } from './tab-history.service.js';

type SyncWork = Work<SheetSyncPayload, SheetSyncResult>;

/** Takes over the responses of the questionnaire's spreadsheet, as often as wanted (rules: syncing the sheet). */
@Injectable()
export class SheetSyncService {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly settings: SettingsService,
    private readonly status: IntegrationStatusService,
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly access: GoogleAccessService,
    private readonly sheets: GoogleSheetsService,
    private readonly csv: SharedCsvService,
    private readonly history: TabHistoryService,
    private readonly state: SyncStateService,
    private readonly intake: IntakeService,
    private readonly jobs: JobsService,
    private readonly audit: Audit,
  ) {}

  /** Starts a sync, or joins the one that runs. Refuses at once when there is no address to read from. */
  async start(questionnaireId: number, { dryRun }: SheetSyncPayload): Promise<Job> {
    await this.addressOf(questionnaireId);
    return this.database.transaction(async () => {
      if (!dryRun) await this.audit.record({ action: 'responses.sync', questionnaireId });
      return this.queue(questionnaireId, { dryRun });
    });
  }

  /** As `start`, for the schedule: only what it brings is entered in the log. */
  async startByItself(questionnaireId: number): Promise<Job> {
    await this.addressOf(questionnaireId);
    return this.database.transaction(() => this.queue(questionnaireId, { dryRun: false, byItself: true }));
  }

  async run(work: SyncWork): Promise<void> {
    const questionnaireId = work.questionnaireId!;
    const { dryRun } = work.payload;
    const questions = (await this.configuration.read(questionnaireId)).flatMap(
      (section) => section.questions,
    );
    const reading = await this.read(work, questions);
    const columns = columnsOf(reading, questions);
    const { locale, timeZone, sheet, source } = reading;
    const language = await this.questionnaires.languageOf(questionnaireId);
    const clock = { ...(locale ? { locale } : {}), ...(timeZone ? { timeZone } : {}) };
    const read = await readAllInThread([{ ...sheet, hidden: false }], questions, { language, ...clock });

    const total = countRows(sheet, columns);
    const progress = { total, failed: read.errors.length, skipped: read.skipped.length };
    await work.report({ done: 0, ...progress });
    const rows = await this.history.markEdited(
      questionnaireId,
      reading.tab,
      withRowNumbers(questionnaireId, read.rows, timeZone),
    );
    const areNew = await this.state.hasRead(questionnaireId, reading.tab);
    const stored = await this.intake.store(questionnaireId, rows, { dryRun, areNew }, (done) =>
      work.report({ done, ...progress }),
    );
    const result = toSyncResult(total, read, stored, source);
    await work.finish(async () => {
      if (!dryRun) {
        await this.history.remember(questionnaireId, reading.tab, rows);
        await this.state.succeeded(questionnaireId, { tab: reading.tab, ...result });
        await this.ended(work, result);
      }
      await this.status.record('sheets', 'ok', questionnaireId);
      return result;
    });
  }

  /** Writes down why a sync was given up, in the transaction that ends it. */
  async failed(work: SyncWork, error: StoredError): Promise<void> {
    await this.status.record('sheets', error, work.questionnaireId);
    if (work.payload.dryRun) return;
    await this.state.failed(work.questionnaireId!);
    await this.ended(work);
  }

  private async queue(questionnaireId: number, payload: SheetSyncPayload): Promise<Job> {
    if (!payload.dryRun) await this.state.started(questionnaireId);
    return this.jobs.start(sheetSyncQueue, 'sync-sheets', {
      payload,
      questionnaireId,
      dedupeKey: `sync-sheets:${questionnaireId}${payload.dryRun ? ':dry' : ''}`,
    });
  }

  /** Whatever was stored stays, so what follows from it does, too. */
  private async ended(work: SyncWork, result?: SheetSyncResult): Promise<void> {
    const questionnaireId = work.questionnaireId!;
    const { createdAt } = await this.jobs.one(work.jobId);
    await this.events.emit(new ResponsesArrived(questionnaireId, createdAt));
    const { created = 0, updated = 0 } = result ?? {};
    if (work.payload.byItself && created + updated > 0)
      await this.audit.record({ action: 'responses.sync', questionnaireId, details: { created, updated } });
  }

  private async read(work: SyncWork, questions: ResponseQuestion[]): Promise<SheetReading> {
    if (questions.length === 0) throw new Conflict('questions_missing');
    const address = await this.addressOf(work.questionnaireId!);
    const credentials = await this.access.credentials();
    try {
      return credentials
        ? await this.sheets.read(credentials, address, questions, work.signal)
        : await this.csv.read(address, work.signal);
    } catch (error) {
      if (work.signal.aborted) throw new LeaseLost();
      if (!(error instanceof GoogleError)) throw error;
      const words = sheetWords({ email: credentials?.clientEmail ?? '', limit: MOST_ROWS });
      const failure = jobErrorOf(error, words, work.attempt);
      if (failure instanceof RetryLater && failure.cause instanceof AppError)
        await this.status.record('sheets', failure.cause, work.questionnaireId);
      throw failure;
    }
  }

  /** The questionnaire's own sheet, else the one of the settings. */
  private async addressOf(questionnaireId: number): Promise<SheetAddress> {
    const { googleSheetsUrl } = await this.questionnaires.one(questionnaireId);
    const { google_spreadsheet_id: general } = await this.settings.read('google_spreadsheet_id');
    const text = googleSheetsUrl?.trim() || general?.trim();
    if (!text) throw new Conflict('sheet_address_missing');
    return parseSheetAddress(text);
  }
}

function columnsOf({ sheet }: SheetReading, questions: ResponseQuestion[]): ResponseColumns {
  const columns = findResponseColumns(sheet, questions);
  if (!columns || columns.questions.size === 0) throw new Conflict('sheet_tab_without_responses');
  if (columns.contact.clientEmail.length === 0) throw new Conflict('sheet_without_email_column');
  return columns;
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
