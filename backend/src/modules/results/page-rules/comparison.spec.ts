import { comparedWithAverage } from './comparison.js';

describe('A result beside the average', () => {
  it.each([
    [80, 70, 'above', 'green', 10],
    [80, 90, 'below-though', 'green', 10],
    [80, 80, 'equal', 'green', 0],
    [80, 0, 'alone', 'green', 0],
    [75, 75.1, 'below-though', 'green', 0.1],
    [74.9, 60, 'above', 'blue', 14.9],
    [52.2, 69.2, 'below-though', 'blue', 17],
    [50, 50, 'equal', 'blue', 0],
    [60, 0, 'alone', 'blue', 0],
    [49.9, 30, 'above-though', 'amber', 19.9],
    [30, 62.2, 'below', 'amber', 32.2],
    [25, 25, 'equal', 'amber', 0],
    [40, 0, 'alone', 'amber', 0],
    [24.9, 20, 'above-though', 'red', 4.9],
    [0, 62.2, 'below', 'red', 62.2],
    [10, 10, 'equal', 'red', 0],
    [0, 0, 'alone', 'red', 0],
  ] as const)('of %d %% and %d %% is told as %s, %s', (percentage, average, key, band, distance) => {
    expect(comparedWithAverage(percentage, average)).toEqual({
      key,
      level: `evaluation.verdict.level-${band}`,
      distance,
    });
  });
});
