import { fold } from '../../../../platform/text/fold.js';
import { textOf } from '../../../../platform/workbooks/cell-text.js';
import type { Sheet, SheetRow } from '../../../../platform/workbooks/workbook.types.js';

const ROWS_TO_SEARCH = 10;
/** A person may choose a row further down than the program looks by itself. */
const ROWS_TO_CHOOSE = 20;
const LONGEST_TEXT = 100;
const MOST_TEXTS = 20;

/** The row that names most known columns, two at least; else, if that will do, the first with two texts; -1 where none does. */
export function headerRowOf(
  { rows }: Sheet,
  isKnown: (header: string) => boolean,
  takesAny: boolean,
): number {
  const first = rows.slice(0, ROWS_TO_SEARCH);
  let headerIndex = takesAny
    ? first.findIndex(
        ({ cells }) => cells.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length > 1,
      )
    : -1;
  let best = 1;
  first.forEach(({ cells }, index) => {
    const known = cells.filter((cell) => typeof cell === 'string' && isKnown(cell)).length;
    if (known > best) [headerIndex, best] = [index, known];
  });
  return headerIndex;
}

/** What a header row is known again by in the next table, wherever it stands there. */
export const signsOfHeader = (headers: readonly string[]): string[] =>
  headers
    .map((header) => fold(header).slice(0, LONGEST_TEXT))
    .filter((text) => text !== '')
    .slice(0, MOST_TEXTS);

/** The row that holds most of these signs, half of them at least; null where none does. */
export function rowWithSigns({ rows }: Sheet, signs: readonly string[]): number | null {
  const held = rows.slice(0, ROWS_TO_CHOOSE).map(({ cells }) => {
    const texts = new Set(cells.map((cell) => fold(textOf(cell)).slice(0, LONGEST_TEXT)));
    return signs.filter((sign) => texts.has(sign)).length;
  });
  const most = Math.max(...held);
  return most > 0 && most * 2 >= signs.length ? held.indexOf(most) : null;
}

/** A row that may be the header, as a person chooses it. */
export interface HeaderRow {
  row: number;
  text: string;
}

/** The rows that a person may choose from; the one in use is among them. */
export function headerRowsOf({ rows }: Sheet, used: number): HeaderRow[] {
  return rows.flatMap((row, index) => {
    const text = index < ROWS_TO_CHOOSE || index === used ? shortOf(row) : '';
    return text === '' ? [] : [{ row: row.number, text }];
  });
}

function shortOf({ cells }: SheetRow): string {
  const text = cells
    .slice(0, MOST_TEXTS)
    .map((cell) => textOf(cell).replace(/\s+/g, ' ').slice(0, LONGEST_TEXT))
    .filter((part) => part !== '')
    .join(' | ');
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
}
