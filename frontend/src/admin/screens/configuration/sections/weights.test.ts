import { expect, it } from 'vitest';
import { sharesOf, totalAfterSwitch, totalOf } from './weights.ts';

const make = (id: number, maxScore: number, includeInEvaluation = true) => ({
  id,
  name: `S${id}`,
  maxScore,
  includeInEvaluation,
});
const sections = [make(1, 10), make(2, 10), make(3, 10), make(4, 70, false), make(5, 0)];

it('shares fill the whole, whatever rounding does to each of them', () => {
  const shares = sharesOf(sections);
  expect(shares.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 10);
});

it('nothing counts, no shares', () => {
  expect(sharesOf([])).toEqual([]);
  expect(sharesOf([make(1, 10, false), make(2, 0)])).toEqual([]);
});

it('tells the maximum now and after a switch', () => {
  expect(totalOf(sections)).toBe(30);
  expect(totalAfterSwitch(sections, 4, true)).toBe(100);
  expect(totalAfterSwitch(sections, 1, false)).toBe(20);
});
