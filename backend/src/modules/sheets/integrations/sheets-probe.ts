import { Injectable } from '@nestjs/common';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import {
  type ProbeResult,
  fails,
  lacks,
  ProbesService,
  unset,
  works,
} from '../../settings/probes.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { GoogleAccessService } from '../sources/google-access.service.js';
import type { GoogleCredentials } from '../sources/google-credentials.js';
import { GoogleError } from '../sources/google-error.js';
import { googleProblem } from '../sources/google.errors.js';
import { GoogleSheetsService } from '../sources/google-sheets.service.js';
import { SharedCsvService } from '../sources/shared-csv.service.js';
import { parseSheetAddress } from '../sources/sheet-address.js';
import { MOST_ROWS } from '../sources/sheet-source.js';
import { sheetWords } from '../sync/sync.errors.js';
import { chosenQuestionnaire } from './chosen-questionnaire.js';
import './google-probes.errors.js';

const TIME_MS = 25_000;

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
    try {
      return { ...(await this.call(credentials, address)), questionnaireId };
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      const words = sheetWords({ email: credentials?.clientEmail ?? '', limit: MOST_ROWS });
      return { ...fails(googleProblem(error, words)), questionnaireId };
    }
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
