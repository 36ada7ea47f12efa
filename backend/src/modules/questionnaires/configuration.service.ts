import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { fold } from '../../platform/text/fold.js';

import { Question } from './question.entity.js';
import { ConfigurationChanged } from './questionnaires.events.js';
import { Section } from './section.entity.js';

export type SectionFields = Pick<Section, 'name' | 'description' | 'includeInEvaluation' | 'position'>;
export type QuestionFields = Pick<
  Question,
  | 'questionText'
  | 'position'
  | 'correctAnswer'
  | 'pointValue'
  | 'weight'
  | 'relatedProduct'
  | 'productDescription'
  | 'productUrl'
  | 'relatedTip'
> & {
  /** Folded name of the question's section, which exists or is among those to create. */
  sectionKey: string;
};

export type SectionWithQuestions = Section & { questions: Question[] };

/** What to write. A null questionId is for the database to make; `moved` only makes room. */
export interface ConfigurationChanges {
  sections: { create: SectionFields[]; update: { id: number; changes: Partial<SectionFields> }[] };
  questions: {
    create: (QuestionFields & { questionId: string | null })[];
    update: { id: number; changes: Partial<QuestionFields> }[];
  };
  moved: { sections: { id: number; position: number }[]; questions: { id: number; position: number }[] };
}

/** Sections and questions of a questionnaire. */
@Injectable()
export class ConfigurationService {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** All sections with their questions, in order: two queries whatever the size. */
  async read(questionnaireId: number): Promise<SectionWithQuestions[]> {
    const sections = await this.database
      .repository(Section)
      .find({ where: { questionnaireId }, order: { position: 'ASC', id: 'ASC' } });
    const questions = await this.database.repository(Question).find({
      where: { sectionId: In(sections.map(({ id }) => id)) },
      order: { position: 'ASC', id: 'ASC' },
    });
    const bySection = new Map<number, Question[]>(sections.map(({ id }) => [id, []]));
    for (const question of questions) bySection.get(question.sectionId)?.push(question);
    return sections.map((section) => ({ ...section, questions: bySection.get(section.id) ?? [] }));
  }

  /** As `read`, for a copy that leaves the house. */
  async export(questionnaireId: number): Promise<SectionWithQuestions[]> {
    await this.audit.record({ action: 'configuration.export', questionnaireId });
    return this.read(questionnaireId);
  }

  /** Which of these question ids belong to other questionnaires. */
  async foreignQuestionIds(questionnaireId: number, questionIds: string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ questionId: string }>(
      `SELECT n.question_id AS "questionId" FROM question n JOIN section s ON s.id = n.section_id
        WHERE n.question_id = ANY($1::uuid[]) AND s.questionnaire_id <> $2`,
      [questionIds, questionnaireId],
    );
    return new Set(rows.map(({ questionId }) => questionId));
  }

  /** Writes all changes or none, and lets scores follow. Nothing to write: nothing happens. */
  async apply(questionnaireId: number, changes: ConfigurationChanges): Promise<void> {
    if (isEmpty(changes)) return;
    await this.database.transaction(async () => {
      const sections = this.database.repository(Section);
      const { sections: bySection, questions: byQuestion, moved } = changes;
      for (const { id, position } of moved.sections)
        await sections.update({ id, questionnaireId }, { position });
      for (const { id, changes: fields } of bySection.update)
        await sections.update({ id, questionnaireId }, fields);
      const created = bySection.create.map(({ name, description, includeInEvaluation, position }) => ({
        name, description, includeInEvaluation, position, questionnaireId,
      })); // prettier-ignore
      if (created.length > 0) await sections.insert(created);
      const ids = new Map(
        (await sections.findBy({ questionnaireId })).map(({ id, name }) => [fold(name), id]),
      );
      await this.applyQuestions(byQuestion, moved.questions, (key) => ids.get(key)!);
      await this.announceChange(questionnaireId);
      await this.audit.record({ action: 'configuration.change', target: questionnaireId, questionnaireId });
    });
  }

  private async applyQuestions(
    { create, update }: ConfigurationChanges['questions'],
    moved: { id: number; position: number }[],
    sectionIdOf: (key: string) => number,
  ): Promise<void> {
    const questions = this.database.repository(Question);
    for (const { id, position } of moved) await questions.update({ id }, { position });
    for (const { id, changes } of update) {
      const { sectionKey, ...fields } = changes;
      await questions.update(
        { id },
        { ...fields, ...(sectionKey === undefined ? {} : { sectionId: sectionIdOf(sectionKey) }) },
      );
    }
    const rows = create.map(({ questionId, sectionKey, ...fields }) => ({
      ...fields,
      ...(questionId === null ? {} : { questionId }),
      sectionId: sectionIdOf(sectionKey),
    }));
    for (let start = 0; start < rows.length; start += 500)
      await questions.insert(rows.slice(start, start + 500));
  }

  /** Raises the configuration's version and tells those who keep scores. */
  async announceChange(questionnaireId: number): Promise<void> {
    const [row] = await this.database.query<{ configVersion: number }>(
      `UPDATE questionnaire SET config_version = config_version + 1 WHERE id = $1 RETURNING config_version AS "configVersion"`,
      [questionnaireId],
    );
    if (row) await this.events.emit(new ConfigurationChanged(questionnaireId, row.configVersion));
  }
}

const isEmpty = ({ sections, questions, moved }: ConfigurationChanges): boolean =>
  [
    sections.create,
    sections.update,
    questions.create,
    questions.update,
    moved.sections,
    moved.questions,
  ].every((list) => list.length === 0);
