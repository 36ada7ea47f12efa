import { DAY_MS } from '../../platform/time/time.js';
/** Whole weeks: the Mondays of the first and of the last one, YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}

const WEEK_MS = 7 * DAY_MS;
/** Ten years: the longest period that is asked for at once. */
export const MOST_WEEKS = 530;
/** The weeks of a trend for which no beginning is named. */
const TREND_WEEKS = 52;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The Monday of a day's week. Pure. */
export function mondayOf(day: string): string {
  const time = timeOf(day);
  return dayOf(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS);
}

/** The Sunday that ends a week. Pure. */
export const sundayOf = (monday: string): string => dayOf(timeOf(monday) + WEEK_MS - DAY_MS);

/** How many weeks a period has; below 1 when it ends before it begins. Pure. */
export const weekCountOf = ({ from, to }: Period): number =>
  Math.round((timeOf(to) - timeOf(from)) / WEEK_MS) + 1;

/**
 * The weeks that the days `from` and `to` lie in, both included; without `to` up to this week, without `from` from the
 * beginning. Null without either: everything. Pure (rules: periods).
 */
export function periodOf(from: string | undefined, to: string | undefined, today: string): Period | null {
  if (from === undefined && to === undefined) return null;
  return { from: from === undefined ? BEGINNING : mondayOf(from), to: mondayOf(to ?? today) };
}

/** A Monday before any response. */
export const BEGINNING = '1900-01-01';

/** As periodOf; a year where no beginning is named. Pure (rules: periods). */
export function trendPeriodOf(from: string | undefined, to: string | undefined, today: string): Period {
  const last = mondayOf(to ?? today);
  return {
    from: from === undefined ? dayOf(timeOf(last) - (TREND_WEEKS - 1) * WEEK_MS) : mondayOf(from),
    to: last,
  };
}

/** The same number of weeks right before; null for a period without a named beginning. Pure (rules: periods). */
export function previousOf(period: Period | null): Period | null {
  if (period === null || period.from === BEGINNING) return null;
  const before = timeOf(period.from) - WEEK_MS;
  return { from: dayOf(before - (weekCountOf(period) - 1) * WEEK_MS), to: dayOf(before) };
}

/** Its Mondays in order. Pure. */
export function weeksOf(period: Period): string[] {
  const first = timeOf(period.from);
  return Array.from({ length: weekCountOf(period) }, (_, index) => dayOf(first + index * WEEK_MS));
}
