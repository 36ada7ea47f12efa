import { fold } from '../../../platform/text/fold.js';
import type { Condition } from '../../questionnaires/conditions/condition.js';
import { faultyConditions, type ShownIf } from '../../questionnaires/conditions/shown.js';
import { parseCondition, printCondition } from '../../questionnaires/conditions/written.js';
import type { ScoredQuestion, ScoredSection } from '../../scoring/scoring.types.js';
import type { RowError, RowReason } from '../sheets.errors.js';
import type { RowChange } from './configuration-changes.js';
import type { ReadConfiguration } from './configuration-rows.js';
import { noteChange } from './plan-differences.js';
import { textKey } from './plan-options.js';

/** The longest condition that a cell is read for. */
export const LONGEST_CONDITION = 20_000;

/** What the columns `shownIf` do, by row ids of the sections as the file leaves them, and what of it cannot be done. */
export interface ShownIfPlan extends ShownIf {
  changes: RowChange[];
  errors: RowError[];
}

/** Says how a condition is written in a file with these sections; blank where there is none or it names what is gone. */
export const writtenShownIf =
  (sections: readonly ScoredSection[]) =>
  ({ shownIf }: { shownIf?: Condition | null }): string =>
    shownIf ? (printCondition(shownIf, { sections }) ?? '') : '';

/**
 * Compares the columns `shownIf` with the conditions that are there, over the sections as the file leaves them, whose ids are above 0.
 * A blank cell takes a condition away, but not one that could not be written; without the column nothing changes. Pure (rules:
 * configuration workbook).
 */
export function planShownIf(
  read: Pick<ReadConfiguration, 'sections' | 'questions'>,
  sections: readonly ScoredSection[],
): ShownIfPlan {
  const plan: ShownIfPlan = { sections: [], questions: [], changes: [], errors: [] };
  const written = writtenShownIf(sections);
  const rows = new Map<object, Place>();
  const wanted = <Part extends ScoredSection | ScoredQuestion>(
    part: Part,
    place: Place,
    cell?: string | null,
  ) => {
    if (cell === undefined) return;
    const shownIf = cell === null ? null : conditionOf(cell, sections);
    if (shownIf !== null && 'code' in shownIf) {
      plan.errors.push({ ...place, column: 'shownIf', reason: shownIf });
      return;
    }
    rows.set(part, place);
    const before = written(part);
    const after = written({ shownIf });
    if (before === after) return;
    plan['questions' in part ? 'sections' : 'questions'].push({ id: part.id, shownIf });
    const name = 'questions' in part ? part.name : part.questionText;
    noteChange(plan.changes, { ...place, name }, { shownIf: before || null }, { shownIf: after || null });
  };
  const named = new Map(sections.map((section) => [fold(section.name), section]));
  for (const { name, row, shownIf } of read.sections) {
    const section = named.get(fold(name));
    if (section) wanted(section, { sheet: 'Sections', row }, shownIf);
  }
  const find = questionFinder(sections);
  for (const row of read.questions) {
    const question = find(row);
    if (question) wanted(question, { sheet: 'Questions', row: row.row }, row.shownIf);
  }
  plan.errors.push(...faultsOf(plan, sections, rows));
  return plan;
}

interface Place {
  sheet: 'Sections' | 'Questions';
  row: number;
}

/** A condition of a cell, or why it is none. */
function conditionOf(text: string, sections: readonly ScoredSection[]): Condition | RowReason {
  const result = parseCondition(text, { sections });
  if ('condition' in result) return result.condition;
  const { code, at, found } = result.error;
  return { code: `condition_${code}`, params: { at: at + 1, value: found.slice(0, 60) } };
}

/** Finds the question that a row means: by its id, else by section and text. */
function questionFinder(sections: readonly ScoredSection[]) {
  const all = sections.flatMap(({ name, questions }) => questions.map((question) => ({ name, question })));
  const byId = new Map(all.map(({ question }) => [question.questionId.toLowerCase(), question]));
  const byText = new Map(all.map(({ name, question }) => [textKey(name, question.questionText), question]));
  return ({ questionId, section, questionText }: ReadConfiguration['questions'][number]) =>
    (questionId === null ? undefined : byId.get(questionId)) ?? byText.get(textKey(section, questionText));
}

/** Conditions of the file that ask for what is not known yet when they are asked. */
function faultsOf(
  { sections, questions }: ShownIf,
  present: readonly ScoredSection[],
  rows: ReadonlyMap<object, Place>,
): RowError[] {
  const changed = withShownIf(present, { sections, questions });
  const original = new Map<object, object>(
    changed.flatMap((section, at): [object, object][] => [
      [section, present[at]!],
      ...section.questions.map((one, place): [object, object] => [one, present[at]!.questions[place]!]),
    ]),
  );
  return faultyConditions(changed).flatMap(({ of, fault }) => {
    const place = rows.get(original.get(of)!);
    if (!place || (fault !== 'result' && fault !== 'later')) return [];
    return [{ ...place, column: 'shownIf', reason: { code: `condition_on_${fault}` } as const }];
  });
}

/** The sections with these conditions. Pure. */
export function withShownIf(sections: readonly ScoredSection[], shownIf: ShownIf): ScoredSection[] {
  const ofSection = new Map(shownIf.sections.map((one) => [one.id, one]));
  const ofQuestion = new Map(shownIf.questions.map((one) => [one.id, one]));
  return sections.map((section) => ({
    ...section,
    ...ofSection.get(section.id),
    questions: section.questions.map((question) => ({ ...question, ...ofQuestion.get(question.id) })),
  }));
}
