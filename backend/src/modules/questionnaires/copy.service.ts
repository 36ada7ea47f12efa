import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { UiTextsService } from '../ui-texts/ui-texts.service.js';
import { ConfigurationService, type SectionWithQuestions } from './configuration.service.js';
import { InsightsService } from './insights/insights.service.js';
import { Question } from './question.entity.js';
import type { Questionnaire } from './questionnaire.entity.js';
import { QuestionnairesService } from './questionnaires.service.js';
import { needsOfCopy } from './needs.js';
import { shownIfOfCopy } from './shown-if.js';
import { Section } from './section.entity.js';

/** Makes a new questionnaire out of an existing one. */
@Injectable()
export class QuestionnaireCopyService {
  constructor(
    private readonly database: Database,
    private readonly questionnaires: QuestionnairesService,
    private readonly configuration: ConfigurationService,
    private readonly insights: InsightsService,
    private readonly texts: UiTextsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Copies sections, questions, insights, welcome texts and the questionnaire's own interface texts. Evaluations stay where they
   * are, and so do the form and the sheet: two questionnaires must not read the same responses. Questions get new
   * questionIds (rules: copying a questionnaire).
   */
  async copy(id: number, name: string): Promise<Questionnaire> {
    return this.database.transaction(async () => {
      await this.configuration.lockForShare(id);
      const questionnaire = await this.questionnaires.one(id);
      const copy = await this.questionnaires.create(name, {
        language: questionnaire.language,
        demoButtonUrl: questionnaire.demoButtonUrl,
        mailShowsScore: questionnaire.mailShowsScore,
        minAnsweredPercent: questionnaire.minAnsweredPercent,
        aiWording: questionnaire.aiWording,
        reviewerName: questionnaire.reviewerName,
        reviewerRole: questionnaire.reviewerRole,
        reviewerPicture: questionnaire.reviewerPicture,
        welcomeGreeting: questionnaire.welcomeGreeting,
        welcomeContent: questionnaire.welcomeContent,
        welcomeTips: questionnaire.welcomeTips,
      });
      const original = await this.configuration.read(id);
      await this.copyConfiguration(original, copy.id);
      const copied = await this.configuration.read(copy.id);
      const links = { ...shownIfOfCopy(original, copied), needs: needsOfCopy(original, copied) };
      await this.configuration.setLinks(links);
      await this.insights.copy(id, copy.id);
      await this.texts.copy(id, copy.id);
      await this.audit.record({
        action: 'questionnaire.copy',
        target: id,
        questionnaireId: id,
        details: { copy: copy.id },
      });
      return copy;
    });
  }

  private async copyConfiguration(sections: SectionWithQuestions[], questionnaireId: number): Promise<void> {
    const made = await this.database.repository(Section).insert(
      sections.map(({ name, description, position, includeInEvaluation }) => ({
        questionnaireId,
        name,
        description,
        position,
        includeInEvaluation,
      })),
    );
    const { columns } = this.database.dataSource.getMetadata(Question);
    const copied = columns
      .filter(({ propertyName }) => !OWN_FIELDS.has(propertyName))
      .map(({ databaseName }) => `"${databaseName}"`)
      .join(', ');
    const copies = await this.database.query<{ id: number }>(
      `INSERT INTO question (section_id, ${copied})
       SELECT copy.section_id, ${copied} FROM unnest($1::int[], $2::int[]) AS copy(original_id, section_id)
         JOIN question ON question.section_id = copy.original_id ORDER BY question.id RETURNING id`,
      [sections.map(({ id }) => id), made.identifiers.map(({ id }) => id as number)],
    );
    const originals = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
    await this.copyOptions(inOrder(originals), inOrder(copies.map(({ id }) => id)));
  }

  /** The n-th copy is that of the n-th questionnaire. Drafts are copied, too: they wait for a person as before. */
  private async copyOptions(originals: number[], copies: number[]): Promise<void> {
    await this.database.query(
      `INSERT INTO answer_option (question_id, position, label, aliases, points, meaning, advice, leads_to, prepares, exclusive,
                                  not_applicable, from_number, meaning_draft, advice_draft)
       SELECT copy.question_id, o.position, o.label, o.aliases, o.points, o.meaning, o.advice, o.leads_to, o.prepares, o.exclusive,
              o.not_applicable, o.from_number, o.meaning_draft, o.advice_draft
         FROM unnest($1::int[], $2::int[]) AS copy(original_id, question_id)
         JOIN answer_option o ON o.question_id = copy.original_id ORDER BY o.id`,
      [originals, copies],
    );
  }
}

const inOrder = (ids: number[]): number[] => ids.toSorted((a, b) => a - b);

/** What a question of the copy has of its own. */
const OWN_FIELDS = new Set<string>([
  'id',
  'questionId',
  'sectionId',
  'externalId',
  'shownIf',
  'needs',
] satisfies (keyof Question)[]);
