import { Injectable } from '@nestjs/common';
import { AppError, defineMessages } from '../../../platform/errors/app-error.js';
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
import { googleProblem } from '../sources/google.errors.js';
import { SharedCsvService } from '../sources/shared-csv.service.js';
import { parseSheetAddress } from '../sources/sheet-address.js';
import { MOST_ROWS } from '../sources/sheet-source.js';
import { sheetWords } from '../sync/sync.errors.js';

/** What a test of Google's services has shown. */
defineMessages({
  sheet_test_works: {
    hu: 'A kulcs működik, és a táblázat olvasható: „{title}”.',
    en: 'The key works, and the spreadsheet can be read: “{title}”.',
    ro: 'Cheia funcționează, iar foaia de calcul poate fi citită: „{title}”.',
  },
  sheet_test_by_link: {
    hu: 'A táblázat kulcs nélkül is olvasható, mert a link birtokában bárki megtekintheti. Biztonságosabb, ha elmenti egy szolgáltatásfiók kulcsát, és csak azzal osztja meg a táblázatot.',
    en: 'The spreadsheet can be read without a key, as anyone with the link may view it. It is safer to save the key of a service account and share the spreadsheet only with that.',
    ro: 'Foaia de calcul poate fi citită și fără cheie, deoarece oricine are linkul o poate vedea. Este mai sigur să salvați cheia unui cont de serviciu și să partajați foaia numai cu acesta.',
  },
  sheet_test_key_only: {
    hu: 'A Google elfogadta a kulcsot ({email}), de nincs megadva, melyik táblázatot olvassuk. Mentse el a táblázat címét itt vagy a kérdőív adatainál.',
    en: 'Google accepted the key ({email}), but no spreadsheet to read is set. Save its address here or in the questionnaire’s details.',
    ro: 'Google a acceptat cheia ({email}), dar nu este stabilit ce foaie de calcul se citește. Salvați adresa ei aici sau în datele chestionarului.',
  },
  sheet_test_nothing: {
    hu: 'Még nincs mit kipróbálni. Mentse el egy Google-szolgáltatásfiók kulcsát és a válaszok táblázatának címét.',
    en: 'There is nothing to test yet. Save the key of a Google service account and the address of the response sheet.',
    ro: 'Încă nu este nimic de testat. Salvați cheia unui cont de serviciu Google și adresa foii cu răspunsuri.',
  },
  form_test_works: {
    hu: 'Az űrlap olvasható. Talált kérdések: {questions}.',
    en: 'The form can be read. Questions found: {questions}.',
    ro: 'Formularul poate fi citit. Întrebări găsite: {questions}.',
  },
  form_test_by_page: {
    hu: 'Az űrlap a nyilvános oldaláról olvasható, pontok nélkül. Talált kérdések: {questions}. A pontokhoz mentse el egy szolgáltatásfiók kulcsát, és vegye fel közreműködőként az űrlapnál.',
    en: 'The form can be read from its public page, without points. Questions found: {questions}. For the points, save the key of a service account and add it to the form as a collaborator.',
    ro: 'Formularul poate fi citit de pe pagina sa publică, fără punctaj. Întrebări găsite: {questions}. Pentru punctaj, salvați cheia unui cont de serviciu și adăugați-l la formular drept colaborator.',
  },
  form_test_key_only: {
    hu: 'A Google elfogadta a kulcsot ({email}), de a kiválasztott kérdőívhez nincs űrlap megadva. Az űrlap címét a kérdőív adatainál mentheti el.',
    en: 'Google accepted the key ({email}), but the selected questionnaire has no form. Save the form’s address in the questionnaire’s details.',
    ro: 'Google a acceptat cheia ({email}), dar chestionarul ales nu are formular. Adresa formularului se salvează în datele chestionarului.',
  },
  form_test_nothing: {
    hu: 'Még nincs mit kipróbálni. A kérdőív adatainál adja meg az űrlap címét.',
    en: 'There is nothing to test yet. Enter the form’s address in the questionnaire’s details.',
    ro: 'Încă nu este nimic de testat. Introduceți adresa formularului în datele chestionarului.',
  },
});

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
    try {
      await this.access.checkKey(credentials, ['forms']);
      return { ...lacks('form_test_key_only', { email }), questionnaireId };
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      return { ...fails(googleProblem(error, formWords(email))), questionnaireId };
    }
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
