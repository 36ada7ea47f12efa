import { isEmailAddress, normalizeEmail } from '../../../../platform/text/email-address.js';
import { fold } from '../../../../platform/text/fold.js';
import { isBlank, textOf } from '../../../../platform/workbooks/cell-text.js';
import type { Sheet } from '../../../../platform/workbooks/workbook.types.js';
import { nearestFinder } from '../../../scoring/option-reader.js';
import { type HeaderRow, headerRowsOf, rowWithSigns } from '../columns/header-row.js';
import type { TableSource } from '../columns/known-sources.js';
import { type ColumnIs, nthOfHeaders } from '../columns/response-mapping.js';
import type { ResponseQuestion } from '../columns/response-question.js';
import { findResponseColumns, type ResponseColumns } from '../response-columns.js';
import type { ReadResponsesOptions } from '../response-rows.js';
import { responseColumnsOf, columnChoicesOf, sheetsToRead } from '../responses-workbook.js';

/** A column as it was understood, for a person who may know better. */
export interface UnderstoodColumn {
  header: string;
  nth: number;
  is: ColumnIs;
  questionId: string | null;
  optionId: number | null;
  /** saved: a person said so at an earlier table; chosen: now. */
  sure: 'exact' | 'alike' | 'saved' | 'chosen';
  /** What an unknown column may be; nothing is done with it unless a person says so. */
  proposal: { is: 'question' | 'clientEmail'; questionId: string | null } | null;
  /** Three different values at most. */
  samples: string[];
}

/** A sheet with its header; only the columns that have a header or a value. */
export interface UnderstoodSheet {
  name: string;
  source: TableSource;
  /** Who says that the responses are here: the program, a person at an earlier table, or now. */
  place: 'found' | 'saved' | 'chosen';
  /** As a person counts rows. */
  headerRow: number;
  /** Rows that a person may choose as the header. */
  headerRows: HeaderRow[];
  rows: number;
  columns: UnderstoodColumn[];
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
const ROWS_LOOKED_AT = 200;
const MOST_PROPOSALS = 60;

/**
 * What was understood of a table: the sheets that hold responses; where none does, the first that may, so that a person can say
 * what its columns mean (rules: mapping of columns).
 */
export function understandTable(
  sheets: readonly Sheet[],
  questions: ResponseQuestion[],
  options: Pick<ReadResponsesOptions, 'saved' | 'corrections'>,
): UnderstoodSheet[] {
  const visible = sheetsToRead(sheets, questions, options);
  const describe = (sheet: Sheet, columns: ResponseColumns) => [described(sheet, columns, options)];
  const read = visible.flatMap((sheet) => {
    const columns = responseColumnsOf(sheet, questions, options);
    return columns ? describe(sheet, columns) : [];
  });
  if (read.length > 0) return read;
  for (const sheet of visible) {
    const columns = findResponseColumns(sheet, questions, { ...columnChoicesOf(options), takesAny: true });
    if (columns) return describe(sheet, columns);
  }
  return [];
}

function described(
  sheet: Sheet,
  columns: ResponseColumns,
  { corrections, saved }: Pick<ReadResponsesOptions, 'saved' | 'corrections'>,
): UnderstoodSheet {
  const { headers, meanings, headerIndex, firstResponseIndex, endIndex, source } = columns;
  const rows = sheet.rows.slice(firstResponseIndex, endIndex).filter(({ cells }) => !isBlank(cells));
  const nths = nthOfHeaders(headers);
  const now = new Set(corrections?.columns.map(({ header, nth }) => `${nth} ${fold(header)}`));
  const propose = proposer(columns);
  const all = headers.map((header, column): UnderstoodColumn => {
    const { is, question, option, sure } = meanings[column]!;
    const values = rows.slice(0, ROWS_LOOKED_AT).map(({ cells }) => textOf(cells[column]));
    return {
      header,
      nth: nths[column]!,
      is,
      questionId: question?.questionId ?? null,
      optionId: option?.id ?? null,
      sure: sure === 'chosen' && !now.has(`${nths[column]} ${fold(header)}`) ? 'saved' : sure,
      proposal: is === 'unknown' ? propose(header, values) : null,
      samples: samplesOf(values),
    };
  });
  return {
    name: sheet.name,
    source,
    place: corrections?.table ? 'chosen' : isSavedPlace(sheet, columns, saved) ? 'saved' : 'found',
    headerRow: sheet.rows[headerIndex]!.number,
    headerRows: headerRowsOf(sheet, headerIndex),
    rows: rows.length,
    columns: all.filter(({ header }) => header !== ''),
  };
}

const isSavedPlace = (
  sheet: Sheet,
  { source, headerIndex }: ResponseColumns,
  saved: ReadResponsesOptions['saved'],
): boolean => {
  const place = saved?.[source]?.place;
  if (!place) return false;
  return fold(place.sheet) === fold(sheet.name) || rowWithSigns(sheet, place.signs) === headerIndex;
};

function samplesOf(values: readonly string[]): string[] {
  const samples = new Set<string>();
  for (const value of values) {
    if (value !== '')
      samples.add(value.length > LONGEST_SAMPLE ? `${value.slice(0, LONGEST_SAMPLE - 1)}…` : value);
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}

/** Proposes the question that a header is most like; for a column of addresses, where there is none yet, that it is the one. */
function proposer({
  contact,
  questionsWithoutColumn,
}: Pick<ResponseColumns, 'contact' | 'questionsWithoutColumn'>) {
  const nearest = nearestFinder(
    questionsWithoutColumn.map(({ questionId, questionText }) => ({
      questionId,
      label: questionText,
      aliases: [],
    })),
  );
  let left = MOST_PROPOSALS;
  return (header: string, values: readonly string[]): UnderstoodColumn['proposal'] => {
    const filled = values.filter((value) => value !== '');
    const addresses = filled.filter((value) => isEmailAddress(normalizeEmail(value))).length;
    if (addresses > 0 && addresses * 10 >= filled.length * 8 && contact.clientEmail.length <= 1)
      return { is: 'clientEmail', questionId: null };
    if (header === '' || (left -= 1) < 0) return null;
    const found = nearest(header);
    return found && { is: 'question', questionId: found.questionId };
  };
}
