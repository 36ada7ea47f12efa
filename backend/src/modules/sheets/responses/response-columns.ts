import { isEmailAddress, normalizeEmail } from '../../../platform/text/email-address.js';
import { fold } from '../../../platform/text/fold.js';
import { type Cell, type Sheet } from '../../../platform/workbooks/workbook.types.js';
import type { ScoredOption } from '../../scoring/scoring.types.js';
import type { QuestionKind } from '../../questionnaires/question-fields.js';
import { isBlank, quoted, textOf } from '../../../platform/workbooks/cell-text.js';
import { contactColumnOf, type ContactField } from '../../responses/intake/contact-columns.js';
import { type RowError } from '../sheets.errors.js';

/** What the columns of a response sheet are matched with. */
export interface ResponseQuestion {
  questionId: string;
  questionText: string;
  /** Tells whether several options may be ticked: then they stand in it separated by commas. */
  correctAnswer?: string | null;
  kind?: QuestionKind;
  /** What its answers should be; empty or absent: anything. */
  options?: ScoredOption[];
}

/** Which column holds what, by zero-based index. */
export interface ResponseColumns {
  /** Index into the sheet's rows. */
  headerIndex: number;
  firstResponseIndex: number;
  headers: string[];
  /** Columns of each contact field, the best one first. */
  contact: Record<ContactField, number[]>;
  questions: Map<number, ResponseQuestion>;
  unmatchedColumns: string[];
  questionsWithoutColumn: ResponseQuestion[];
  notices: RowError[];
}

const ROWS_TO_SEARCH = 10;

/**
 * Finds the header of a response sheet among its first rows: machine keys with labels under them, or the headers that a form
 * writes. Questions are matched by id, then by folded text; nothing is matched by position or likeness
 * (rules: matching columns). Null when no row looks like a header.
 */
export function findResponseColumns(sheet: Sheet, questions: ResponseQuestion[]): ResponseColumns | null {
  const byId = new Map(questions.map((question) => [fold(question.questionId), question]));
  const texts = new Set(questions.map((question) => fold(question.questionText)));
  const isKnown = (header: string) => {
    const folded = fold(header);
    return folded !== '' && (byId.has(folded) || texts.has(folded) || contactColumnOf(header) !== null);
  };
  let headerIndex = -1;
  let best = 1;
  sheet.rows.slice(0, ROWS_TO_SEARCH).forEach(({ cells }, index) => {
    const known = cells.filter((cell) => typeof cell === 'string' && isKnown(cell)).length;
    if (known > best) [headerIndex, best] = [index, known];
  });
  if (headerIndex < 0) return null;

  const keys = headerTexts(sheet.rows[headerIndex]!.cells);
  const hasKeys = keys.some((key) => byId.has(fold(key)) || contactColumnOf(key)?.rank === 0);
  const below = sheet.rows[headerIndex + 1]?.cells ?? [];
  const labels = hasKeys && isLabelRow(keys, below, isKnown) ? headerTexts(below) : null;
  const headers = keys.map((key, column) => labels?.[column] || key);
  const matched = matchQuestions(keys, labels, questions, byId);
  const contact = contactColumns(keys, labels);
  const claimed = new Set([...Object.values(contact).flat(), ...matched.questions.keys()]);
  return {
    headerIndex,
    firstResponseIndex: headerIndex + (labels ? 2 : 1),
    headers,
    contact,
    questions: matched.questions,
    unmatchedColumns: headers
      .filter((header, column) => header !== '' && !claimed.has(column) && !isServiceColumn(header, texts))
      .map(quoted),
    questionsWithoutColumn: questions.filter((question) => !matched.found.has(question)),
    notices: matched.ambiguous.map((reason) => ({
      sheet: sheet.name,
      row: sheet.rows[headerIndex]!.number,
      column: String(reason.params.header),
      reason,
    })),
  };
}

/** How many questions a header row names; the sheet with the most is the one that the form writes. */
export const countMatchedQuestions = (sheet: Sheet, questions: ResponseQuestion[]): number =>
  findResponseColumns(sheet, questions)?.questions.size ?? 0;

const headerTexts = (cells: Cell[]): string[] =>
  Array.from(cells, (cell) => textOf(cell).replace(/\s+/g, ' '));

/** The row under the machine keys tells people what they mean, unless somebody deleted it and a response stands there. */
function isLabelRow(keys: string[], cells: Cell[], isKnown: (header: string) => boolean): boolean {
  if (isBlank(cells)) return false;
  const emailColumn = keys.findIndex((key) => contactColumnOf(key)?.field === 'clientEmail');
  const email = textOf(cells[emailColumn]);
  if (isEmailAddress(normalizeEmail(email))) return false;
  const filled = cells.filter((cell) => textOf(cell) !== '');
  return filled.filter((cell) => typeof cell === 'string' && isKnown(cell)).length * 2 >= filled.length;
}

function contactColumns(keys: string[], labels: string[] | null): Record<ContactField, number[]> {
  const found: Record<ContactField, { column: number; rank: number }[]> = {
    timestamp: [],
    clientName: [],
    clientEmail: [],
    clinicName: [],
  };
  keys.forEach((key, column) => {
    const match = contactColumnOf(key) ?? contactColumnOf(labels?.[column] ?? '');
    if (match && match.field !== 'score') found[match.field].push({ column, rank: match.rank });
  });
  const ordered = (field: ContactField) =>
    found[field].sort((a, b) => a.rank - b.rank || a.column - b.column).map(({ column }) => column);
  return {
    timestamp: ordered('timestamp'),
    clientName: ordered('clientName'),
    clientEmail: ordered('clientEmail'),
    clinicName: ordered('clinicName'),
  };
}

interface AmbiguousHeader {
  code: 'header_ambiguous';
  params: { header: string; columns: number; questions: number };
}

function matchQuestions(
  keys: string[],
  labels: string[] | null,
  questions: ResponseQuestion[],
  byId: Map<string, ResponseQuestion>,
) {
  const matched = new Map<number, ResponseQuestion>();
  const found = new Set<ResponseQuestion>();
  const ambiguous: AmbiguousHeader[] = [];

  const pair = (
    columns: Map<string, number[]>,
    wanted: Map<string, ResponseQuestion[]>,
    headers: string[],
  ) => {
    for (const [text, indexes] of columns) {
      const targets = wanted.get(text);
      if (!targets) continue;
      if (indexes.length === targets.length) {
        indexes.forEach((column, i) => matched.set(column, targets[i]!));
        targets.forEach((question) => found.add(question));
      } else {
        const params = {
          header: quoted(headers[indexes[0]!]),
          columns: indexes.length,
          questions: targets.length,
        };
        ambiguous.push({ code: 'header_ambiguous', params });
      }
    }
  };
  const ids = new Map([...byId].map(([id, question]) => [id, [question]]));
  pair(groupColumns(keys, matched), ids, keys);
  for (const headers of [keys, labels]) {
    if (!headers) continue;
    const left = questions.filter((question) => !found.has(question));
    pair(groupColumns(headers, matched), groupByText(left), headers);
  }
  return { questions: matched, found, ambiguous };
}

function groupByText(questions: ResponseQuestion[]): Map<string, ResponseQuestion[]> {
  const groups = new Map<string, ResponseQuestion[]>();
  for (const question of questions) {
    const text = fold(question.questionText);
    groups.set(text, [...(groups.get(text) ?? []), question]);
  }
  return groups;
}

/** Columns of each folded header that nothing was matched with yet, from left to right. */
function groupColumns(headers: string[], matched: Map<number, unknown>): Map<string, number[]> {
  const columns = new Map<string, number[]>();
  headers.forEach((header, column) => {
    const folded = fold(header);
    if (folded === '' || matched.has(column)) return;
    columns.set(folded, [...(columns.get(folded) ?? []), column]);
  });
  return columns;
}

/** Columns that form tools add by themselves: the total score, and per question its points and feedback. */
function isServiceColumn(header: string, questionTexts: Set<string>): boolean {
  if (contactColumnOf(header)?.field === 'score') return true;
  const perQuestion = /^(.*)\[(score|feedback|pontszám|visszajelzés|scor|punctaj)\]$/i.exec(fold(header));
  return perQuestion !== null && questionTexts.has(fold(perQuestion[1]!));
}
