import { fold } from '../../../platform/text/fold.js';

/** The first three letters of the months in English, Hungarian and Romanian. */
const MONTHS = [
  ['jan', 'ian'],
  ['feb'],
  ['mar', 'már'],
  ['apr', 'ápr'],
  ['may', 'máj', 'mai'],
  ['jun', 'jún', 'iun'],
  ['jul', 'júl', 'iul'],
  ['aug'],
  ['sep', 'sze'],
  ['oct', 'okt'],
  ['nov', 'noi'],
  ['dec'],
];
const NAME = String.raw`([\p{L}]{3,12})\.?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?`;
const REST = String.raw`(?:,?\s(?:at\s|la\s|ora\s)?(.*))?$`;
/** `Mar 2, 2026 9:14 AM`, `2 March 2026 09:14`, `2026. márc. 2. 9:14`, with a day of the week before or without. */
const WEEKDAY = /^\p{L}{2,10}\.?,\s/u;
const MONTH_FIRST = new RegExp(`^${NAME}\\s${DAY},?\\s(\\d{4})${REST}`, 'iu');
const DAY_FIRST = new RegExp(`^${DAY}[\\s-]${NAME}[\\s-](\\d{4})${REST}`, 'iu');
const YEAR_FIRST = new RegExp(`^(\\d{4})\\.?\\s${NAME}\\s${DAY}${REST}`, 'iu');

/** A time whose month is a name as one with a number, year first; every other text as it is. */
export function withMonthNumber(text: string): string {
  if (!/\p{L}{3}/u.test(text)) return text;
  const plain = text.replace(WEEKDAY, '');
  const monthFirst = MONTH_FIRST.exec(plain);
  if (monthFirst) return dated(text, monthFirst[3], monthFirst[1], monthFirst[2], monthFirst[4]);
  const dayFirst = DAY_FIRST.exec(plain);
  if (dayFirst) return dated(text, dayFirst[3], dayFirst[2], dayFirst[1], dayFirst[4]);
  const yearFirst = YEAR_FIRST.exec(plain);
  return yearFirst ? dated(text, yearFirst[1], yearFirst[2], yearFirst[3], yearFirst[4]) : text;
}

/** The number of a month by its name; 0 where it is none. */
export const monthOf = (name: string): number =>
  MONTHS.findIndex((names) => names.includes(fold(name).slice(0, 3))) + 1;

function dated(text: string, year?: string, name?: string, day?: string, rest?: string): string {
  const month = monthOf(name ?? '');
  if (month === 0) return text;
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return rest ? `${date} ${rest}` : date;
}
