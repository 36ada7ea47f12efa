import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Conflict, NotFound } from '../../../platform/errors/app-error.js';
import { ConfigurationService } from '../configuration.service.js';
import { MOST_QUESTIONS } from '../limits.js';
import { Question } from '../question.entity.js';
import '../questionnaires.errors.js';
import type { Section } from '../section.entity.js';
import { changedFields } from './changed-fields.js';

type Fields = Partial<
  Pick<
    Question,
    | 'sectionId'
    | 'questionText'
    | 'correctAnswer'
    | 'pointValue'
    | 'weight'
    | 'relatedProduct'
    | 'productDescription'
    | 'productUrl'
    | 'relatedTip'
  >
>;
type NewQuestion = Fields & Pick<Question, 'sectionId' | 'questionText'>;

/** A questionnaire's questions as a person edits them, one at a time. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
  ) {}

  /** All questions in the questionnaire's order, each with its section. */
  async list(questionnaireId: number): Promise<{ question: Question; section: Section }[]> {
    const sections = await this.configuration.read(questionnaireId);
    return sections.flatMap((section) => section.questions.map((question) => ({ question, section })));
  }

  async one(id: number): Promise<Question> {
    const question = await this.database
      .repository(Question)
      .findOne({ where: { id }, relations: { section: true } });
    if (!question) throw new NotFound();
    return question;
  }

  /** Adds a question at the end of its section, with a new questionId. Throws Conflict when there are too many. */
  async create(questionnaireId: number, fields: NewQuestion): Promise<Question> {
    let id = 0;
    await this.configuration.change(questionnaireId, async () => {
      if ((await this.countOf(questionnaireId)) >= MOST_QUESTIONS)
        throw new Conflict('too_many_questions', { most: MOST_QUESTIONS });
      const position = await this.nextPosition(questionnaireId, fields.sectionId);
      const { identifiers } = await this.database.repository(Question).insert({ ...fields, position });
      id = (identifiers[0] as { id: number }).id;
      return { action: 'question.create', target: id };
    });
    return this.one(id);
  }

  /**
   * Writes the fields that differ; the others stay as they are, whoever wrote them. The question keeps its questionId
   * and with it the answers given to it. Another section takes it at its end.
   */
  async change(questionnaireId: number, id: number, fields: Fields): Promise<Question> {
    await this.configuration.change(questionnaireId, async () => {
      const changes = changedFields(await this.one(id), fields);
      if (changes === null) return null;
      const moved =
        changes.sectionId === undefined
          ? {}
          : { position: await this.nextPosition(questionnaireId, changes.sectionId) };
      await this.database.repository(Question).update({ id }, { ...changes, ...moved });
      return { action: 'question.change', target: id, details: { fields: Object.keys(changes).join(', ') } };
    });
    return this.one(id);
  }

  async delete(questionnaireId: number, id: number): Promise<void> {
    await this.configuration.change(questionnaireId, async () => {
      const { affected } = await this.database.repository(Question).delete({ id });
      if (affected === 0) throw new NotFound();
      return { action: 'question.delete', target: id };
    });
  }

  private async countOf(questionnaireId: number): Promise<number> {
    return this.database.repository(Question).count({ where: { section: { questionnaireId } } });
  }

  /** The place behind a section's last question. Throws NotFound for a section of another questionnaire. */
  private async nextPosition(questionnaireId: number, sectionId: number): Promise<number> {
    const [row] = await this.database.query<{ position: number }>(
      `SELECT coalesce(max(n.position), 0) + 1 AS position FROM section s LEFT JOIN question n ON n.section_id = s.id
        WHERE s.id = $1 AND s.questionnaire_id = $2 GROUP BY s.id`,
      [sectionId, questionnaireId],
    );
    if (!row) throw new NotFound();
    return row.position;
  }
}
