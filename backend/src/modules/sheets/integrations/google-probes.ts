import { Injectable } from '@nestjs/common';
import { caller } from '../../../platform/http/caller.js';
import { RetryLater } from '../../../platform/jobs/work.js';
import type { Questionnaire } from '../../questionnaires/questionnaire.entity.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { type Finding, lacks, ProbesService, unset, works } from '../../settings/probes.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { FormSourceService } from '../forms/form-source.service.js';
import { formWords } from '../forms/form-sync.errors.js';
import { GoogleAccessService } from '../sources/google-access.service.js';
import { GoogleError } from '../sources/google-error.js';
import { GoogleSheetsService } from '../sources/google-sheets.service.js';
import { googleProblem, type GoogleWords } from '../sources/google.errors.js';
import { SharedCsvService } from '../sources/shared-csv.service.js';
import { parseSheetAddress } from '../sources/sheet-address.js';
import { MOST_ROWS } from '../sources/sheet-source.js';
import { sheetWords } from '../sync/sync.errors.js';

const TIME_MS = 25_000;

/** The questionnaire that the caller has chosen and may see; null where there is none. */
async function chosenQuestionnaire(questionnaires: QuestionnairesService): Promise<Questionnaire | null> {
  const { adminId, chosenQuestionnaireId } = caller();
  if (adminId === null || chosenQuestionnaireId === null) return null;
  const mine = await questionnaires.listFor(adminId);
  return mine.find(({ id }) => id === chosenQuestionnaireId) ?? null;
}

/** What Google's refusal means for what was to be read. */
const throwIn =
  (words: GoogleWords) =>
  (error: unknown): never => {
    throw error instanceof GoogleError ? googleProblem(error, words) : error;
  };

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
      run: async () => {
        const { general, own } = await this.addresses();
        return this.run(general ?? own);
      },
      questionnaireId: async () => {
        const { general, own, questionnaireId } = await this.addresses();
        // What the general sheet answers says nothing of a questionnaire with a sheet of its own.
        return general !== null && own !== '' ? null : questionnaireId;
      },
    });
  }

  private async addresses() {
    const chosen = await chosenQuestionnaire(this.questionnaires);
    const { google_spreadsheet_id: general } = await this.settings.read('google_spreadsheet_id');
    return { general, own: chosen?.googleSheetsUrl?.trim() ?? '', questionnaireId: chosen?.id ?? null };
  }

  private async run(address: string): Promise<Finding> {
    const credentials = await this.access.credentials();
    if (address === '' && credentials === null) return unset('sheet_test_nothing');
    const email = credentials?.clientEmail ?? '';
    const inWords = throwIn(sheetWords({ email, limit: MOST_ROWS }));
    const signal = AbortSignal.timeout(TIME_MS);
    if (credentials === null) {
      await this.csv.read(parseSheetAddress(address), signal).catch(inWords);
      return works('sheet_test_by_link');
    }
    if (address === '') {
      await this.access.checkKey(credentials, ['sheets']).catch(inWords);
      return lacks('sheet_test_key_only', { email });
    }
    const { title } = await this.sheets.about(credentials, parseSheetAddress(address), signal).catch(inWords);
    return works('sheet_test_works', { title: title.slice(0, 200), email });
  }
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
    probes.register('forms', {
      keys: ['google_credentials'],
      run: () => this.run(),
      questionnaireId: async () => (await chosenQuestionnaire(questionnaires))?.id ?? null,
    });
  }

  private async run(): Promise<Finding> {
    const chosen = await chosenQuestionnaire(this.questionnaires);
    if (chosen?.googleFormUrl?.trim()) return this.readForm(chosen);
    const credentials = await this.access.credentials();
    if (credentials === null) return unset('form_test_nothing');
    const email = credentials.clientEmail;
    await this.access.checkKey(credentials, ['forms']).catch(throwIn(formWords(email)));
    return lacks('form_test_key_only', { email });
  }

  private async readForm({ googleFormUrl, language }: Questionnaire): Promise<Finding> {
    const signal = AbortSignal.timeout(TIME_MS);
    const { source, sections } = await this.forms
      .read({ address: googleFormUrl, language, signal, attempt: 1 })
      .catch((error: unknown) => {
        throw error instanceof RetryLater ? error.cause : error;
      });
    const questions = sections.reduce((sum, section) => sum + section.questions.length, 0);
    return works(source === 'api' ? 'form_test_works' : 'form_test_by_page', { questions });
  }
}
