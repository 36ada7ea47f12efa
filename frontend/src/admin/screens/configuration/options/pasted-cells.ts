import { mostAnswers } from './answer-faults.ts';
import { newAnswer, type Answer } from './answers.ts';

/** The columns that cells are pasted into, in the order of the table. */
export const pastedColumns = ['label', 'points', 'meaning', 'advice'] as const;
export type PastedColumn = (typeof pastedColumns)[number];

export interface PastedAnswers {
  options: readonly Answer[];
  /** How many answers have got something. */
  filled: number;
  /** Rows for which there was no answer, or no more room. */
  leftOut: number;
}

/** One cell with what ends it. Quotes surround a cell only where a tab, a line end or the end follows them. */
const pattern = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|$)/gy;

/** The cells of a text as spreadsheets put it on the clipboard; null for a text that is none: it is pasted as it is. */
export function cellsIn(text: string, html: string): string[][] | null {
  if (!text.includes('\t') && !/<t(?:able|d)[\s>]/i.test(html)) return null;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(pattern)) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.some((value) => value !== ''));
}

/** Puts cells into answers from one field on, to the right and down. Rows beyond the last answer become new ones where they bring a text of their own. */
export function pasteCells(
  options: readonly Answer[],
  at: { key: string; column: PastedColumn },
  rows: readonly (readonly string[])[],
): PastedAnswers {
  const first = options.findIndex(({ key }) => key === at.key);
  const columns = pastedColumns.slice(pastedColumns.indexOf(at.column));
  const room = at.column === 'label' ? mostAnswers : options.length;
  const fitting = rows.slice(0, Math.max(0, room - first));
  const next = [...options];
  fitting.forEach((row, index) => {
    const values = columns.flatMap((column, n) => (row[n] === undefined ? [] : [[column, row[n]] as const]));
    next[first + index] = {
      ...(next[first + index] ?? newAnswer()),
      ...Object.fromEntries(
        values.map(([column, value]) => [column, column === 'label' ? value.replace(/\s+/g, ' ') : value]),
      ),
    };
  });
  return { options: next, filled: fitting.length, leftOut: rows.length - fitting.length };
}
