export type Band = 'green' | 'blue' | 'amber' | 'red';

/** The band of a percentage: green from 75, blue from 50, amber from 25, red below (rules: Score bands). */
export function bandOfPercentage(percentage: number): Band {
  if (percentage >= 75) return 'green';
  if (percentage >= 50) return 'blue';
  return percentage >= 25 ? 'amber' : 'red';
}
