import { parse } from 'csv-parse/sync';
import { textIn } from '../../../platform/workbooks/csv-table.js';
import type { Sheet } from '../../../platform/workbooks/workbook.types.js';

const SEPARATORS = ['\t', ';', ','];
const LOOKED_AT = 20;
/** As of a workbook. */
const MOST_ROWS = 25_000;
const LONGEST_ROW = 100_000;

/**
 * A list in text as spreadsheets save and copy it: separated by tabs, semicolons or commas, in UTF-8, UTF-16 or the encoding of
 * Central Europe. Null when it is none. Pure.
 */
export function csvList(bytes: Buffer): Sheet | null {
  const text = textIn(bytes);
  const rows = parsed(text, '"') ?? parsed(text, false);
  return rows && { name: '', rows: rows.map((cells, index) => ({ number: index + 1, cells })) };
}

/** Quotes around cells belong to the format; in a list that was typed they may be anything. */
function parsed(text: string, quote: '"' | false): string[][] | null {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      quote,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_ROW,
      to: MOST_ROWS,
    });
  } catch {
    return null;
  }
}

/** The one that stands in most of the first lines; of several the one that names hold least often. */
function separatorOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, LOOKED_AT);
  const counted = SEPARATORS.map((sign) => lines.filter((line) => line.includes(sign)).length);
  return SEPARATORS[counted.indexOf(Math.max(...counted))]!;
}
