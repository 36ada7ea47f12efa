import { formatNumber } from '../../../shared/texts/format.ts';
import { type Translate } from '../../../shared/texts/i18n.ts';

export type SpanUnit = 'seconds' | 'minutes' | 'hours' | 'days';
export type Span = Readonly<{ unit: SpanUnit; count: number }>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A length of time as one number a person can take in: minutes below an hour, hours below two days, then days.
 * Rounded down, and never less than one minute.
 */
export function spanOf(milliseconds: number): Span {
  const length = Math.abs(milliseconds);
  if (length < hour) return { unit: 'minutes', count: Math.max(1, Math.floor(length / minute)) };
  if (length < 2 * day) return { unit: 'hours', count: Math.floor(length / hour) };
  return { unit: 'days', count: Math.floor(length / day) };
}

/** A remaining working time: seconds in steps of ten below a minute, else minutes or hours, rounded up. */
export function roughSpanOf(milliseconds: number): Span {
  if (milliseconds < minute) {
    return { unit: 'seconds', count: Math.max(10, Math.ceil(milliseconds / 10_000) * 10) };
  }
  if (milliseconds < hour) return { unit: 'minutes', count: Math.ceil(milliseconds / minute) };
  return { unit: 'hours', count: Math.ceil(milliseconds / hour) };
}

/** The span in words, such as "5 hours". */
export function spanText(t: Translate, { unit, count }: Span): string {
  return t(`ui.span.${unit}`, { count, number: formatNumber(count, 0) });
}
