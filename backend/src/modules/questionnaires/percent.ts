/**
 * The share of `part` in `whole` in percent, kept to one decimal, halves rounded up (6.25 -> 6.3); 0 when there is
 * no whole. Whole numbers go in and are divided once, so no binary fraction can tip a half the wrong way
 * (rules: percentages).
 */
export function percentOf(part: number, whole: number): number {
  if (!(whole > 0)) return 0;
  return Math.floor((2000 * part + whole) / (2 * whole)) / 10;
}
