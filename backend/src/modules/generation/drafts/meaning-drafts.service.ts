import { Injectable } from '@nestjs/common';
import { Conflict, NotFound } from '../../../platform/errors/app-error.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { LeaseLost, type Work } from '../../../platform/jobs/work.js';
import {
  ConfigurationService,
  type SectionWithQuestions,
} from '../../questionnaires/configuration.service.js';
import { QuestionsService } from '../../questionnaires/editing/questions.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { checkText } from '../../review/configuration/check-configuration.js';
import { type DraftPayload, type DraftResult, generationQueue } from '../generation.jobs.js';
import { jobFailureOf } from '../job-failure.js';
import { RegenerationLimitService } from '../usage/regeneration-limit.service.js';
import { WriterError } from '../writer-error.js';
import { WritersService } from '../writers.service.js';
import type { OptionDraft } from '../writers/openai/option-drafter.js';
import { questionsToDraft, missingTextsOf } from './missing-texts.js';

type DraftWork = Work<DraftPayload, DraftResult>;

/**
 * Has the AI propose meanings and advice that are missing. A proposal is a draft: no writer uses it and no clinic sees it
 * until a person accepts it (rules: drafts of meanings).
 */
@Injectable()
export class MeaningDraftsService {
  constructor(
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly questions: QuestionsService,
    private readonly writers: WritersService,
    private readonly limit: RegenerationLimitService,
    private readonly jobs: JobsService,
  ) {}

  /** Queues one call for a section; asking again while it runs joins. Throws Conflict without a key, or where nothing is missing. */
  async start(questionnaireId: number, sectionId: number): Promise<Job> {
    if ((await this.writers.drafter()) === null) throw new Conflict('ai_not_configured');
    const section = await this.section(questionnaireId, sectionId);
    if (questionsToDraft(section).length === 0) throw new Conflict('nothing_to_draft');
    await this.limit.take();
    return this.jobs.start(generationQueue, 'draft-meanings', {
      payload: { sectionId },
      questionnaireId,
      dedupeKey: `draft-meanings:${sectionId}`,
      audit: { action: 'section.draft-meanings', target: sectionId },
    });
  }

  async run(work: DraftWork): Promise<void> {
    const questionnaireId = work.questionnaireId!;
    const { sectionId } = work.payload;
    const drafter = await this.writers.drafter();
    if (drafter === null) throw new Conflict('ai_not_configured');
    const language = await this.questionnaires.languageOf(questionnaireId);
    const questions = questionsToDraft(await this.section(questionnaireId, sectionId));
    const purpose = { kind: work.kind, questionnaireId };
    const drafts = await drafter
      .draft(questions, language, { purpose, signal: work.signal })
      .catch((error: unknown) => {
        if (work.signal.aborted) throw new LeaseLost();
        throw error instanceof WriterError ? jobFailureOf(error, work.attempt) : error;
      });
    await work.finish(async () => {
      await this.configuration.lock(questionnaireId);
      const section = await this.section(questionnaireId, sectionId);
      const { accepted, ...result } = acceptable(section, drafts, language);
      await this.questions.storeDrafts(accepted);
      return result;
    });
  }

  private async section(questionnaireId: number, sectionId: number): Promise<SectionWithQuestions> {
    const sections = await this.configuration.read(questionnaireId);
    const section = sections.find(({ id }) => id === sectionId);
    if (!section) throw new NotFound();
    return section;
  }
}

/** A person's text is never touched, and a text that the checks of configurations find fault with is no proposal. */
function acceptable(
  section: SectionWithQuestions,
  drafts: readonly OptionDraft[],
  language: Parameters<typeof checkText>[1],
) {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const accepted: { id: number; meaningDraft?: string; adviceDraft?: string }[] = [];
  const result: DraftResult = { drafted: 0, refused: 0, missing: 0 };
  const isGood = (field: 'meaning' | 'advice', text: string) =>
    checkText({ field, text, sectionId: section.id, questionId: null, optionId: null }, language).length ===
    0;
  for (const question of section.questions)
    for (const option of question.options) {
      const missing = missingTextsOf(question, option);
      const draft = byId.get(option.id);
      const taken: (typeof accepted)[number] = { id: option.id };
      for (const field of ['meaning', 'advice'] as const) {
        if (!missing[field]) continue;
        const text = draft?.[field] ?? '';
        if (text === '') result.missing += 1;
        else if (!isGood(field, text)) result.refused += 1;
        else {
          taken[`${field}Draft`] = text;
          result.drafted += 1;
        }
      }
      if (Object.keys(taken).length > 1) accepted.push(taken);
    }
  return { accepted, ...result };
}
