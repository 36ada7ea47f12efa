import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { RetryLater } from '../../../platform/jobs/work.js';
import type { Questionnaire } from '../../questionnaires/questionnaire.entity.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import {
  type ProbeResult,
  fails,
  lacks,
  ProbesService,
  unset,
  works,
} from '../../settings/probes.service.js';
import { FormSourceService } from '../forms/form-source.service.js';
import { formWords } from '../forms/form-sync.errors.js';
import type { ReadForm } from '../forms/form.js';
import { GoogleAccessService } from '../sources/google-access.service.js';
import { GoogleError } from '../sources/google-error.js';
import { googleProblem } from '../sources/google.errors.js';
import { chosenQuestionnaire } from './chosen-questionnaire.js';
import './google-probes.errors.js';

const TIME_MS = 25_000;

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
