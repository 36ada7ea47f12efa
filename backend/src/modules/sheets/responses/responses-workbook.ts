import { fold } from '../../../platform/text/fold.js';
import { type Sheet } from '../../../platform/workbooks/workbook.types.js';
import type { TableSource } from './columns/known-sources.js';
import { type Corrections, mergedMapping, NO_CORRECTIONS } from './columns/response-mapping.js';
import { UnknownAnswerCounter } from './count-unknown-answers.js';
import type { ResponseQuestion } from './columns/response-question.js';
import { type ColumnSayings, findResponseColumns, type ResponseColumns } from './response-columns.js';
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

  for (const sheet of sheets) {
    const columns = sheet.hidden ? null : responseColumnsOf(sheet, questions, options);
    if (!columns) continue;
    wasRead = true;
    result.source ??= columns.source;
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

/** The columns of a sheet that holds responses; null for any other. */
export function responseColumnsOf(
  sheet: Sheet,
  questions: ResponseQuestion[],
  options: Pick<ReadResponsesOptions, 'kept' | 'corrections'>,
): ResponseColumns | null {
  const columns = findResponseColumns(sheet, questions, sayingsOf(options));
  return columns && columns.questions.size + columns.options.size > 0 ? columns : null;
}

/** What people said of columns, as they are searched with it. */
export function sayingsOf(options: Pick<ReadResponsesOptions, 'kept' | 'corrections'>): ColumnSayings {
  const { kept = {}, corrections = NO_CORRECTIONS } = options;
  const said = [corrections, ...Object.values(kept)].flatMap(({ columns }) => columns);
  return {
    choicesOf: (source) => correctionsFor(source, options).columns,
    chosen: new Set(said.map(({ header }) => fold(header))),
    takesAny: false,
  };
}

/** What was kept of a source, and over it what is said now. */
function correctionsFor(
  source: TableSource,
  { kept, corrections = NO_CORRECTIONS }: Pick<ReadResponsesOptions, 'kept' | 'corrections'>,
): Corrections {
  const before = kept?.[source];
  return before ? { ...mergedMapping(before, corrections), addresses: corrections.addresses } : corrections;
}
