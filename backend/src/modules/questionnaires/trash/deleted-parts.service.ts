import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { ErrorParams } from '../../../platform/errors/app-error.js';
import { fold } from '../../../platform/text/fold.js';
import { AnswerOption } from '../answer-option.entity.js';
import { ConfigurationService } from '../configuration.service.js';
import { MOST_INSIGHTS } from '../insights/insight.js';
import { Insight } from '../insights/insight.entity.js';
import { MOST_QUESTIONS, MOST_SECTIONS } from '../limits.js';
import { Question } from '../question.entity.js';
import { Section } from '../section.entity.js';
import { DeletionsService } from './deletions.service.js';

/** A section with its questions, or one question, as the rows were; with them come the ids by which texts and answers name them. */
interface Part {
  section: Section | null;
  questions: Question[];
  options: AnswerOption[];
  /** Alone; what it names may be gone when it comes back. */
  insight?: Insight;
}

interface DeletedPart {
  id: string;
  name: string;
  content: Part;
}

/** Why a part stays in the trash. */
interface Obstacle {
  code: string;
  params: ErrorParams;
}

/** Sections, questions and insights in the trash: they leave their tables, and come back as the same rows in the same places (rules: deleting). */
@Injectable()
export class DeletedPartsService {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
    private readonly deletions: DeletionsService,
  ) {}

  /** Keeps a section with its questions, before it is deleted in the same transaction. */
  async keepSection(section: Section): Promise<string> {
    const questions = await this.database.repository(Question).findBy({ sectionId: section.id });
    return this.keep(section.questionnaireId, section.name, { section, questions, options: [] });
  }

  /** Keeps a question, before it is deleted in the same transaction. */
  keepQuestion(questionnaireId: number, question: Question): Promise<string> {
    return this.keep(questionnaireId, question.questionText, {
      section: null,
      questions: [question],
      options: [],
    });
  }

  /** Keeps an insight, before it is deleted in the same transaction. */
  keepInsight(insight: Insight): Promise<string> {
    const { questionnaireId, text: name } = insight;
    const content = { section: null, questions: [], options: [], insight };
    return this.deletions.record({ questionnaireId, kind: 'insight', name, content });
  }

  /** Brings parts back, sections first, then what was deleted last; as one change of the configuration. */
  async restore(
    questionnaireId: number,
    deletionIds: string[],
  ): Promise<{ restored: number; left: (Obstacle & { name: string })[] }> {
    const left: (Obstacle & { name: string })[] = [];
    const back: string[] = [];
    if (deletionIds.length === 0) return { restored: 0, left };
    await this.configuration.change(questionnaireId, async () => {
      const parts = await this.database.query<DeletedPart>(
        `SELECT id, name, content FROM deletion WHERE questionnaire_id = $1 AND id = ANY($2::uuid[]) AND content IS NOT NULL
          ORDER BY kind = 'section' DESC, deleted_at DESC`,
        [questionnaireId, deletionIds],
      );
      for (const { id, name, content } of parts) {
        const obstacle = await this.obstacleTo(questionnaireId, content);
        if (obstacle) left.push({ name, ...obstacle });
        else {
          await this.putBack(content);
          back.push(id);
        }
      }
      if (back.length === 0) return null;
      await this.deletions.forget(back);
      return { action: 'configuration.restore', target: questionnaireId, details: { count: back.length } };
    });
    return { restored: back.length, left };
  }

  private async keep(questionnaireId: number, name: string, part: Part): Promise<string> {
    const parents = part.questions.map(({ id }) => id);
    const options = await this.database.repository(AnswerOption).findBy({ parentId: In(parents) });
    const kind = part.section ? 'section' : 'question';
    return this.deletions.record({ questionnaireId, kind, name, content: { ...part, options } });
  }

  private async obstacleTo(
    questionnaireId: number,
    { section, questions, insight }: Part,
  ): Promise<Obstacle | null> {
    if (insight) {
      const present = await this.database.repository(Insight).countBy({ questionnaireId });
      return present < MOST_INSIGHTS ? null : { code: 'too_many_insights', params: { most: MOST_INSIGHTS } };
    }
    const present = await this.configuration.read(questionnaireId);
    const asked = present.flatMap((one) => one.questions);
    if (section && present.some(({ name }) => fold(name) === fold(section.name)))
      return { code: 'section_name_taken', params: { name: section.name } };
    if (section && present.length >= MOST_SECTIONS)
      return { code: 'too_many_sections', params: { most: MOST_SECTIONS } };
    if (!section && !present.some(({ id }) => id === questions[0]?.sectionId))
      return { code: 'trash_section_missing', params: {} };
    if (asked.length + questions.length > MOST_QUESTIONS)
      return { code: 'too_many_questions', params: { most: MOST_QUESTIONS } };
    return (await this.isThereAgain(questionnaireId, questions))
      ? { code: 'trash_question_there', params: {} }
      : null;
  }

  /** A workbook or the form has brought one of the questions in again. */
  private async isThereAgain(questionnaireId: number, questions: Question[]): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM question n JOIN section s ON s.id = n.section_id
        WHERE n.question_id = ANY($1::uuid[]) OR (s.questionnaire_id = $2 AND n.external_id = ANY($3::text[])) LIMIT 1`,
      [
        questions.map(({ questionId }) => questionId),
        questionnaireId,
        questions.flatMap(({ externalId }) => externalId ?? []),
      ],
    );
    return rows.length > 0;
  }

  /** In its former place; whatever has taken that meanwhile moves on by one. */
  private async putBack({ section, questions, options, insight }: Part): Promise<void> {
    if (insight) return this.insert(Insight, [insight]);
    if (section) {
      await this.database.query(MAKE_ROOM_FOR_SECTION, [section.questionnaireId, section.position]);
      await this.insert(Section, [section]);
    } else
      await this.database.query(MAKE_ROOM_FOR_QUESTION, [questions[0]!.sectionId, questions[0]!.position]);
    await this.insert(Question, await this.withoutGoneNeeds(questions));
    await this.insert(AnswerOption, options);
  }

  /** What a question came after may be gone meanwhile; then it comes after nothing. */
  private async withoutGoneNeeds(questions: Question[]): Promise<Question[]> {
    const needed = questions.flatMap(({ needs }) => needs ?? []);
    const present = await this.database.repository(Question).findBy({ id: In(needed) });
    const there = new Set([...present, ...questions].map(({ id }) => id));
    return questions.map((one) => (one.needs && !there.has(one.needs) ? { ...one, needs: null } : one));
  }

  /** With their ids, which TypeORM would make anew; a column that is younger than the deletion takes its default. */
  private async insert<T extends object>(entity: new () => T, rows: T[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const { tableName: table, columns } = this.database.repository(entity).metadata;
    const present = columns.filter(({ propertyName }) => Object.hasOwn(first, propertyName));
    const names = present.map(({ databaseName }) => `"${databaseName}"`).join(', ');
    const records = rows.map((row) =>
      Object.fromEntries(
        present.map(({ databaseName, propertyName }) => [databaseName, row[propertyName as keyof T]]),
      ),
    );
    await this.database.query(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [JSON.stringify(records)],
    );
  }
}

const MAKE_ROOM_FOR_SECTION = `
  UPDATE section SET position = position + 1 WHERE questionnaire_id = $1 AND position >= $2
     AND EXISTS (SELECT FROM section taken WHERE taken.questionnaire_id = $1 AND taken.position = $2)`;
const MAKE_ROOM_FOR_QUESTION = `
  UPDATE question SET position = position + 1 WHERE section_id = $1 AND position >= $2
     AND EXISTS (SELECT FROM question taken WHERE taken.section_id = $1 AND taken.position = $2)`;
