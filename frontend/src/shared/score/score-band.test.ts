import { expect, it } from 'vitest';
import { scoreBand } from './score-band.ts';

it.each([
  [100, 'green'],
  [75, 'green'],
  [74.9, 'blue'],
  [50, 'blue'],
  [49.9, 'amber'],
  [25, 'amber'],
  [24.9, 'red'],
  [0, 'red'],
  [Number.NaN, 'red'],
])('%s%% is %s', (percentage, band) => {
  expect(scoreBand(percentage).band).toBe(band);
});
