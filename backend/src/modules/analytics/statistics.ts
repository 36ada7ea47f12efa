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

/** How many values there are. Pure. */
export const countOf = (distribution: Distribution): number =>
  distribution.reduce((sum, [, n]) => sum + n, 0);

/** The value at an index of the values in order, in whole tenths of a percent. */
function tenthsAt(distribution: Distribution, index: number): number {
  let passed = 0;
  for (const [percentage, n] of distribution) {
    passed += n;
    if (index < passed) return Math.round(percentage * 10);
  }
  throw new RangeError(`There is no value at ${index}`);
}
