/** What the statistics look at of an evaluation. */
export interface CountedRow {
  totalScore: number;
  maxScore: number;
  percentage: string;
  status: string;
  week: string;
  sectionScores: {
    sectionId: number;
    percentage: number;
    questions: { id: number; points: number; answered: boolean }[];
  }[];
  recommended: Record<string, number>;
  reached: Record<string, boolean>;
  times: Record<string, number | null>;
}

/** Straight from the definitions, over a list of values. */
export const plain = (values: number[]) => {
  if (values.length === 0) return { mean: 0, median: 0, min: 0, max: 0, stdDev: 0 };
  const sorted = values.toSorted((a, b) => a - b);
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return {
    mean,
    median: (sorted[Math.floor((values.length - 1) / 2)]! + sorted[Math.ceil((values.length - 1) / 2)]!) / 2,
    min: sorted[0]!,
    max: sorted.at(-1)!,
    stdDev: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length),
  };
};

/** Floating point may differ in what nobody sees. */
export const expectClose = (found: Record<string, number>, wanted: Record<string, number>) => {
  for (const [key, value] of Object.entries(wanted)) expect(found[key]).toBeCloseTo(value, 7);
};
