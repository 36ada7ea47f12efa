import { scoreBand } from '../../shared/score/score-band.ts';

/** What the evaluations of a questionnaire reached on average. */
export interface Average {
  /** 0..100; 0 where there is none to show. */
  mean: number;
  /** How many evaluations it is of. */
  n: number;
}

export interface Comparison {
  /** Key of the sentence. */
  key: string;
  /** Key of the level in words. */
  level: string;
  /** How far apart result and average are, in percentage points. */
  distance: number;
}

/**
 * Which sentence tells a result: its band and where the average lies, both at once. Where the two point in different ways,
 * as a good result below the average, the sentence says so. The PDF has the same (rules: band and average).
 */
export function comparedWithAverage(percentage: number, average: number): Comparison {
  const { band } = scoreBand(percentage);
  const of = (key: string, distance: number) => ({
    key: `evaluation.verdict.${key}`,
    level: `evaluation.verdict.level-${band}`,
    distance,
  });
  if (average <= 0) return of('alone', 0);
  const difference = Math.round((percentage - average) * 10) / 10;
  if (difference === 0) return of('equal', 0);
  const isPraise = band === 'green' || band === 'blue';
  if (difference > 0) return of(isPraise ? 'above' : 'above-though', difference);
  return of(isPraise ? 'below-though' : 'below', -difference);
}
