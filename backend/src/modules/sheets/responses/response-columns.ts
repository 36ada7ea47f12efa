import { isEmailAddress, normalizeEmail } from '../../../platform/text/email-address.js';
import { fold } from '../../../platform/text/fold.js';
import { type Cell, type Sheet } from '../../../platform/workbooks/workbook.types.js';
import { isBlank, quoted, textOf } from '../../../platform/workbooks/cell-text.js';
import { contactColumnOf } from '../../responses/intake/contact-columns.js';
import { contactColumns, contactOf, isContact } from './columns/contact-fields.js';
import { headerRowOf } from './columns/header-row.js';
import { looseOf } from './columns/header-spellings.js';
import {
  type ContactKind,
  EXPORT_KEY,
  isServiceColumn,
  sourceOf,
  type TableSource,
} from './columns/known-sources.js';
import { type OptionColumn, OptionHeaders } from './columns/match-options.js';
import { QuestionHeaders } from './columns/match-questions.js';
import { type ColumnChoice, type ColumnMeaning, withChoices } from './columns/response-mapping.js';
import { gapBeforeOtherTable, otherTableIndex } from './columns/other-tables.js';
import type { ResponseQuestion } from './columns/response-question.js';
import { joinedHeaders } from './columns/two-header-rows.js';
import { type RowError } from '../sheets.errors.js';

/** Which column holds what, by zero-based index. */
export interface ResponseColumns {
  source: TableSource;
  /** Index into the sheet's rows. */
  headerIndex: number;
  firstResponseIndex: number;
  /** Behind the last row: another table may begin there. */
  endIndex: number;
  headers: string[];
  meanings: ColumnMeaning[];
  /** Columns of each contact field, the best one first. */
  contact: Record<ContactKind, number[]>;
  /** Columns whose times are UTC. */
  inUtc: Set<number>;
  /** The column of our own exports by which responses are known again. */
  key: number | null;
  questions: Map<number, ResponseQuestion>;
  options: Map<number, OptionColumn>;
  unmatchedColumns: string[];
  questionsWithoutColumn: ResponseQuestion[];
  notices: RowError[];
}

/** What people have said of columns. */
export interface ColumnChoices {
  choicesOf: (source: TableSource) => readonly ColumnChoice[];
  /** Headers that something is said of, folded. */
  chosen: ReadonlySet<string>;
  /** The row of the header, where a person has chosen it. */
  headerIndexOf: (sheet: Sheet) => number | null;
  /** Whether the first row with texts is the header where none is known, so that a person can say what it means. */
  takesAny: boolean;
}

const NO_CHOICES: ColumnChoices = {
  choicesOf: () => [],
  chosen: new Set(),
  headerIndexOf: () => null,
  takesAny: false,
};

/**
 * Finds the header of a response sheet among its first rows: machine keys with labels under them, or the headers that a form
 * writes, in one row or two. What a person has chosen for a column goes before what is recognised; nothing is matched by
 * likeness (rules: matching columns). Null when no row looks like a header.
 */
export function findResponseColumns(
  sheet: Sheet,
  questions: readonly ResponseQuestion[],
  { choicesOf, chosen, headerIndexOf, takesAny }: ColumnChoices = NO_CHOICES,
): ResponseColumns | null {
  const known = new QuestionHeaders(questions);
  const options = new OptionHeaders(questions);
  const isKnown = (header: string) =>
    known.knows(header) ||
    contactOf(header) !== null ||
    options.whole(header) !== null ||
    chosen.has(fold(header));
  const headerIndex = headerIndexOf(sheet) ?? headerRowOf(sheet, isKnown, takesAny || chosen.size > 0);
  if (headerIndex < 0) return null;

  const all = headerTexts(sheet.rows[headerIndex]!.cells);
  const gap = gapBeforeOtherTable(sheet, headerIndex, all);
  const top = gap === null ? all : all.slice(0, gap);
  const below = (sheet.rows[headerIndex + 1]?.cells ?? []).slice(0, gap ?? undefined);
  const hasKeys = top.some((key) => known.isId(key) || contactColumnOf(key)?.rank === 0);
  const labels = hasKeys && isLabelRow(top, below, isKnown) ? headerTexts(below) : null;
  const joined = labels
    ? null
    : joinedHeaders(top, headerTexts(below), (header) => options.whole(header) !== null, isContact);
  const keys = joined ?? top;
  const headers = keys.map((key, column) => labels?.[column] || key);
  const source = sourceOf(top, (header) => contactColumnOf(header)?.field === 'timestamp');

  const matched = known.match(keys, labels);
  const contacts = keys.map((key, column) => contactOf(key) ?? contactOf(labels?.[column] ?? ''));
  const byHeader = new Map<number, OptionColumn>();
  headers.forEach((header, column) => {
    const option = matched.matched.has(column) || contacts[column] ? null : options.whole(header);
    if (option) byHeader.set(column, option);
  });
  const taken = new Set([...matched.found, ...[...byHeader.values()].map(({ question }) => question)]);
  const isFree = (column: number) =>
    !matched.matched.has(column) &&
    !byHeader.has(column) &&
    !contacts[column] &&
    !isServiceColumn(headers[column]!, source);
  for (const [column, option] of options.runs(headers, isFree, taken)) byHeader.set(column, option);

  const texts = new Set(questions.flatMap(({ questionText }) => [fold(questionText), looseOf(questionText)]));
  // Our own exports have points and states before the answers.
  const firstAnswer = matched.matched.size === 0 ? 0 : Math.min(...matched.matched.keys());
  const recognised = headers.map((header, column): ColumnMeaning => {
    const question = matched.matched.get(column);
    const contact = contacts[column];
    const option = byHeader.get(column);
    if (question)
      return { is: 'question', question, rank: 0, sure: matched.isAlike.has(column) ? 'alike' : 'exact' };
    if (contact) return { is: contact.kind, rank: contact.rank, sure: 'exact' };
    if (option) return { is: option.option ? 'option' : 'other', ...option, rank: 0, sure: 'exact' };
    const isResult = source === 'export' && column < firstAnswer;
    const isService =
      isResult || fold(header) === EXPORT_KEY || isServiceColumn(header, source) || isScore(header, texts);
    return { is: isService ? 'service' : 'unknown', rank: 0, sure: 'exact' };
  });
  const meanings = withChoices(headers, recognised, choicesOf(source), questions);
  const asked = columnsOf(meanings);
  const answered = new Set([
    ...asked.questions.values(),
    ...[...asked.options.values()].map(({ question }) => question),
  ]);
  const firstResponseIndex = headerIndex + (labels || joined ? 2 : 1);
  const inUtc = headers.flatMap((header, column) => (contactOf(header)?.isUtc ? [column] : []));
  return {
    source,
    headerIndex,
    firstResponseIndex,
    endIndex: otherTableIndex(sheet, firstResponseIndex, headers, isKnown),
    headers,
    meanings,
    contact: contactColumns(meanings, contacts, headers),
    inUtc: new Set(inUtc),
    key: source === 'export' ? headers.findIndex((header) => fold(header) === EXPORT_KEY) : null,
    ...asked,
    unmatchedColumns: headers
      .filter((header, column) => header !== '' && meanings[column]!.is === 'unknown')
      .map(quoted),
    questionsWithoutColumn: questions.filter((question) => !answered.has(question)),
    notices: [
      ...matched.ambiguous
        .filter(({ params }) =>
          headers.some((header, at) => quoted(header) === params.header && meanings[at]!.is === 'unknown'),
        )
        .map((reason) => ({ column: reason.params.header, reason })),
      ...(gap === null ? [] : [{ column: null, reason: { code: 'table_beside' } as const }]),
    ].map((notice) => ({ sheet: sheet.name, row: sheet.rows[headerIndex]!.number, ...notice })),
  };
}

/** How many questions a header row names; the sheet with the most is the one that the form writes. */
export const countMatchedQuestions = (sheet: Sheet, questions: ResponseQuestion[]): number => {
  const columns = findResponseColumns(sheet, questions);
  return columns ? questions.length - columns.questionsWithoutColumn.length : 0;
};

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

/** Where a question has columns of its options, its whole answer beside them is the same once more. */
function columnsOf(meanings: readonly ColumnMeaning[]): Pick<ResponseColumns, 'questions' | 'options'> {
  const questions = new Map<number, ResponseQuestion>();
  const options = new Map<number, OptionColumn>();
  meanings.forEach(({ is, question, option }, column) => {
    if (!question) return;
    if (is === 'question') questions.set(column, question);
    else options.set(column, { question, option: option ?? null });
  });
  const split = new Set(
    [...options.values()].filter(({ option }) => option !== null).map(({ question }) => question),
  );
  for (const [column, question] of questions) if (split.has(question)) questions.delete(column);
  return { questions, options };
}

/** Columns that form tools add by themselves: the total score, and per question its points and feedback. */
function isScore(header: string, questionTexts: ReadonlySet<string>): boolean {
  if (contactColumnOf(header)?.field === 'score') return true;
  const folded = fold(header);
  const perQuestion =
    /^(.*)\[(?:score|feedback|pontszám|visszajelzés|scor|punctaj)\]$/.exec(folded) ??
    /^(?:points|feedback|pontok|visszajelzés|puncte) ?[-–:] ?(.*)$/.exec(folded);
  return (
    perQuestion !== null &&
    (questionTexts.has(fold(perQuestion[1]!)) || questionTexts.has(looseOf(perQuestion[1]!)))
  );
}
