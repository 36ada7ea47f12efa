import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { UiTextsService } from '../ui-texts/ui-texts.service.js';
import { ConfigurationService, type SectionWithQuestions } from './configuration.service.js';
import { Question } from './question.entity.js';
import type { Questionnaire } from './questionnaire.entity.js';
import { QuestionnairesService } from './questionnaires.service.js';
import { Section } from './section.entity.js';

const BATCH = 500;

/** Makes a new questionnaire out of an existing one. */
@Injectable()
export class QuestionnaireCopyService {
  constructor(
    private readonly database: Database,
    private readonly questionnaires: QuestionnairesService,
    private readonly configuration: ConfigurationService,
    private readonly texts: UiTextsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Copies sections, questions, welcome texts and the questionnaire's own interface texts. Evaluations stay where they
   * are, and so do the form and the sheet: two questionnaires must not read the same responses. Questions get new
   * questionIds (rules: copying a questionnaire).
   */
  async copy(id: number, name: string): Promise<Questionnaire> {
    return this.database.transaction(async () => {
      const { language, demoButtonUrl, welcomeGreeting, welcomeContent, welcomeTips } =
        await this.questionnaires.one(id);
      const copy = await this.questionnaires.create(name, {
        language,
        demoButtonUrl,
        welcomeGreeting,
        welcomeContent,
        welcomeTips,
      });
      await this.copyConfiguration(await this.configuration.read(id), copy.id);
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
    const questions: Partial<Question>[] = [];
    for (const { name, description, position, includeInEvaluation, questions: own } of sections) {
      const { identifiers } = await this.database
        .repository(Section)
        .insert({ questionnaireId, name, description, position, includeInEvaluation });
      const { id: sectionId } = identifiers[0] as { id: number };
      for (const { id: _id, questionId: _uuid, externalId: _externalId, ...fields } of own)
        questions.push({ ...fields, sectionId });
    }
    for (let start = 0; start < questions.length; start += BATCH)
      await this.database.repository(Question).insert(questions.slice(start, start + BATCH));
  }
}
