import { type Language } from '../../../platform/http/languages.js';
import { dateOfSerial } from '../../../platform/workbooks/excel-date.js';
import { type Cell } from '../../../platform/workbooks/workbook.types.js';
import { quoted, textOf } from '../../../platform/workbooks/cell-text.js';
import { type RowReason } from '../sheets.errors.js';
import { DAY_MS } from '../../../platform/time/time.js';
import { wallClockAt } from '../../../platform/time/wall-clock.js';
import { withMonthNumber } from './month-names.js';

/** `3/2/2026` is 2 March where the month comes first, 3 February elsewhere. */
export type DateOrder = 'day first' | 'month first';

export interface ReadTime {
  /** `YYYY-MM-DDTHH:mm:ss` as the spreadsheet shows it, without a zone; null when there is no usable time. */
  wallClock: string | null;
  warning?: RowReason;
}

const DATE = String.raw`(\d{1,4})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{1,4})\.?`;
const TIME = String.raw`(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?`;
const HALF = String.raw`(?:\s?(am|pm|a\.m\.|p\.m\.|de\.?|du\.?))?`;
const ZONE = String.raw`(?:\s?(z|[+-]\d{2}:?\d{2}|(?:gmt|utc)(?:[+-]\d{1,2}(?::?\d{2})?)?|cet|cest|eet|eest))?`;
const DATE_TIME = new RegExp(`^${DATE}(?:(?:\\s?t|,?\\s)\\s?${TIME}${HALF}${ZONE})?$`, 'i');

const matchTime = (text: string) =>
  text.length > 60 ? null : DATE_TIME.exec(withMonthNumber(text.replace(/\s+/g, ' ')));

/**
 * In which order day and month stand in dates with slashes: as the dates that leave no doubt show, else as the spreadsheet's
 * locale or the questionnaire's language has it (rules: times of responses).
 */
export function dateOrderOf(
  cells: Iterable<Cell | undefined>,
  language: Language,
  locale?: string,
): DateOrder {
  for (const cell of cells) {
    const match = typeof cell === 'string' && cell.includes('/') ? matchTime(textOf(cell)) : null;
    if (!match || match[1]!.length > 2) continue;
    if (Number(match[1]) > 12) return 'day first';
    if (Number(match[2]) > 12) return 'month first';
  }
  if (locale) return /^en([-_]US)?$/i.test(locale) ? 'month first' : 'day first';
  return language === 'en' ? 'month first' : 'day first';
}

/**
 * Reads the time of a response from a date cell, a day number or text in the forms that spreadsheets and form tools write.
 * What has no time of day counts as no time. A text that names an instant (`…Z`) is shown on the clocks of `timeZone`.
 */
export function readTime(cell: Cell | undefined, order: DateOrder, timeZone?: string): ReadTime {
  const warn = (code: 'time_unreadable' | 'time_date_only'): ReadTime => ({
    wallClock: null,
    warning: { code, params: { value: quoted(cell) } },
  });
  if (textOf(cell) === '') return { wallClock: null, warning: { code: 'time_missing' } };
  if (typeof cell === 'boolean') return warn('time_unreadable');
  const date = typeof cell === 'number' ? dateOfSerial(cell) : cell;
  if (date instanceof Date) {
    if (!isPlausible(date)) return warn('time_unreadable');
    return date.getTime() % DAY_MS === 0 ? warn('time_date_only') : { wallClock: toWallClock(date) };
  }
  const match = typeof cell === 'string' ? matchTime(textOf(cell)) : null;
  const read = match ? dateOfMatch(match, order) : null;
  if (!match || !read || !isPlausible(read)) return warn('time_unreadable');
  if (match[4] === undefined) return warn('time_date_only');
  const wallClock = shiftToZone(read, match[8], timeZone);
  if (match[6] !== undefined) return { wallClock };
  return {
    wallClock,
    warning: { code: 'time_without_seconds', params: { value: wallClock.replace('T', ' ') } },
  };
}

/** Whole seconds are cut, not rounded: that is what a spreadsheet shows. */
const toWallClock = (date: Date): string => date.toISOString().slice(0, 19);

const isPlausible = (date: Date): boolean => date.getUTCFullYear() >= 1990 && date.getUTCFullYear() < 2100;

function dateOfMatch(match: RegExpExecArray, order: DateOrder): Date | null {
  const [first, second, third] = [match[1]!, match[2]!, match[3]!];
  const isYearFirst = first.length === 4;
  if (isYearFirst ? third.length > 2 : third.length !== 4 || first.length > 2) return null;
  const [year, ...rest] = isYearFirst ? [first, second, third] : [third, first, second];
  const monthComesFirst =
    isYearFirst || isMonthFirst(match[0].includes('/'), order, Number(first), Number(second));
  const [month, day] = (monthComesFirst ? rest : rest.reverse()).map(Number) as [number, number];

  const half = match[7]?.toLowerCase();
  const isHalf = half !== undefined;
  let hour = Number(match[4] ?? 0);
  if (isHalf && (hour < 1 || hour > 12)) return null;
  if (isHalf) hour = (hour % 12) + (/^(p|du)/.test(half) ? 12 : 0);
  const [minute, second_] = [Number(match[5] ?? 0), Number(match[6] ?? 0)];
  const date = new Date(Date.UTC(Number(year), month - 1, day, hour, minute, second_));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60;
  return isReal && second_ < 60 ? date : null;
}

/** Dots and dashes are never American; with slashes a number above 12 settles it. */
function isMonthFirst(hasSlash: boolean, order: DateOrder, first: number, second: number): boolean {
  if (!hasSlash || first > 12) return false;
  return second > 12 || order === 'month first';
}

/** `GMT+1` behind a form's own time only names the clock it was read from; `Z` and `+01:00` make an instant of it. */
function shiftToZone(read: Date, zone: string | undefined, timeZone: string | undefined): string {
  const offset = zone && timeZone ? /^(?:z|([+-])(\d{2}):?(\d{2}))$/i.exec(zone) : null;
  if (!offset || !timeZone) return toWallClock(read);
  const minutes = Number(offset[2] ?? 0) * 60 + Number(offset[3] ?? 0);
  return wallClockAt(new Date(read.getTime() - (offset[1] === '-' ? -minutes : minutes) * 60_000), timeZone);
}
