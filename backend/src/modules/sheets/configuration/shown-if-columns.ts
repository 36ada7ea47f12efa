import { fold } from '../../../platform/text/fold.js';
import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import { CONDITION_LIMITS, type Condition } from '../../questionnaires/conditions/condition.js';
import { faultyConditions, keyOfPart, type ShownIf } from '../../questionnaires/conditions/shown.js';
import { parseCondition, printCondition } from '../../questionnaires/conditions/written.js';
import type { ScoredQuestion, ScoredSection } from '../../scoring/scoring.types.js';
import type { RowError, RowReason } from '../sheets.errors.js';
import type { RowChange } from './configuration-changes.js';
import { type Field, optionalText } from './configuration-fields.js';
import type { ConfiguredQuestion, ReadConfiguration } from './configuration-rows.js';
import { noteChange } from './plan-differences.js';
import { textKey } from './plan-options.js';

/** The longest condition that a cell is read for. */
export const LONGEST_CONDITION = 20_000;

/** A condition as it is written; whether it fits to the questionnaire shows in the plan. */
export const writtenCondition = (cell: Cell | undefined): Field<string | null> =>
  optionalText(cell, LONGEST_CONDITION);

/** The column `shownIf` of sections and questions: what it changes, and what of it cannot be done. */
export interface ShownIfPlan {
  shownIf: ShownIf;
  /** Rows with another condition, each with this one field. */
  changes: RowChange[];
  errors: RowError[];
  /** The sections with the conditions that the file leaves them. */
  after: ScoredSection[];
}

type Part = ScoredSection | ScoredQuestion;
interface Target {
  sheet: 'Sections' | 'Questions';
  row: number;
  part: Part;
  written: string | null | undefined;
}

/**
 * Compares the conditions in the file with those of the sections as the file leaves them; these also say what numbers mean. Conditions
 * that could be used and no longer can are errors, also where the file only moves or changes what they name. Pure (rules: configuration
 * workbook).
 */
export function planShownIf(
  read: Pick<ReadConfiguration, 'sections' | 'questions'>,
  before: readonly ScoredSection[],
  sections: readonly ScoredSection[],
): ShownIfPlan {
  const plan: ShownIfPlan = { shownIf: { sections: [], questions: [] }, changes: [], errors: [], after: [] };
  const refuse = ({ sheet, row }: Pick<Target, 'sheet' | 'row'>, column: string | null, reason: RowReason) =>
    plan.errors.push({ sheet, row, column, reason });
  const print = (condition: Condition | null | undefined) =>
    condition ? printCondition(condition, { sections }) : null;
  const targets = [...sectionTargets(read, sections), ...questionTargets(read, sections)];
  const wanted = new Map<Part, Condition | null>();
  for (const target of targets) {
    const { sheet, row, part, written } = target;
    const present = print(part.shownIf);
    // One that names what is gone cannot be written: its cell is blank in a download.
    if (written === undefined || (written === null && present === null)) continue;
    const parsed = written === null ? { condition: null } : parseCondition(written, { sections });
    if ('error' in parsed) {
      const { code, at, found } = parsed.error;
      refuse(target, 'shownIf', {
        code: `condition_${code}`,
        params: { at: at + 1, value: found.slice(0, 60) },
      });
      continue;
    }
    const shownIf = print(parsed.condition);
    if (shownIf === present) continue;
    wanted.set(part, parsed.condition);
    const name = 'questions' in part ? part.name : part.questionText;
    noteChange(plan.changes, { sheet, row, name }, { shownIf: present }, { shownIf });
    plan.shownIf['questions' in part ? 'sections' : 'questions'].push({
      id: part.id,
      shownIf: parsed.condition,
    });
  }
  const withShownIf = <P extends Part>(part: P): P =>
    wanted.has(part) ? { ...part, shownIf: wanted.get(part)! } : part;
  plan.after = sections.map((section) => ({
    ...withShownIf(section),
    questions: section.questions.map(withShownIf),
  }));
  const known = new Set(faultyConditions(before).map(({ of, fault }) => `${keyOfPart(of)} ${fault}`));
  const texts = new Map(
    [...before, ...sections].flatMap(({ questions }) =>
      questions.map(({ id, questionText }) => [id, questionText]),
    ),
  );
  for (const { of, fault, names } of faultyConditions(plan.after)) {
    if (known.has(`${keyOfPart(of)} ${fault}`)) continue;
    const target = targets.find(({ part }) => keyOfPart(part) === keyOfPart(of));
    const place = target ?? ({ sheet: 'questions' in of ? 'Sections' : 'Questions', row: 1 } as const);
    const shown = 'questions' in of ? of.name : of.questionText;
    refuse(place, target?.written === undefined ? null : 'shownIf', {
      code: `shown_if_${fault}`,
      params: fault === 'no_condition' ? CONDITION_LIMITS : { shown, question: texts.get(names ?? 0) ?? '' },
    });
  }
  return plan;
}

function sectionTargets(
  read: Pick<ReadConfiguration, 'sections'>,
  sections: readonly ScoredSection[],
): Target[] {
  const byName = new Map(sections.map((section) => [fold(section.name), section]));
  return read.sections.flatMap(({ row, name, shownIf }) => {
    const part = byName.get(fold(name));
    return part ? [{ sheet: 'Sections' as const, row, part, written: shownIf }] : [];
  });
}

function questionTargets(
  read: Pick<ReadConfiguration, 'questions'>,
  sections: readonly ScoredSection[],
): Target[] {
  return matchedQuestions(read, sections).map(({ row: { row, shownIf }, part }) => ({
    sheet: 'Questions',
    row,
    part,
    written: shownIf,
  }));
}

/** The question of each row: by questionId; where that is blank by section and text, of those that no other row names. Pure. */
export function matchedQuestions(
  read: Pick<ReadConfiguration, 'questions'>,
  sections: readonly ScoredSection[],
): { row: ConfiguredQuestion; part: ScoredQuestion }[] {
  const named = new Set(read.questions.map(({ questionId }) => questionId));
  const byId = new Map<string, ScoredQuestion>();
  const byText = new Map<string, ScoredQuestion>();
  for (const { name, questions } of sections)
    for (const question of questions) {
      const id = question.questionId.toLowerCase();
      byId.set(id, question);
      const key = textKey(name, question.questionText);
      if (!named.has(id) && !byText.has(key)) byText.set(key, question);
    }
  return read.questions.flatMap((row) => {
    const { questionId, section, questionText } = row;
    const part = questionId === null ? byText.get(textKey(section, questionText)) : byId.get(questionId);
    return part ? [{ row, part }] : [];
  });
}

/** Adds what columns about other questions change to what rows change: to the row's own change where it has one. */
export function withLinkChanges(
  changes: readonly RowChange[],
  links: readonly RowChange[],
): { changes: RowChange[]; alone: number } {
  const keyOf = ({ sheet, row }: RowChange) => `${sheet} ${row}`;
  const byRow = new Map<string, RowChange>();
  for (const change of links) {
    const fields = [...(byRow.get(keyOf(change))?.fields ?? []), ...change.fields];
    byRow.set(keyOf(change), { ...change, fields });
  }
  const joined = changes.map((change) => {
    const linked = byRow.get(keyOf(change));
    byRow.delete(keyOf(change));
    return linked && change.what === 'updated'
      ? { ...change, fields: [...change.fields, ...linked.fields] }
      : change;
  });
  return { changes: [...joined, ...byRow.values()], alone: byRow.size };
}
