import { fold } from '../../../../platform/text/fold.js';
import { textOf } from '../../../../platform/workbooks/cell-text.js';
import type { Sheet } from '../../../../platform/workbooks/workbook.types.js';
import { contactOf } from './contact-fields.js';

const ROWS_LOOKED_AT = 200;
const isEmail = (text: string): boolean => contactOf(text)?.kind === 'clientEmail';

/**
 * The column that is blank all the way down and has another table behind it, with addresses of its own; null where there is none.
 * Who answers there is somebody else.
 */
export function gapBeforeOtherTable(
  { rows }: Sheet,
  headerIndex: number,
  headers: readonly string[],
): number | null {
  const emails = headers.flatMap((header, column) => (isEmail(header) ? [column] : []));
  const [first, last] = [emails[0], emails.at(-1)];
  if (first === undefined || last === undefined) return null;
  const below = rows.slice(headerIndex, headerIndex + ROWS_LOOKED_AT);
  for (let column = first + 1; column < last; column += 1)
    if (below.every(({ cells }) => textOf(cells[column]) === '')) return column;
  return null;
}

/**
 * The row of another header under the first one: it names an address, and most of its columns are others than the first one's; the
 * number of rows where there is none.
 */
export function otherTableIndex(
  { rows }: Sheet,
  firstResponseIndex: number,
  headers: readonly string[],
  isKnown: (header: string) => boolean,
): number {
  const own = headers.map(fold);
  const at = rows.findIndex(({ cells }, index) => {
    if (index < firstResponseIndex || cells.some((cell) => typeof cell === 'string' && cell.includes('@')))
      return false;
    const texts = cells.map(textOf);
    if (!texts.some((text) => text !== '' && isEmail(text))) return false;
    const filled = texts.flatMap((text, column) => (text === '' ? [] : [{ text, column }]));
    const known = filled.filter(({ text }) => isKnown(text));
    // The first header once more, also where some of it was reworded since.
    const same = known.filter(({ text, column }) => [fold(text), '', undefined].includes(own[column]));
    return known.length > 1 && same.length * 2 < known.length;
  });
  return at < 0 ? rows.length : at;
}
