import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Audit } from '../../../platform/audit/audit.js';
import { AppError, type StoredError } from '../../../platform/errors/app-error.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { RetryLater, type Work } from '../../../platform/jobs/work.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { MOST_QUESTIONS, MOST_SECTIONS } from '../../questionnaires/limits.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { PlannedEffectsService } from '../configuration/planned-effects.service.js';
import { type FormSyncPayload, formSyncQueue } from '../sheets.jobs.js';
import type { LinkedSection } from './form-matches.js';
import { type FormPlan, planFormSync } from './form-plan.js';
import { reportOf, separateMoves } from './form-report.js';
import { FormSourceService } from './form-source.service.js';
import type { FormSyncResult } from './form-sync.dto.js';
import { FormProblem } from './form-sync.errors.js';
import type { ReadForm } from './form.js';

/** Takes over the sections and questions of a questionnaire's Google form (rules: google forms). */
@Injectable()
export class FormSyncService {
  constructor(
    private readonly source: FormSourceService,
    private readonly questionnaires: QuestionnairesService,
    private readonly configuration: ConfigurationService,
    private readonly effects: PlannedEffectsService,
    private readonly status: IntegrationStatusService,
    private readonly audit: Audit,
    private readonly jobs: JobsService,
  ) {}

  /** Joins the sync of this questionnaire that runs; a dry run only joins another dry run. */
  start(questionnaireId: number, payload: FormSyncPayload): Promise<Job> {
    const dedupeKey = `sync-form:${questionnaireId}${payload.dryRun ? ':dry' : ''}`;
    return this.jobs.start(formSyncQueue, 'sync-form', { payload, questionnaireId, dedupeKey });
  }

  async run(work: Work<FormSyncPayload, FormSyncResult>): Promise<void> {
    const questionnaireId = work.questionnaireId!;
    const { googleFormUrl: address, language } = await this.questionnaires.one(questionnaireId);
    const { signal, attempt } = work;
    const form = await this.source.read({ address, language, signal, attempt });
    await work.finish(() => this.store(questionnaireId, { form, address }, work.payload.dryRun));
  }

  /** The last success stays known beside it. */
  recordFailure(questionnaireId: number, error: StoredError): Promise<void> {
    return this.status.record('forms', error, questionnaireId);
  }

  /**
   * All of it or nothing, in the caller's transaction; other changes of the questionnaire wait. Throws RetryLater when the
   * questionnaire has got another form while this one was read: the new one counts.
   */
  private async store(
    questionnaireId: number,
    { form, address }: { form: ReadForm; address: string | null },
    dryRun: boolean,
  ): Promise<FormSyncResult> {
    await this.configuration.lock(questionnaireId);
    const { language, googleFormUrl } = await this.questionnaires.one(questionnaireId);
    if (googleFormUrl !== address) throw new RetryLater(0, new AppError('unavailable', 503), 0, true);
    const existing = await this.configuration.read(questionnaireId);
    const plan = planFormSync(existing, form, { language, newId: randomUUID });
    checkSize(existing, plan);
    const configuration = separateMoves(plan.configuration);
    const effect = await this.effects.of(questionnaireId, existing, configuration);
    const result = { ...reportOf(form, { ...plan, configuration }, existing), effect };
    await this.status.record('forms', 'ok', questionnaireId);
    if (dryRun) return result;
    await this.configuration.apply(questionnaireId, configuration);
    await this.configuration.linkToForm(questionnaireId, plan.links);
    const { source, created, updated } = result;
    await this.audit.record({
      action: 'questionnaire.sync-form',
      target: questionnaireId,
      questionnaireId,
      details: { source, created, updated },
    });
    return result;
  }
}

function checkSize(existing: LinkedSection[], { configuration, questions }: FormPlan): void {
  if (questions === 0) throw new FormProblem('form_has_no_questions');
  const sectionCount = existing.length + configuration.sections.create.length;
  const questionCount =
    existing.flatMap((section) => section.questions).length + configuration.questions.create.length;
  if (sectionCount > MOST_SECTIONS || questionCount > MOST_QUESTIONS)
    throw new FormProblem('form_too_large', { sections: MOST_SECTIONS, questions: MOST_QUESTIONS });
}
