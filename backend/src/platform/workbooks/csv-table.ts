import { parse } from 'csv-parse/sync';
import { type Sheet, WORKBOOK_LIMITS } from './workbook.types.js';

const SEPARATORS = ['\t', ';', ','];
const LONGEST_ROW = 1_000_000;
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * A table in text as spreadsheets and forms save and copy it: in UTF-8, UTF-16 or an encoding of Windows, separated as its first
 * line says or shows. Its cells are texts; blank rows in between count, those at the end do not. Null when it is none. Pure.
 */
export function csvTable(bytes: Buffer, name: string): Sheet | null {
  const text = textIn(bytes);
  if (text.includes('\0')) return null;
  const rows = csvRows(text, { most: WORKBOOK_LIMITS.rows });
  return rows && { name, rows: rows.map((cells, index) => ({ number: index + 1, cells })) };
}

/** The rows of a CSV (RFC 4180); null when it is none. */
export function csvRows(
  text: string,
  { delimiter, most }: { delimiter?: string; most?: number } = {},
): string[][] | null {
  if (hasEndlessLine(text)) return null;
  const said = delimiter ? null : SEPARATOR_LINE.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  try {
    const rows: string[][] = parse(body, {
      bom: true,
      delimiter: delimiter ?? said?.[1] ?? separatorOf(body),
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_ROW,
      ...(most === undefined ? {} : { to: most }),
    });
    return rows.slice(0, rows.findLastIndex((cells) => cells.some((cell) => cell !== '')) + 1);
  } catch {
    return null;
  }
}

/** A line of millions of separators or quotes would be taken apart for seconds before it is refused. */
function hasEndlessLine(text: string): boolean {
  for (let start = 0; text.length - start > LONGEST_ROW;) {
    const end = text.indexOf('\n', start);
    if (end < 0 || end - start > LONGEST_ROW) return true;
    start = end + 1;
  }
  return false;
}

/** The one that divides the first line into most cells, quoted ones left alone. */
function separatorOf(text: string): string {
  const first = firstRecord(text).replace(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((sign) => first.split(sign).length);
  return SEPARATORS[counted.indexOf(Math.max(...counted))]!;
}

/** The first line with anything in it, with the line ends within its quotes. */
function firstRecord(text: string): string {
  const start = text.search(/[^\s\ufeff]/);
  if (start < 0) return '';
  let inQuotes = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') inQuotes = !inQuotes;
    else if (!inQuotes && (sign === '\n' || sign === '\r')) return text.slice(start, at);
  }
  return text.slice(start);
}

/** Letters of Hungarian and Romanian at the places where Western encodings have others, and letters that those languages lack. */
const CENTRAL = /[őűŐŰăĂşţŞŢ]/;
const FOREIGN = /[ŕęčďňřľĺ]/;

/** The text of a file in UTF-8, UTF-16, or, where it is neither, the encoding of Windows in Central or Western Europe. */
export function textIn(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const central = new TextDecoder('windows-1250').decode(bytes);
    const isWestern = FOREIGN.test(central) && !CENTRAL.test(central);
    return isWestern ? new TextDecoder('windows-1252').decode(bytes) : central;
  }
}
