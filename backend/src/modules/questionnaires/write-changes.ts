import type { Database } from '../../platform/database/database.js';
import { updateRows } from '../../platform/database/update-rows.js';
import { fold } from '../../platform/text/fold.js';
import { AnswerOption } from './answer-option.entity.js';
import type { OptionValues } from './editing/options.js';
import type { QuestionFieldValues } from './question-fields.js';
import { Question } from './question.entity.js';
import { Section } from './section.entity.js';

export type SectionFields = Pick<Section, 'name' | 'description' | 'includeInEvaluation' | 'position'>;
export type QuestionFields = Pick<Question, 'questionText' | 'position'> &
  QuestionFieldValues & {
    /** Folded name of the question's section, which exists or is among those to create. */
    sectionKey: string;
  };

/** What to write. A null questionId is for the database to make; `moved` only makes room. */
export interface ConfigurationChanges {
  sections: { create: SectionFields[]; update: { id: number; changes: Partial<SectionFields> }[] };
  questions: {
    create: (QuestionFields & { questionId: string | null })[];
    update: { id: number; changes: Partial<QuestionFields> }[];
  };
  options: {
    /** `questionId` is the uuid of a question that exists or is among those to create. */
    create: (OptionValues & { questionId: string })[];
    update: { id: number; changes: Partial<OptionValues> }[];
  };
  moved: { sections: { id: number; position: number }[]; questions: { id: number; position: number }[] };
}

/** What sections (by folded name) and questions are called in the form they come from. */
export interface FormLinks {
  sections: { key: string; externalId: string }[];
  questions: { questionId: string; externalId: string }[];
}

export const isEmpty = ({ sections, questions, options, moved }: ConfigurationChanges): boolean =>
  [
    options.create,
    options.update,
    sections.create,
    sections.update,
    questions.create,
    questions.update,
    moved.sections,
    moved.questions,
  ].every((list) => list.length === 0);

/** Writes changes of a configuration in the caller's transaction, which holds its lock. */
export async function writeChanges(
  database: Database,
  questionnaireId: number,
  { sections: bySection, questions: byQuestion, options, moved }: ConfigurationChanges,
): Promise<void> {
  const sections = database.repository(Section);
  await updateRows(database, Section, [...moved.sections.map(toMove), ...bySection.update]);
  const created = bySection.create.map(({ name, description, includeInEvaluation, position }) => ({
    name,
    description,
    includeInEvaluation,
    position,
    questionnaireId,
  }));
  if (created.length > 0) await sections.insert(created);
  const ids = new Map((await sections.findBy({ questionnaireId })).map(({ id, name }) => [fold(name), id]));
  await writeQuestions(database, byQuestion, moved.questions, (key) => ids.get(key)!);
  await updateRows(database, AnswerOption, options.update.map(withoutDrafts));
  if (options.create.length > 0) await insertOptions(database, options.create);
}

async function writeQuestions(
  database: Database,
  { create, update }: ConfigurationChanges['questions'],
  moved: { id: number; position: number }[],
  sectionIdOf: (key: string) => number,
): Promise<void> {
  const updates = update.map(({ id, changes: { sectionKey, ...fields } }) => ({
    id,
    changes: { ...fields, ...(sectionKey === undefined ? {} : { sectionId: sectionIdOf(sectionKey) }) },
  }));
  await updateRows(database, Question, [...moved.map(toMove), ...updates]);
  const rows = create.map(({ questionId, sectionKey, ...fields }) => ({
    ...fields,
    ...(questionId === null ? {} : { questionId }),
    sectionId: sectionIdOf(sectionKey),
  }));
  for (let start = 0; start < rows.length; start += 500)
    await database.repository(Question).insert(rows.slice(start, start + 500));
}

/** A text that was written takes the place of its draft, as when it is typed (editing/options.ts). */
function withoutDrafts({ id, changes }: ConfigurationChanges['options']['update'][number]) {
  const drafts = {
    ...(changes.meaning == null ? {} : { meaningDraft: null }),
    ...(changes.advice == null ? {} : { adviceDraft: null }),
  };
  return { id, changes: { ...changes, ...drafts } };
}

async function insertOptions(
  database: Database,
  options: ConfigurationChanges['options']['create'],
): Promise<void> {
  await database.query(
    `INSERT INTO answer_option (question_id, position, label, aliases, points, meaning, advice, leads_to, prepares, exclusive,
                                not_applicable, from_number)
     SELECT n.id, o.position, o.label, o.aliases, o.points, o.meaning, o.advice, o."leadsTo", o.prepares, o.exclusive,
            o."notApplicable", o."from"
       FROM jsonb_to_recordset($1::jsonb) AS o("questionId" uuid, position int, label varchar, aliases text[], points int,
                                               meaning text, advice text, "leadsTo" varchar, prepares boolean,
                                               exclusive boolean, "notApplicable" boolean, "from" double precision)
       JOIN question n ON n.question_id = o."questionId" ORDER BY n.id, o.position`,
    [JSON.stringify(options)],
  );
}

const toMove = ({ id, position }: { id: number; position: number }) => ({ id, changes: { position } });
