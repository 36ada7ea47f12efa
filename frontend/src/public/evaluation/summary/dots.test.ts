import { expect, it } from 'vitest';
import { dotsOf } from './dots.ts';

it('dots stand beside each other where there is room, and on top of each other where there is none', () => {
  expect(dotsOf([100, 500, 510, 520, 900])).toEqual([
    { percentage: 10, row: 0 },
    { percentage: 50, row: 0 },
    { percentage: 51, row: 1 },
    { percentage: 52, row: 2 },
    { percentage: 90, row: 0 },
  ]);
});

it('a fourth of one place lies on the one that is furthest away, and never leaves the strip', () => {
  expect(dotsOf([500, 510, 520, 525]).map(({ row }) => row)).toEqual([0, 1, 2, 0]);
  expect(dotsOf([])).toEqual([]);
});
