import { expect, it } from 'vitest';
import { roughSpanOf, spanOf } from './time-span.ts';

const minute = 60_000;
const hour = 60 * minute;

it.each([
  [0, 1, 'minutes'],
  [59 * minute + 59_999, 59, 'minutes'],
  [hour, 1, 'hours'],
  [47 * hour + 59 * minute, 47, 'hours'],
  [48 * hour, 2, 'days'],
  [-90 * minute, 1, 'hours'],
] as const)('%d ms are %d %s', (length, count, unit) => {
  expect(spanOf(length)).toEqual({ unit, count });
});

it.each([
  [1, 10, 'seconds'],
  [31_000, 40, 'seconds'],
  [61_000, 2, 'minutes'],
  [hour + 1, 2, 'hours'],
] as const)('%d ms of work are about %d %s', (length, count, unit) => {
  expect(roughSpanOf(length)).toEqual({ unit, count });
});
