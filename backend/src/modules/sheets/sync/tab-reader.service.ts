import { Injectable } from '@nestjs/common';
import { Conflict } from '../../../platform/errors/app-error.js';
import { LeaseLost, type Work } from '../../../platform/jobs/work.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { ResponseQuestion } from '../responses/columns/response-question.js';
import type { SavedMappings } from '../responses/columns/response-mapping.js';
import { ResponseMappingsService } from '../responses/mappings/response-mappings.service.js';
import type { ResponseColumns } from '../responses/response-columns.js';
import { responseColumnsOf } from '../responses/responses-workbook.js';
import type { ReadResponses } from '../responses/response-rows.js';
import { readAllInThread } from '../responses/read-responses-in-thread.js';
import { GoogleAccessService } from '../sources/google-access.service.js';
import { GoogleError } from '../sources/google-error.js';
import { GoogleSheetsService } from '../sources/google-sheets.service.js';
import { jobErrorOf } from '../sources/google.errors.js';
import { SharedCsvService } from '../sources/shared-csv.service.js';
import { parseSheetAddress, type SheetAddress } from '../sources/sheet-address.js';
import { MOST_ROWS, type SheetReading } from '../sources/sheet-source.js';
import { countRows } from './sync-result.js';
import { sheetWords } from './sync.errors.js';

/** The tab of a questionnaire's responses, and what stands in it. */
export interface ResponseTab extends Pick<SheetReading, 'tab' | 'source' | 'timeZone'> {
  /** How many rows it has. */
  total: number;
  read: ReadResponses;
}

/** Finds the spreadsheet of a questionnaire and reads its responses (rules: syncing the sheet). */
@Injectable()
export class TabReaderService {
  constructor(
    private readonly settings: SettingsService,
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly access: GoogleAccessService,
    private readonly sheets: GoogleSheetsService,
    private readonly csv: SharedCsvService,
    private readonly mappings: ResponseMappingsService,
  ) {}

  /** The questionnaire's own sheet, else the one of the settings. Throws Conflict where there is none. */
  async addressOf(questionnaireId: number): Promise<SheetAddress> {
    const { googleSheetsUrl } = await this.questionnaires.one(questionnaireId);
    const { google_spreadsheet_id: general } = await this.settings.read('google_spreadsheet_id');
    const text = googleSheetsUrl?.trim() || general?.trim();
    if (!text) throw new Conflict('sheet_address_missing');
    return parseSheetAddress(text);
  }

  /** For a sync: throws what its job should throw. */
  async read(
    work: Pick<Work<object, unknown>, 'questionnaireId' | 'signal' | 'attempt'>,
  ): Promise<ResponseTab> {
    const questionnaireId = work.questionnaireId!;
    const sections = await this.configuration.read(questionnaireId);
    const questions = sections.flatMap((section) => section.questions);
    if (questions.length === 0) throw new Conflict('questions_missing');
    const address = await this.addressOf(questionnaireId);
    const { sheet, tab, source, locale, timeZone } = await this.open(address, questions, work);
    const saved = await this.mappings.of(questionnaireId);
    const columns = columnsOf(sheet, questions, saved);
    const language = await this.questionnaires.languageOf(questionnaireId);
    const clock = { ...(locale ? { locale } : {}), ...(timeZone ? { timeZone } : {}) };
    const read = await readAllInThread([{ ...sheet, hidden: false }], questions, {
      language,
      saved,
      ...clock,
    });
    return { tab, source, ...(timeZone ? { timeZone } : {}), total: countRows(sheet, columns), read };
  }

  private async open(
    address: SheetAddress,
    questions: ResponseQuestion[],
    { signal, attempt }: Pick<Work<object, unknown>, 'signal' | 'attempt'>,
  ): Promise<SheetReading> {
    const credentials = await this.access.credentials();
    try {
      return credentials
        ? await this.sheets.read(credentials, address, questions, signal)
        : await this.csv.read(address, signal);
    } catch (error) {
      if (signal.aborted) throw new LeaseLost();
      if (!(error instanceof GoogleError)) throw error;
      const words = sheetWords({ email: credentials?.clientEmail ?? '', limit: MOST_ROWS });
      throw jobErrorOf(error, words, attempt);
    }
  }
}

function columnsOf(
  sheet: SheetReading['sheet'],
  questions: ResponseQuestion[],
  saved: SavedMappings,
): ResponseColumns {
  const columns = responseColumnsOf(sheet, questions, { saved });
  if (!columns) throw new Conflict('sheet_tab_without_responses');
  if (columns.contact.clientEmail.length === 0) throw new Conflict('sheet_without_email_column');
  return columns;
}
