import fc from '../../../test/setup/random-inputs.js';
import { countBelow, countOf, quartilesOf, statisticsOf, tenthsOf, type Distribution } from './statistics.js';

const distributionOf = (values: number[]): Distribution => {
  const counts = new Map<number, number>();
  for (const value of values.toSorted((a, b) => a - b)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
};

/** percentile_cont, straight from its definition. */
const interpolated = (values: number[], fraction: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * fraction;
  const [low, high] = [sorted[Math.floor(position)]!, sorted[Math.ceil(position)]!];
  return low + (high - low) * (position - Math.floor(position));
};

describe('Quartiles', () => {
  it('of five are the second, third and fourth', () => {
    expect(quartilesOf(distributionOf([50, 10, 40, 20, 30]))).toEqual({ q1: 20, median: 30, q3: 40 });
  });

  it('lie between neighbours otherwise, with one decimal, halves rounded up', () => {
    expect(quartilesOf(distributionOf([10, 20, 30, 40]))).toEqual({ q1: 17.5, median: 25, q3: 32.5 });
    expect(quartilesOf(distributionOf([62.5, 62.6]))).toEqual({ q1: 62.5, median: 62.6, q3: 62.6 });
  });

  it('of equal values are that value; of none there are none', () => {
    expect(quartilesOf([[33.3, 7]])).toEqual({ q1: 33.3, median: 33.3, q3: 33.3 });
    expect(quartilesOf([])).toBeNull();
  });

  it('are those of the plain definition', () => {
    const values = fc.array(
      fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(values, (list) => {
        const { q1, median, q3 } = quartilesOf(distributionOf(list))!;
        for (const [found, fraction] of [
          [q1, 0.25],
          [median, 0.5],
          [q3, 0.75],
        ] as const)
          expect(Math.abs(found - interpolated(list, fraction))).toBeLessThan(0.0501);
      }),
    );
  });
});

describe('Counting', () => {
  it('counts what is strictly below, and all', () => {
    const distribution: Distribution = [
      [10, 3],
      [20.5, 2],
      [90, 1],
    ];
    expect([0, 10, 20.5, 20.6, 100].map((value) => countBelow(distribution, value))).toEqual([0, 0, 3, 5, 6]);
    expect(countOf(distribution)).toBe(6);
  });
});

describe('Statistics', () => {
  it('of none there are none', () => {
    expect(statisticsOf([])).toBeNull();
    expect(statisticsOf([[5, 0]])).toBeNull();
  });

  it('are those of the plain definition, to the last digits a number has', () => {
    const values = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(values, (list) => {
        const found = statisticsOf(distributionOf(list), 10)!;
        const mean = list.reduce((a, b) => a + b, 0) / list.length;
        const variance = list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / list.length;
        expect(found.mean).toBeCloseTo(mean / 10, 10);
        expect(found.median).toBeCloseTo(interpolated(list, 0.5) / 10, 10);
        expect(found.stdDev).toBeCloseTo(Math.sqrt(variance) / 10, 10);
        expect([found.min, found.max]).toEqual([Math.min(...list) / 10, Math.max(...list) / 10]);
      }),
    );
  });

  it('lose nothing among very many', () => {
    const { mean, stdDev } = statisticsOf(
      [
        [999, 50_000_000],
        [1000, 50_000_000],
      ],
      10,
    )!;
    expect(mean).toBe(99.95);
    expect(stdDev).toBe(0.05);
  });

  it('take percentages as they are stored: one decimal, halves up', () => {
    expect([tenthsOf(1, 16), tenthsOf(2, 3), tenthsOf(0, 0), tenthsOf(7, 7)]).toEqual([63, 667, 0, 1000]);
  });
});
