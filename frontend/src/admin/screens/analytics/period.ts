import { dayMilliseconds, isDay, shiftDay, timeOfDay } from '../../kit/ui/day.ts';

/** Days, YYYY-MM-DD, as the calls take them; each stands for its week. None: everything. */
export type Days = Readonly<{ from?: string; to?: string }>;

/** The ready-made periods, in weeks up to this one. */
export const recentWeeks = ['4w', '12w', '26w', '52w'] as const;
export const periodChoices = ['all', ...recentWeeks, 'custom'] as const;
export type PeriodChoice = (typeof periodChoices)[number];

/** Which evaluations the page is about, as the address bar says it. */
export type PeriodState = Readonly<{
  choice: PeriodChoice;
  /** Empty: not named. */
  from: string;
  to: string;
  /** Shows what has changed since the period before. */
  compare: boolean;
}>;

export type PeriodProblem = 'reversed' | 'too-long';

/** More weeks the server does not take (rules: Periods). */
const mostWeeks = 530;

/** Reads the period from the query string; wrong values count as not named. */
export function readPeriod(params: URLSearchParams): PeriodState {
  const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))];
  const named = periodChoices.find((choice) => choice === params.get('period'));
  const choice = named ?? (from === '' && to === '' ? 'all' : 'custom');
  const own = choice === 'custom';
  return { choice, from: own ? from : '', to: own ? to : '', compare: params.get('compare') !== 'off' };
}

/** The query string after a change; defaults leave no trace in it. */
export function writePeriod(params: URLSearchParams, change: Partial<PeriodState>): URLSearchParams {
  const after = { ...readPeriod(params), ...change };
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  put('period', after.choice === 'all' ? '' : after.choice);
  put('from', after.choice === 'custom' ? after.from : '');
  put('to', after.choice === 'custom' ? after.to : '');
  put('compare', after.compare ? '' : 'off');
  return next;
}

/** The days to ask for. `today` is a day, YYYY-MM-DD. */
export function daysOf({ choice, from, to }: PeriodState, today: string): Days {
  if (choice === 'all') return {};
  if (choice === 'custom') return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
  const weeks = Number(choice.slice(0, -1));
  return { from: shiftDay(today, -7 * (weeks - 1)) };
}

/** Why a period can't be asked for; null when it can. */
export function problemOf({ from, to = '' }: Days, today: string): PeriodProblem | null {
  if (from === undefined) return null;
  const weeks = (mondayTime(to === '' ? today : to) - mondayTime(from)) / (7 * dayMilliseconds) + 1;
  if (weeks < 1) return 'reversed';
  return weeks > mostWeeks ? 'too-long' : null;
}

function mondayTime(day: string): number {
  const time = timeOfDay(day);
  return time - ((new Date(time).getUTCDay() + 6) % 7) * dayMilliseconds;
}

const dayOf = (value: string | null): string => (value !== null && isDay(value) ? value : '');
