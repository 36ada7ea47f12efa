import { fold } from '../../../platform/text/fold.js';
import { type Sheet } from '../../../platform/workbooks/workbook.types.js';
import type { TableSource } from './columns/known-sources.js';
import { rowWithSigns, signsOfHeader } from './columns/header-row.js';
import {
  type Corrections,
  type SavedMappings,
  mergedMapping,
  NO_CORRECTIONS,
} from './columns/response-mapping.js';
import { UnknownAnswerCounter } from './count-unknown-answers.js';
import type { ResponseQuestion } from './columns/response-question.js';
import { type ColumnChoices, findResponseColumns, type ResponseColumns } from './response-columns.js';
import type { ReadResponses, ReadResponsesOptions } from './response-rows.js';
import { SheetReader } from './sheet-reader.js';

/**
 * Reads the responses of a workbook, of a form's sheet or of its CSV (rules: importing responses). All visible sheets with an
 * e-mail column and at least one known question are read; the others are ignored. Nothing is thrown.
 */
export function readResponses(
  sheets: Sheet[],
  questions: ResponseQuestion[],
  options: ReadResponsesOptions,
): ReadResponses {
  const result: ReadResponses = {
    rows: [],
    skipped: [],
    errors: [],
    source: null,
    place: null,
    unmatchedColumns: [],
    questionsWithoutColumn: [],
    notices: [],
    unknownAnswers: [],
    unknownAnswerCount: 0,
  };
  const unknown = new UnknownAnswerCounter(questions);
  const unmatched = new Set<string>();
  const without = new Set<string>();
  const seen = new Map<string, { sheet: string; row: number }>();
  let wasRead = false;

  const chosen = options.corrections?.table;
  for (const sheet of sheetsToRead(sheets, questions, options)) {
    const columns = responseColumnsOf(sheet, questions, options);
    if (!columns) continue;
    wasRead = true;
    result.source ??= columns.source;
    if (chosen)
      result.place = {
        sheet: sheet.name,
        signs: chosen.headerRow === null ? [] : signsOfHeader(columns.headers),
      };
    columns.unmatchedColumns.forEach((header) => unmatched.add(header));
    columns.questionsWithoutColumn.forEach((question) => without.add(question.questionText));
    result.notices.push(...columns.notices);
    if (columns.contact.clientEmail.length === 0) {
      const { number } = sheet.rows[columns.headerIndex]!;
      result.errors.push({
        sheet: sheet.name,
        row: number,
        column: null,
        reason: { code: 'email_column_missing' },
      });
    } else
      new SheetReader(
        sheet,
        columns,
        options,
        correctionsFor(columns.source, options),
        seen,
        unknown,
      ).readInto(result);
  }
  if (!wasRead) {
    const sheet = sheets.find(({ hidden }) => !hidden)?.name ?? '';
    result.errors.push({ sheet, row: 1, column: null, reason: { code: 'sheet_without_responses' } });
  }
  result.unmatchedColumns = [...unmatched];
  result.questionsWithoutColumn = [...without];
  return Object.assign(result, unknown.done());
}

/** The visible sheets, or the one that a person has chosen now or, where there is such a one, for an earlier table. */
export function sheetsToRead(
  sheets: readonly Sheet[],
  questions: ResponseQuestion[],
  options: Pick<ReadResponsesOptions, 'saved' | 'corrections'>,
): Sheet[] {
  const visible = sheets.filter(({ hidden }) => !hidden);
  const said = options.corrections?.table;
  if (said) return visible.filter(({ name }) => name === said.sheet);
  for (const [source, { place }] of Object.entries(options.saved ?? {})) {
    const known = place && visible.find(({ name }) => fold(name) === fold(place.sheet));
    if (known && responseColumnsOf(known, questions, options)?.source === source) return [known];
  }
  return visible;
}

/** The columns of a sheet that holds responses; null for any other. */
export function responseColumnsOf(
  sheet: Sheet,
  questions: ResponseQuestion[],
  options: Pick<ReadResponsesOptions, 'saved' | 'corrections'>,
): ResponseColumns | null {
  const columns = findResponseColumns(sheet, questions, columnChoicesOf(options));
  return columns && columns.questions.size + columns.options.size > 0 ? columns : null;
}

/** What people said of columns, as they are searched with it. */
export function columnChoicesOf(options: Pick<ReadResponsesOptions, 'saved' | 'corrections'>): ColumnChoices {
  const { saved = {}, corrections = NO_CORRECTIONS } = options;
  const said = [corrections, ...Object.values(saved)].flatMap(({ columns }) => columns);
  return {
    choicesOf: (source) => correctionsFor(source, options).columns,
    chosen: new Set(said.map(({ header }) => fold(header))),
    headerIndexOf: (sheet) => chosenHeader(sheet, saved, corrections),
    takesAny: false,
  };
}

/** A row by its number as it is said now, or by what it says as it was said before. */
function chosenHeader(sheet: Sheet, saved: SavedMappings, { table }: Corrections): number | null {
  if (table && table.headerRow !== null) {
    const at = sheet.rows.findIndex(({ number }) => number === table.headerRow);
    return sheet.name === table.sheet && at >= 0 ? at : null;
  }
  for (const { place } of Object.values(saved)) {
    const at = place ? rowWithSigns(sheet, place.signs) : null;
    if (at !== null) return at;
  }
  return null;
}

/** What was saved of a source, and over it what is said now. */
function correctionsFor(
  source: TableSource,
  { saved, corrections = NO_CORRECTIONS }: Pick<ReadResponsesOptions, 'saved' | 'corrections'>,
): Corrections {
  const before = saved?.[source];
  return before ? { ...corrections, ...mergedMapping(before, corrections) } : corrections;
}
