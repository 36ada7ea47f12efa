/**
 * Answers that are numbers: how they are read, what is accepted, and how they are written. Server and browser share it, so it
 * imports nothing (rules: numbers).
 */

/** What a question says of the numbers that it takes. */
export interface NumberRange {
  min: number | null;
  max: number | null;
  /** Otherwise it is a whole number. */
  decimals: boolean;
}

/** Why a text is no answer: `unclear` could be two numbers. */
export const NUMBER_FAULTS = ['none', 'unclear', 'whole', 'low', 'high'] as const;
export type NumberFault = (typeof NUMBER_FAULTS)[number];

const SPACES = /[\s\u00a0\u2007\u2009\u202f]+/g;
const PLAIN = /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/;
/** One sign before three digits: thousands to one reader, decimals to another. */
const UNCLEAR = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The number that a text means, whichever decimal sign and grouping it has; 'unclear' where it could mean two, null where it is none.
 * The unit may stand behind it. Pure.
 */
export function readNumber(given: string | number, unit: string | null = null): number | 'unclear' | null {
  if (typeof given === 'number') return Number.isFinite(given) ? given : null;
  const text = withoutUnit(given.trim().replace(/[\u2012-\u2015\u2212]/g, '-'), unit);
  const spaced = text.replace(SPACES, ' ').replace(/^([+-]) /, '$1');
  const joined = spaced.replace(/ /g, '');
  if (spaced !== joined && !/^[+-]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/.test(spaced)) return null;
  if (spaced === joined && UNCLEAR.test(joined)) return 'unclear';
  if (PLAIN.test(joined)) return plus(Number(joined.replace(',', '.')));
  const [, groups, decimals = ''] =
    /^([+-]?\d{1,3}(?:\.\d{3})+)(,\d+)?$/.exec(joined) ??
    /^([+-]?\d{1,3}(?:,\d{3})+)(\.\d+)?$/.exec(joined) ??
    [];
  return groups === undefined ? null : plus(Number(groups.replace(/[.,]/g, '') + decimals.replace(',', '.')));
}

function withoutUnit(text: string, unit: string | null): string {
  const [wanted, end] = [(unit ?? '').trim().toLowerCase(), text.toLowerCase()];
  if (wanted !== '' && end.endsWith(wanted)) return text.slice(0, end.length - wanted.length).trim();
  return text.endsWith('%') ? text.slice(0, -1).trim() : text;
}

/** Zero has no sign. */
const plus = (value: number): number => (value === 0 ? 0 : value);

/** The number that an answer gives, or why it is none. Pure. */
export function numberIn(
  given: string | number,
  range: NumberRange & { unit?: string | null },
): { value: number } | { fault: NumberFault } {
  const value = readNumber(given, range.unit);
  if (typeof value !== 'number') return { fault: value ?? 'none' };
  if (!range.decimals && !Number.isInteger(value)) return { fault: 'whole' };
  if (range.min !== null && value < range.min) return { fault: 'low' };
  if (range.max !== null && value > range.max) return { fault: 'high' };
  return { value };
}

interface Banded extends NumberRange {
  options: readonly { from: number | null }[];
}

/** What a question accepts: nothing below its lowest band, as that would belong to none. Pure. */
export function rangeOf({ min, max, decimals, options }: Banded): NumberRange {
  const starts = options.flatMap(({ from }) => from ?? []);
  const lowest = starts.length > 0 ? Math.min(...starts) : null;
  return { min: lowest === null || (min !== null && min > lowest) ? min : lowest, max, decimals };
}

/** The band that a number belongs to: the one that begins highest among those that do not begin above it. Pure. */
export function bandOf<Band extends { from: number | null }>(
  bands: readonly Band[],
  value: number,
): Band | undefined {
  return bands
    .filter(({ from }) => from !== null && from <= value)
    .reduce<Band | undefined>((best, band) => (best && best.from! >= band.from! ? best : band), undefined);
}

/** A number as responses hold it: with a point, and never so that it could mean two. Pure. */
export function numberText(value: number): string {
  const text = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 });
  return UNCLEAR.test(text) ? `${text}0` : text;
}

/** A number as people write it in a language, with its unit; only Romanian sets a per cent sign apart. Pure. */
export function numberWords(value: number, unit: string | null, language: string): string {
  const text = value.toLocaleString(language, { maximumFractionDigits: 15 });
  if (!unit) return text;
  return unit === '%' && language !== 'ro' ? `${text}%` : `${text}\u00a0${unit}`;
}

/**
 * The first option of a number question that is no band: every one has a lower bound of its own, but those that are chosen instead of a
 * number, as they say that the question does not apply. Pure.
 */
export function bandFault<Band extends { from: number | null; notApplicable: boolean }>(
  options: readonly Band[],
): { code: 'without_number' | 'twice' | 'not_applicable'; band: Band } | null {
  const seen = new Set<number>();
  for (const band of options) {
    const { from, notApplicable } = band;
    if (notApplicable !== (from === null))
      return { code: notApplicable ? 'not_applicable' : 'without_number', band };
    if (from !== null && seen.has(from)) return { code: 'twice', band };
    if (from !== null) seen.add(from);
  }
  return null;
}

/** The bounds of a question; what is absent does not bound. */
export type Bounds = Partial<Pick<NumberRange, 'min' | 'max'>>;

/** Whether no two numbers lie between the bounds. Pure. */
export const areCrossed = ({ min, max }: Bounds): boolean =>
  typeof min === 'number' && typeof max === 'number' && min >= max;
