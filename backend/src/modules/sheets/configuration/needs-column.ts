import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import { faultyNeeds, type Needs } from '../../questionnaires/needs.js';
import type { ScoredQuestion, ScoredSection } from '../../scoring/scoring.types.js';
import type { RowError } from '../sheets.errors.js';
import type { RowChange } from './configuration-changes.js';
import { type Field, optionalText } from './configuration-fields.js';
import type { ReadConfiguration } from './configuration-rows.js';
import { noteChange } from './plan-differences.js';
import { matchedQuestions } from './shown-if-columns.js';

const LONGEST_PLACE = 40;

/** The place of a question as it is written; whether one stands there shows in the plan. */
export const writtenPlace = (cell: Cell | undefined): Field<string | null> =>
  optionalText(cell, LONGEST_PLACE);

type Placed = readonly { questions: readonly { id: number }[] }[];

/** Prepares the writing of a question by its place, as conditions name it: Q1.2; null where it is not there. Pure. */
export function placeWriter(sections: Placed): (id: number | null | undefined) => string | null {
  const places = new Map(
    sections.flatMap(({ questions }, at) =>
      questions.map(({ id }, index) => [id, `Q${at + 1}.${index + 1}`]),
    ),
  );
  return (id) => (id == null ? null : (places.get(id) ?? null));
}

/** The column `needs` of questions: what it changes, and what of it cannot be done. */
export interface NeedsPlan {
  needs: Needs;
  /** Rows with another question, each with this one field. */
  changes: RowChange[];
  errors: RowError[];
}

/**
 * Compares which questions come after which in the file with the sections as the file leaves them; these also say what places mean. Pure
 * (rules: configuration workbook).
 */
export function planNeeds(
  read: Pick<ReadConfiguration, 'questions'>,
  sections: readonly ScoredSection[],
): NeedsPlan {
  const plan: NeedsPlan = { needs: [], changes: [], errors: [] };
  const placeOf = placeWriter(sections);
  const rowOf = new Map<number, number>();
  for (const { row, part } of matchedQuestions(read, sections)) {
    const written = row.needs;
    if (written === undefined) continue;
    const needed = written === null ? null : questionAt(written, sections);
    if (needed === undefined) {
      const reason = { code: 'needs_place_invalid', params: { value: written ?? '' } } as const;
      plan.errors.push({ sheet: 'Questions', row: row.row, column: 'needs', reason });
      continue;
    }
    const needs = needed?.id ?? null;
    if (needs === (part.needs ?? null)) continue;
    rowOf.set(part.id, row.row);
    plan.needs.push({ id: part.id, needs });
    const change = { sheet: 'Questions', row: row.row, name: part.questionText } as const;
    noteChange(plan.changes, change, { needs: placeOf(part.needs) }, { needs: placeOf(needs) });
  }
  const wanted = new Map(plan.needs.map(({ id, needs }) => [id, needs]));
  const after = sections.map(({ questions }) => ({
    questions: questions.map((one) => (wanted.has(one.id) ? { ...one, needs: wanted.get(one.id)! } : one)),
  }));
  for (const { of, fault, needed } of faultyNeeds(after)) {
    const row = rowOf.get(of.id);
    if (row === undefined) continue;
    const params = { question: of.questionText, needed: needed?.questionText ?? '' };
    plan.errors.push({
      sheet: 'Questions',
      row,
      column: 'needs',
      reason: { code: `needs_${fault}`, params },
    });
  }
  return plan;
}

/** The Q is part of it: without one a spreadsheet takes 1.10 for the number 1.1. */
function questionAt(place: string, sections: readonly ScoredSection[]): ScoredQuestion | undefined {
  const [, section, question] = /^\s*q(\d{1,6})\.(\d{1,6})\.?\s*$/i.exec(place) ?? [];
  return sections[Number(section) - 1]?.questions[Number(question) - 1];
}
