import { expect, it } from 'vitest';
import { arcPath, pointOnGauge, shareOf } from './gauge-geometry.ts';

it('starts at the lower left, tops out in the middle and ends at the lower right', () => {
  const [start, top, end] = [0, 0.5, 1].map((share) => pointOnGauge(100, share));
  expect(start).toEqual({ x: -70.71, y: 70.71 });
  expect(top?.y).toBe(-100);
  expect(end).toEqual({ x: 70.71, y: 70.71 });
});

it('takes the long way round only above 180 degrees', () => {
  expect(arcPath(100, 0.6)).toContain(' 0 0 1 ');
  expect(arcPath(100, 0.7)).toContain(' 0 1 1 ');
});

it('keeps shares between nothing and everything', () => {
  expect([-5, 0, 62.5, 140, Number.NaN].map(shareOf)).toEqual([0, 0, 0.625, 1, 0]);
});
