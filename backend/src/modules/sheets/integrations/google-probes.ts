import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { RetryLater } from '../../../platform/jobs/work.js';
import type { Questionnaire } from '../../questionnaires/questionnaire.entity.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import {
  fails,
  lacks,
  type ProbeResult,
  ProbesService,
  unset,
  works,
} from '../../settings/probes.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { FormSourceService } from '../forms/form-source.service.js';
import { formWords } from '../forms/form-sync.errors.js';
import type { ReadForm } from '../forms/form.js';
import { GoogleAccessService } from '../sources/google-access.service.js';
import type { GoogleCredentials } from '../sources/google-credentials.js';
import { GoogleError } from '../sources/google-error.js';
import { GoogleSheetsService } from '../sources/google-sheets.service.js';
import { googleProblem, type GoogleWords } from '../sources/google.errors.js';
import { SharedCsvService } from '../sources/shared-csv.service.js';
import { parseSheetAddress } from '../sources/sheet-address.js';
import { MOST_ROWS } from '../sources/sheet-source.js';
import { sheetWords } from '../sync/sync.errors.js';

const TIME_MS = 25_000;

/** What a call to Google has shown: where it was refused, in the words for what was to be read. */
async function answerOf(call: Promise<ProbeResult>, words: GoogleWords): Promise<ProbeResult> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    return fails(googleProblem(error, words));
  }
}

/** Reads the response sheet once: the general one, else that of the chosen questionnaire. */
@Injectable()
export class SheetsProbe {
  constructor(
    probes: ProbesService,
    private readonly settings: SettingsService,
    private readonly questionnaires: QuestionnairesService,
    private readonly access: GoogleAccessService,
    private readonly sheets: GoogleSheetsService,
    private readonly csv: SharedCsvService,
  ) {
    probes.register('sheets', {
      keys: ['google_credentials', 'google_spreadsheet_id'],
      run: () => this.run(),
    });
  }

  private async run(): Promise<ProbeResult> {
    const chosen = await chosenQuestionnaire(this.questionnaires);
    const own = chosen?.googleSheetsUrl?.trim() ?? '';
    const { google_spreadsheet_id: general } = await this.settings.read('google_spreadsheet_id');
    const credentials = await this.access.credentials();
    const address = general ?? own;
    if (address === '' && credentials === null) return unset('sheet_test_nothing');
    // A questionnaire with a sheet of its own is not told about the general one.
    const questionnaireId = general !== null && own !== '' ? null : (chosen?.id ?? null);
    const words = sheetWords({ email: credentials?.clientEmail ?? '', limit: MOST_ROWS });
    return { ...(await answerOf(this.call(credentials, address), words)), questionnaireId };
  }

  private async call(credentials: GoogleCredentials | null, address: string): Promise<ProbeResult> {
    const signal = AbortSignal.timeout(TIME_MS);
    if (credentials === null) {
      await this.csv.read(parseSheetAddress(address), signal);
      return works('sheet_test_by_link');
    }
    const email = credentials.clientEmail;
    if (address === '') {
      await this.access.checkKey(credentials, ['sheets']);
      return lacks('sheet_test_key_only', { email });
    }
    const { title } = await this.sheets.about(credentials, parseSheetAddress(address), signal);
    return works('sheet_test_works', { title: title.slice(0, 200), email });
  }
}

/** The questionnaire that the caller has chosen and may see; null where there is none. */
export async function chosenQuestionnaire(
  questionnaires: QuestionnairesService,
): Promise<Questionnaire | null> {
  const { adminId, chosenQuestionnaireId } = caller();
  if (adminId === null || chosenQuestionnaireId === null) return null;
  const mine = await questionnaires.listFor(adminId);
  return mine.find(({ id }) => id === chosenQuestionnaireId) ?? null;
}

/** Reads the form of the chosen questionnaire once, or at least tries the key. */
@Injectable()
export class FormsProbe {
  constructor(
    probes: ProbesService,
    private readonly questionnaires: QuestionnairesService,
    private readonly access: GoogleAccessService,
    private readonly forms: FormSourceService,
  ) {
    probes.register('forms', { keys: ['google_credentials'], run: () => this.run() });
  }

  private async run(): Promise<ProbeResult> {
    const chosen = await chosenQuestionnaire(this.questionnaires);
    const questionnaireId = chosen?.id ?? null;
    if (chosen?.googleFormUrl?.trim()) return { ...(await this.readForm(chosen)), questionnaireId };
    const credentials = await this.access.credentials();
    if (credentials === null) return unset('form_test_nothing');
    const email = credentials.clientEmail;
    const tried = this.access
      .checkKey(credentials, ['forms'])
      .then(() => lacks('form_test_key_only', { email }));
    return { ...(await answerOf(tried, formWords(email))), questionnaireId };
  }

  private async readForm({ googleFormUrl, language }: Questionnaire): Promise<ProbeResult> {
    try {
      const signal = AbortSignal.timeout(TIME_MS);
      const form = await this.forms.read({ address: googleFormUrl, language, signal, attempt: 1 });
      const questions = countQuestions(form);
      return works(form.source === 'api' ? 'form_test_works' : 'form_test_by_page', { questions });
    } catch (error) {
      const cause = error instanceof RetryLater ? error.cause : error;
      if (cause instanceof AppError) return fails(cause);
      throw error;
    }
  }
}

const countQuestions = ({ sections }: ReadForm): number =>
  sections.reduce((sum, { questions }) => sum + questions.length, 0);
