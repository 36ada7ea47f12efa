import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { updateRows } from '../../../platform/database/update-rows.js';
import { Conflict, NotFound } from '../../../platform/errors/app-error.js';
import { fold } from '../../../platform/text/fold.js';
import { AnswerOption } from '../answer-option.entity.js';
import { ConfigurationService, type OptionRow, type QuestionWithOptions } from '../configuration.service.js';
import { MOST_ALIASES, MOST_QUESTIONS } from '../limits.js';
import { namesOf } from '../options.js';
import { Question } from '../question.entity.js';
import type { Section } from '../section.entity.js';
import { DeletedPartsService } from '../trash/deleted-parts.service.js';
import { changedFields } from './changed-fields.js';
import { checkQuestion, optionsAfter, questionAfter, type QuestionChange } from './options.js';

type NewQuestion = QuestionChange & Pick<Question, 'sectionId' | 'questionText'>;

interface PlacedQuestion {
  question: QuestionWithOptions;
  section: Section;
}

/** A questionnaire's questions as a person edits them, one at a time. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
    private readonly parts: DeletedPartsService,
  ) {}

  /** All questions in the questionnaire's order, each with its section. */
  async list(questionnaireId: number): Promise<PlacedQuestion[]> {
    const sections = await this.configuration.read(questionnaireId);
    return sections.flatMap((section) => section.questions.map((question) => ({ question, section })));
  }

  async one(id: number): Promise<PlacedQuestion> {
    const question = await this.database
      .repository(Question)
      .findOne({ where: { id }, relations: { section: true } });
    if (!question) throw new NotFound();
    const options = await this.optionsOf(id);
    return { question: Object.assign(question, { options }), section: question.section };
  }

  /**
   * Adds a question at the end of its section, with a new questionId. Throws Conflict when there are too many, BadRequest
   * where its answers contradict each other.
   */
  async create(questionnaireId: number, fields: NewQuestion): Promise<PlacedQuestion> {
    const { options = [], removedOptionIds: _none, ...own } = fields;
    let id = 0;
    await this.configuration.change(questionnaireId, async () => {
      if ((await this.countOf(questionnaireId)) >= MOST_QUESTIONS)
        throw new Conflict('too_many_questions', { most: MOST_QUESTIONS });
      const wanted = optionsAfter([], { options, removedOptionIds: [] });
      checkQuestion({ ...own, kind: own.kind ?? 'single', options: wanted }, own.pointValue);
      const position = await this.nextPosition(questionnaireId, own.sectionId);
      const { identifiers } = await this.database.repository(Question).insert({ ...own, position });
      id = (identifiers[0] as { id: number }).id;
      await this.writeOptions(id, [], wanted);
      return { action: 'question.create', target: id };
    });
    return this.one(id);
  }

  /**
   * Writes the fields that differ; the others stay as they are. The question keeps its questionId
   * and with it the answers given to it. Another section takes it at its end. Options are written as a whole
   * (editing/options.ts).
   */
  async change(questionnaireId: number, id: number, fields: QuestionChange): Promise<PlacedQuestion> {
    await this.configuration.change(questionnaireId, async () => {
      const { question } = await this.one(id);
      const { own, options } = questionAfter(question, fields);
      const changes = changedFields<Partial<Question>>(question, own);
      const written = await this.writeOptions(id, question.options, options);
      if (changes === null && !written) return null;
      const moved =
        changes?.sectionId === undefined
          ? {}
          : { position: await this.nextPosition(questionnaireId, changes.sectionId) };
      if (changes) await this.database.repository(Question).update({ id }, { ...changes, ...moved });
      const names = [...Object.keys(changes ?? {}), ...(written ? ['options'] : [])];
      return { action: 'question.change', target: id, details: { fields: names.join(', ') } };
    });
    return this.one(id);
  }

  /** From now on the value means the option. Throws NotFound, Conflict where it has too many names already. */
  async addAlias(questionnaireId: number, optionId: number, value: string): Promise<void> {
    await this.configuration.change(questionnaireId, async () => {
      const option = await this.database
        .repository(AnswerOption)
        .findOneBy({ id: optionId, question: { section: { questionnaireId } } });
      if (!option) throw new NotFound();
      if (namesOf(option).includes(fold(value))) return null;
      const present = await this.optionsOf(option.parentId);
      const wanted = present.map((one) =>
        one.id === optionId ? { ...one, aliases: [...one.aliases, value] } : one,
      );
      if (option.aliases.length >= MOST_ALIASES)
        throw new Conflict('option_has_many_names', { most: MOST_ALIASES });
      await this.writeOptions(
        option.parentId,
        present,
        optionsAfter(present, { options: wanted, removedOptionIds: [] }),
      );
      const details = { option: option.label };
      return { action: 'question.map-answer', target: option.parentId, details };
    });
  }

  /** Proposals of the AI, which nothing uses; so this is no change of the configuration. */
  async storeDrafts(drafts: { id: number; meaningDraft?: string; adviceDraft?: string }[]): Promise<void> {
    await updateRows(
      this.database,
      AnswerOption,
      drafts.map(({ id, ...changes }) => ({ id, changes })),
    );
  }

  /** Puts a question into the trash; answers the id by which that is undone. */
  async delete(questionnaireId: number, id: number): Promise<string> {
    let deletionId = '';
    await this.configuration.change(questionnaireId, async () => {
      const question = await this.database.repository(Question).findOneBy({ id });
      if (!question) throw new NotFound();
      deletionId = await this.parts.keepQuestion(questionnaireId, question);
      await this.database.repository(Question).delete({ id });
      return { action: 'question.delete', target: id };
    });
    return deletionId;
  }

  private optionsOf(parentId: number): Promise<AnswerOption[]> {
    return this.database
      .repository(AnswerOption)
      .find({ where: { parentId }, order: { position: 'ASC', id: 'ASC' } });
  }

  /** True when anything was written. */
  private async writeOptions(
    parentId: number,
    present: readonly OptionRow[],
    wanted: ReturnType<typeof optionsAfter>,
  ): Promise<boolean> {
    const options = this.database.repository(AnswerOption);
    const remaining = new Set(wanted.map(({ id }) => id));
    const gone = present.filter(({ id }) => !remaining.has(id)).map(({ id }) => id);
    const byId = new Map(present.map((option) => [option.id, option]));
    const updates = wanted.flatMap(({ id, ...values }) => {
      const before = id === undefined ? undefined : byId.get(id);
      const changes = before && differences(before, values);
      return changes ? { id: before.id, changes } : [];
    });
    const made = wanted.filter(({ id }) => id === undefined).map((values) => ({ ...values, parentId }));
    if (gone.length > 0) await options.delete({ id: In(gone) });
    await updateRows(this.database, AnswerOption, updates);
    if (made.length > 0) await options.insert(made);
    return gone.length + updates.length + made.length > 0;
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

function differences(before: OptionRow, values: Partial<OptionRow>): Partial<OptionRow> | null {
  const changed = (Object.keys(values) as (keyof OptionRow)[]).filter(
    (field) => !isDeepStrictEqual(values[field], before[field]),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}
