import { Injectable } from '@nestjs/common';
import { Conflict } from '../../../platform/errors/app-error.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { LeaseLost, type Work } from '../../../platform/jobs/work.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { printCondition } from '../../questionnaires/conditions/written.js';
import { InsightsService } from '../../questionnaires/insights/insights.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { generationQueue } from '../generation.jobs.js';
import { jobFailureOf } from '../job-failure.js';
import { RegenerationLimitService } from '../usage/regeneration-limit.service.js';
import { WriterError } from '../writer-error.js';
import { WritersService } from '../writers.service.js';
import { acceptableInsights, askedSectionsOf } from './acceptable-insights.js';
import type { InsightDrafts } from './insight-drafts.dto.js';

/** Has the AI propose what answers mean together; a person adds what is good (rules: drafts of insights). */
@Injectable()
export class InsightDraftsService {
  constructor(
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly insights: InsightsService,
    private readonly writers: WritersService,
    private readonly limit: RegenerationLimitService,
    private readonly jobs: JobsService,
  ) {}

  /** Queues one call; asking again while it runs joins. Throws Conflict without a key, or where there is too little to combine. */
  async start(questionnaireId: number): Promise<Job> {
    if ((await this.writers.insightDrafter()) === null) throw new Conflict('ai_not_configured');
    const asked = askedSectionsOf(await this.configuration.read(questionnaireId));
    if (asked.flatMap(({ items }) => items).length < 2) throw new Conflict('too_few_questions_for_insights');
    await this.limit.take();
    return this.jobs.start(generationQueue, 'draft-insights', {
      payload: {},
      questionnaireId,
      dedupeKey: `draft-insights:${questionnaireId}`,
      audit: { action: 'insight.draft', target: questionnaireId },
    });
  }

  async run(work: Work<object, InsightDrafts>): Promise<void> {
    const questionnaireId = work.questionnaireId!;
    const drafter = await this.writers.insightDrafter();
    if (drafter === null) throw new Conflict('ai_not_configured');
    const language = await this.questionnaires.languageOf(questionnaireId);
    const sections = await this.configuration.read(questionnaireId);
    const purpose = { kind: work.kind, questionnaireId };
    const written = await drafter
      .draft(askedSectionsOf(sections), language, { purpose, signal: work.signal })
      .catch((error: unknown) => {
        if (work.signal.aborted) throw new LeaseLost();
        throw error instanceof WriterError ? jobFailureOf(error, work.attempt) : error;
      });
    const insights = await this.insights.list(questionnaireId);
    const present = insights.map(({ when }) => printCondition(when, { sections }) ?? '');
    const drafts = acceptableInsights(written, sections, present, language);
    await work.finish(() => Promise.resolve({ drafts }));
  }
}
