import { type Band, bandOfPercentage } from './score-band.js';

export interface Comparison {
  /** Which sentence; a plural one where it has a distance. */
  key: 'alone' | 'equal' | 'above' | 'above-though' | 'below' | 'below-though';
  /** Key of the level in words. */
  level: `evaluation.verdict.level-${Band}`;
  /** How far apart result and average are, in percentage points. */
  distance: number;
}

/**
 * Which sentence describes a result: its band and where the average lies, both at once. Where the two point in different ways,
 * as a good result below the average, the sentence says so. An average of 0 is none (rules: band and average).
 */
export function comparedWithAverage(percentage: number, average: number): Comparison {
  const band = bandOfPercentage(percentage);
  const level = `evaluation.verdict.level-${band}` as const;
  if (average <= 0) return { key: 'alone', level, distance: 0 };
  const difference = Math.round((percentage - average) * 10) / 10;
  const distance = Math.abs(difference);
  if (difference === 0) return { key: 'equal', level, distance };
  const isPraise = band === 'green' || band === 'blue';
  if (difference > 0) return { key: isPraise ? 'above' : 'above-though', level, distance };
  return { key: isPraise ? 'below-though' : 'below', level, distance };
}
