/** Below so many percent a section is weak: the gauges' amber and red. */
export const BELOW_IS_WEAK = 50;

/** How many evaluations reached a percentage, lowest percentage first. */
export type Distribution = readonly (readonly [percentage: number, n: number])[];

/** Percent with one decimal. */
export interface Quartiles {
  median: number;
  q1: number;
  q3: number;
}

/**
 * The quartiles of a distribution of percentages with one decimal: at position (n - 1) * quarter / 4 of the values in
 * order, interpolated between neighbours, as PostgreSQL's percentile_cont does, then rounded to one decimal, halves up.
 * Whole tenths are counted, so that no binary fraction tips a half the wrong way. Null for no values. Pure
 * (rules: position among the others).
 */
export function quartilesOf(distribution: Distribution): Quartiles | null {
  const n = countOf(distribution);
  if (n === 0) return null;
  const quantile = (quarter: number): number => {
    const [index, rest] = [Math.floor(((n - 1) * quarter) / 4), ((n - 1) * quarter) % 4];
    const low = tenthsAt(distribution, index);
    const high = rest === 0 ? low : tenthsAt(distribution, index + 1);
    return Math.round((low * (4 - rest) + high * rest) / 4) / 10;
  };
  return { q1: quantile(1), median: quantile(2), q3: quantile(3) };
}

/** How many values lie below a percentage. Pure. */
export function countBelow(distribution: Distribution, percentage: number): number {
  return distribution.reduce((sum, [reached, n]) => (reached < percentage ? sum + n : sum), 0);
}

/** Every value as often as it occurs, in order, in whole tenths of a percent. Pure. */
export const tenthsOfEach = (distribution: Distribution): number[] =>
  distribution.flatMap(([value, n]) => Array<number>(n).fill(Math.round(10 * value)));

/** How many values there are. Pure. */
export const countOf = (distribution: Distribution): number =>
  distribution.reduce((sum, [, n]) => sum + n, 0);

/** The value at an index of the values in order, in whole tenths of a percent. */
const tenthsAt = (distribution: Distribution, index: number): number =>
  Math.round(valueAt(distribution, index) * 10);

/** The value at an index of the values in order. */
function valueAt(sorted: Distribution, index: number): number {
  let passed = 0;
  for (const [value, n] of sorted) {
    passed += n;
    if (index < passed) return value;
  }
  throw new RangeError(`There is no value at ${index}`);
}

/** Figures of a set of values, in the values' unit. */
export interface Statistics {
  mean: number;
  median: number;
  min: number;
  max: number;
  stdDev: number;
}

/** Whole numbers with how often each occurs, in any order. */
export type Occurrences = Iterable<readonly [value: number, n: number]>;

/**
 * Mean, median (of an even number: half-way between the middle two), extremes and the population's standard deviation
 * of whole numbers, each divided by `scale` (10 for tenths). Sums are whole numbers and divided once at the end, so
 * every figure is the nearest a computer's number comes to the exact one. Null for no values. Pure (rules: statistics).
 */
export function statisticsOf(occurrences: Occurrences, scale = 1): Statistics | null {
  const sorted = [...occurrences].filter(([, n]) => n > 0).sort(([a], [b]) => a - b);
  const n = countOf(sorted);
  if (n === 0) return null;
  const sum = sorted.reduce((total, [value, times]) => total + value * times, 0);
  const squares = sorted.reduce((total, [value, times]) => total + BigInt(value * value) * BigInt(times), 0n);
  const spread = Number(BigInt(n) * squares - BigInt(sum) * BigInt(sum));
  return {
    mean: sum / (n * scale),
    median: (valueAt(sorted, Math.floor((n - 1) / 2)) + valueAt(sorted, Math.floor(n / 2))) / (2 * scale),
    min: sorted[0]![0] / scale,
    max: sorted.at(-1)![0] / scale,
    stdDev: Math.sqrt(spread) / (n * scale),
  };
}

/** A percentage with one decimal as whole tenths, from points: halves rounded up, 0 without a maximum. Pure (rules: percentages). */
export const tenthsOf = (score: number, max: number): number =>
  max > 0 ? Math.floor((2000 * score + max) / (2 * max)) : 0;
