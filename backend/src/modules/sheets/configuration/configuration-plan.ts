import { fold } from '../../../platform/text/fold.js';
import { areCrossed } from '../../questionnaires/numbers/number-answer.js';
import { pointsOfOptions } from '../../questionnaires/options.js';
import {
  byQuestionField,
  NEW_QUESTION,
  type QuestionFieldValues,
} from '../../questionnaires/question-fields.js';
import { type ScoredQuestion, type ScoredSection } from '../../scoring/scoring.types.js';
import { arrange, numberInOrder } from './arrange.js';
import type { RowChange } from './configuration-changes.js';
import { findMisfits } from './configuration-misfits.js';
import type { ConfiguredQuestion, ConfiguredSection, ReadConfiguration } from './configuration-rows.js';
import { groupBy } from '../group-by.js';
import { type RowError } from '../sheets.errors.js';
import { addChange, byPosition, differences, noteChange } from './plan-differences.js';
import { type AskedQuestion, type OptionsPlan, planOptions, textKey } from './plan-options.js';

export type SectionValues = Omit<ScoredSection, 'id' | 'questions'>;

export type QuestionValues = Omit<ScoredQuestion, 'id' | 'questionId' | 'options'> & {
  /** Folded name of its section, which exists or is among those to create. */
  sectionKey: string;
};

/** What an import would do. With errors nothing may be stored. Ids are those of the rows in the database. */
export interface ConfigurationPlan {
  sections: {
    create: (SectionValues & { key: string })[];
    update: { id: number; changes: Partial<SectionValues> }[];
    unchanged: number[];
  };
  questions: {
    /** A null questionId is for the database to make. */
    create: (QuestionValues & { questionId: string | null })[];
    update: { id: number; changes: Partial<QuestionValues> }[];
    unchanged: number[];
  };
  /** `questionId` is the uuid of a question that exists or is created; updates are also of options that only make room. */
  options: OptionsPlan;
  /** Rows that the file does not name and that only make room for others. */
  moved: {
    sections: { id: number; position: number }[];
    questions: { id: number; position: number }[];
  };
  /** What each row of the file does, for people. */
  changes: RowChange[];
  errors: RowError[];
}

type QuestionTarget = {
  row: ConfiguredQuestion;
  /** Folded name of the section it belongs to in the end. */
  key: string;
  existing: ScoredQuestion | undefined;
  from: ScoredSection | undefined;
  asked: AskedQuestion;
};

/**
 * Compares a configuration that was read with the one that is there (rules: configuration workbook). Sections are the same by
 * folded name, questions by questionId, or, where that is blank, by section and folded text. Rows that the file leaves out
 * stay. `foreignIds` are those of the file's questionIds that belong to other questionnaires.
 */
export function planConfiguration(
  existing: ScoredSection[],
  read: ReadConfiguration,
  foreignIds: ReadonlySet<string> = new Set(),
): ConfigurationPlan {
  const plan: ConfigurationPlan = {
    sections: { create: [], update: [], unchanged: [] },
    questions: { create: [], update: [], unchanged: [] },
    options: { create: [], update: [], unchanged: [] },
    moved: { sections: [], questions: [] },
    changes: [],
    errors: [...read.errors],
  };
  planSections(existing, read.sections, plan);
  const targets = matchQuestions(existing, read.questions);
  const listed = new Set(targets.map(({ existing: question }) => question));
  const others = existing.flatMap(({ name: section, questions }) =>
    questions
      .filter((question) => !listed.has(question))
      .map((question): AskedQuestion => ({ ...question, section, row: null, present: question.options })),
  );
  planOptions([...targets.map(({ asked }) => asked), ...others], read.options, plan);
  const present = groupBy(existing, ({ name }) => fold(name));
  const wanted = groupBy(targets, ({ key }) => key);
  const leadsTo = new Map(targets.map((target) => [target.existing, target.key]));
  for (const key of new Set([...present.keys(), ...wanted.keys()])) {
    const staying = (present.get(key) ?? [])
      .flatMap(({ questions }) => byPosition(questions))
      .filter((question) => (leadsTo.get(question) ?? key) === key);
    planQuestionsOf(key, staying, wanted.get(key) ?? [], plan);
  }
  plan.errors.push(...findMisfits(existing, read, plan.changes, foreignIds));
  plan.errors.sort((a, b) => placeOf(a) - placeOf(b) || a.row - b.row);
  return plan;
}

function planSections(existing: ScoredSection[], rows: ConfiguredSection[], plan: ConfigurationPlan): void {
  const byKey = new Map(existing.map((section) => [fold(section.name), section]));
  const listed = rows.map((row) => byKey.get(fold(row.name)) ?? row);
  const current = byPosition(existing);
  const positions = numberInOrder(current, arrange(current, listed));

  rows.forEach((row, index) => {
    const section = byKey.get(fold(row.name));
    const wanted: SectionValues = {
      name: row.name,
      description: row.description === undefined ? (section?.description ?? null) : row.description,
      includeInEvaluation: row.include ?? section?.includeInEvaluation ?? true,
      position: positions.get(listed[index]!)!,
    };
    const changes = section && differences<SectionValues>(section, wanted);
    if (!section) plan.sections.create.push({ key: fold(row.name), ...wanted });
    else addChange(plan.sections, section.id, changes!);
    noteChange(plan.changes, { sheet: 'Sections', row: row.row, name: row.name }, section, changes);
  });
  const named = new Set<unknown>(listed);
  for (const section of existing) {
    const position = positions.get(section)!;
    if (!named.has(section) && position !== section.position)
      plan.moved.sections.push({ id: section.id, position });
  }
}

/** Finds the question that each row means; a blank id finds only one that no other row names. */
function matchQuestions(existing: ScoredSection[], rows: ConfiguredQuestion[]): QuestionTarget[] {
  const all = existing.flatMap((section) =>
    section.questions.map((question) => ({ question, from: section })),
  );
  const byId = new Map(all.map((entry) => [entry.question.questionId.toLowerCase(), entry]));
  const free = new Set(all);
  for (const { questionId } of rows) {
    const entry = questionId === null ? undefined : byId.get(questionId);
    if (entry) free.delete(entry);
  }
  const byText = groupBy([...free], ({ from, question }) => textKey(from.name, question.questionText));
  return rows.map((row) => {
    const entry =
      row.questionId === null
        ? byText.get(textKey(row.section, row.questionText))?.shift()
        : byId.get(row.questionId);
    const { question, from } = entry ?? {};
    return { row, key: fold(row.section), existing: question, from, asked: askedOf(question, row) };
  });
}

/** A question as its row leaves it, but for its options. */
function askedOf(question: ScoredQuestion | undefined, row: ConfiguredQuestion): AskedQuestion {
  const present = question?.options ?? [];
  return {
    questionId: question?.questionId ?? row.questionId,
    section: row.section,
    questionText: row.questionText,
    kind: row.kind ?? question?.kind ?? NEW_QUESTION.kind,
    row: row.row,
    present,
    options: present,
  };
}

const placeOf = ({ sheet }: RowError): number => ['questions', 'answers'].indexOf(fold(sheet));

/** Plans the questions that belong to one section in the end; their positions count within it. */
function planQuestionsOf(
  key: string,
  staying: ScoredQuestion[],
  rows: QuestionTarget[],
  plan: ConfigurationPlan,
): void {
  // One that comes from another section takes its place like a new one: its old position means nothing here.
  const isFromHere = ({ from }: QuestionTarget) => from !== undefined && fold(from.name) === key;
  const listed = rows.map((target) => (isFromHere(target) ? target.existing! : target));
  const positions = numberInOrder(staying, arrange(staying, listed));

  rows.forEach((target, index) => {
    const { row, existing: question, from } = target;
    const wanted = valuesOf(target, positions.get(listed[index]!)!);
    const before = question && { ...question, sectionKey: fold(from!.name) };
    if (wanted.kind === 'number' && areCrossed(wanted))
      plan.errors.push({
        sheet: 'Questions',
        row: row.row,
        column: 'max',
        reason: { code: 'bounds_crossed' },
      });
    const changes = before && differences<QuestionValues>(before, wanted, !isFromHere(target));
    if (!question) plan.questions.create.push({ questionId: target.asked.questionId, ...wanted });
    else addChange(plan.questions, question.id, changes!);
    noteChange(
      plan.changes,
      { sheet: 'Questions', row: row.row, name: row.questionText },
      before && { ...before, sectionKey: from!.name },
      changes?.sectionKey === undefined ? changes : { ...changes, sectionKey: row.section },
    );
  });
  const named = new Set<unknown>(listed);
  for (const question of staying) {
    const position = positions.get(question)!;
    if (!named.has(question) && position !== question.position)
      plan.moved.questions.push({ id: question.id, position });
  }
}

/** Points that options bring go before those of the row. */
function valuesOf({ row, existing: question, key, asked }: QuestionTarget, position: number): QuestionValues {
  const points = pointsOfOptions(asked);
  return {
    sectionKey: key,
    questionText: row.questionText,
    ...byQuestionField<QuestionFieldValues>((name, { initial }) =>
      row[name] === undefined ? (question?.[name] ?? initial) : row[name],
    ),
    kind: asked.kind,
    ...(points === null ? {} : { pointValue: points }),
    position,
  };
}
