import { DAY_MS } from '../time/time.js';

/** Days from 1899-12-30, the day 0 of spreadsheets, to 1970-01-01. */
const UNIX_EPOCH_DAY = 25_569;
const DAYS_1900_TO_1904 = 1_462;
const LAST_DAY = 2_958_466;

/**
 * The wall-clock time of a spreadsheet's day number, in the UTC fields of the result, to the millisecond. Day numbers below
 * 60 are one off, because the 1900 calendar counts a 29 February that never was. Null when out of a spreadsheet's range.
 */
export function dateOfSerial(serial: number, since1904 = false): Date | null {
  const days = since1904 ? serial + DAYS_1900_TO_1904 : serial > 0 && serial < 60 ? serial + 1 : serial;
  if (!Number.isFinite(days) || days < 0 || days >= LAST_DAY) return null;
  return new Date(Math.round((days - UNIX_EPOCH_DAY) * DAY_MS));
}

const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
const isEastAsianDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/**
 * Whether a number format shows a date or a time. Quoted texts, escapes, colours and conditions are no format letters;
 * `[h]`, an elapsed time, is.
 */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN_DATES.has(id) || isEastAsianDate(id);
  const letters = code
    .slice(0, 255)
    .replace(/"[^"]*"?|\\.|_.|\*./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^[\]]*\]/gi, '')
    .split(';')[0]!
    .toLowerCase();
  if (/general|standard|[0#?]/.test(letters.replace(/[.,]0+/g, '')) && !/[yd]/.test(letters)) return false;
  return /[ymdhs]/.test(letters);
}
