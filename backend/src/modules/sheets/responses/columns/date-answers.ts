import type { Language } from '../../../../platform/http/languages.js';
import { fold } from '../../../../platform/text/fold.js';
import { DAY_MS } from '../../../../platform/time/time.js';
import { textOf } from '../../../../platform/workbooks/cell-text.js';
import { dateOfSerial } from '../../../../platform/workbooks/excel-date.js';
import type { Cell } from '../../../../platform/workbooks/workbook.types.js';
import { namesOf } from '../../../questionnaires/options.js';
import type { ScoredOption } from '../../../scoring/scoring.types.js';
import { monthOf } from '../month-names.js';

/** Two numbers that spreadsheets take for a day and a month: `2-4`, `1/2`, `6 – 10`. */
const PAIR = /^(\d{1,2}) ?[-/.\u2010-\u2015\u2212] ?(\d{1,2})\.?$/;
const DAY_AND_NAME = /^(\d{1,2})[. \-/]{1,2}(\p{L}{3,12})\.?$/u;
const NAME_AND_DAY = /^(\p{L}{3,12})[. \-/]{1,2}(\d{1,2})\.?$/u;
const YEAR_FIRST = /^(\d{4})[-./] ?(\d{1,2})[-./] ?(\d{1,2})\.?(?: 0?0:00(?::00)?)?$/;
const YEAR_LAST = /^(\d{1,2})[-./] ?(\d{1,2})[-./] ?\d{4}\.?(?: 0?0:00(?::00)?)?$/;
/** Day numbers of the years that a pair of numbers can become: 1930 to 2029. */
const [FIRST_SERIAL, LAST_SERIAL] = [10_959, 47_483];

/** What a date was made of, in no order: a day and a month, or a month and the last digits of a year. */
type Pair = readonly [number, number];
const keyOf = ([a, b]: Pair): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** Whether people who write this way put the month before the day when they leave out the year. */
const isMonthFirst = (language: Language, locale?: string): boolean =>
  locale ? /^(?:hu|en[-_]US)/i.test(locale) : language !== 'ro';

/**
 * Finds the option that a spreadsheet has turned into a date (`2-4` into 2 April), by what dates can have been made of; null for
 * questions without such options. Of two that read so, the one in the order of the source's language is meant.
 */
export function dateAnswerReader(
  options: readonly ScoredOption[],
  language: Language,
  locale?: string,
): ((cell: Cell | undefined) => ScoredOption | null) | null {
  const byPair = new Map<string, { option: ScoredOption; pair: Pair }[]>();
  for (const option of options)
    for (const name of namesOf(option)) {
      const match = PAIR.exec(name);
      if (!match) continue;
      const pair = [Number(match[1]), Number(match[2])] as const;
      byPair.set(keyOf(pair), [...(byPair.get(keyOf(pair)) ?? []), { option, pair }]);
    }
  if (byPair.size === 0) return null;
  const monthFirst = isMonthFirst(language, locale);
  return (cell) => {
    for (const { pair, hasOrder } of pairsIn(cell)) {
      const found = byPair.get(keyOf(pair)) ?? [];
      const [only, ...others] = new Set(found.map(({ option }) => option));
      if (only && others.length === 0) return only;
      const [day, month] = pair;
      const wanted = monthFirst ? [month, day] : [day, month];
      const inOrder = hasOrder && found.find(({ pair: [a, b] }) => a === wanted[0] && b === wanted[1]);
      if (inOrder) return inOrder.option;
    }
    return null;
  };
}

/** What a cell may have been, day before month; `hasOrder`: which one is the day is certain. */
function pairsIn(cell: Cell | undefined): { pair: Pair; hasOrder: boolean }[] {
  if (cell instanceof Date) return pairsOf(cell);
  if (typeof cell === 'number') {
    const date = cell >= FIRST_SERIAL && cell <= LAST_SERIAL && Number.isInteger(cell) && dateOfSerial(cell);
    return date ? pairsOf(date) : [];
  }
  const text = fold(textOf(cell));
  const serial = /^\d{5}$/.test(text) ? pairsIn(Number(text)) : [];
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst)
    return pairsOf(new Date(`${yearFirst[1]}-${two(yearFirst[2])}-${two(yearFirst[3])}T00:00:00Z`));
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast) return [{ pair: [Number(yearLast[1]), Number(yearLast[2])], hasOrder: false }];
  const named = DAY_AND_NAME.exec(text);
  if (named)
    return monthOf(named[2]!) ? [{ pair: [Number(named[1]), monthOf(named[2]!)], hasOrder: true }] : [];
  const nameFirst = NAME_AND_DAY.exec(text);
  if (nameFirst && monthOf(nameFirst[1]!))
    return [{ pair: [Number(nameFirst[2]), monthOf(nameFirst[1]!)], hasOrder: true }];
  return serial;
}

const two = (digits: string | undefined): string => String(digits).padStart(2, '0');

/** The first of a month may be a month and a year: `5-49` becomes 1 May 1949. */
function pairsOf(date: Date): { pair: Pair; hasOrder: boolean }[] {
  if (Number.isNaN(date.getTime()) || date.getTime() % DAY_MS !== 0) return [];
  const [day, month] = [date.getUTCDate(), date.getUTCMonth() + 1];
  const asDay = { pair: [day, month] as const, hasOrder: true };
  return day === 1
    ? [asDay, { pair: [date.getUTCFullYear() % 100, month] as const, hasOrder: true }]
    : [asDay];
}
