import { expect, it } from 'vitest';
import { firstDay, readPeriod, type UsageRow } from './ai-usage.api.ts';
import { mostFirst, sumsBy, totalOf } from './usage-sums.ts';

const row = (patch: Partial<UsageRow>): UsageRow => ({
  day: '2026-11-20',
  kind: 'generate',
  model: 'small',
  calls: 1,
  failedCalls: 0,
  estimatedCalls: 0,
  promptTokens: 100,
  completionTokens: 10,
  cost: null,
  ...patch,
});

it('adds up what rows have in common, and keeps their order', () => {
  const rows = [
    row({ day: '2026-11-21', kind: 'test', failedCalls: 1 }),
    row({ cost: 0.5 }),
    row({ model: 'large', estimatedCalls: 1, promptTokens: 900, cost: 0.25 }),
  ];
  expect(sumsBy('day', rows).map(({ key, calls }) => [key, calls])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 2],
  ]);
  expect(mostFirst(sumsBy('model', rows)).map(({ key }) => key)).toEqual(['large', 'small']);
  expect(totalOf(rows)).toMatchObject({
    calls: 3,
    failedCalls: 1,
    estimatedCalls: 1,
    promptTokens: 1100,
    completionTokens: 30,
    cost: 0.75,
  });
  expect(totalOf([row({})]).cost).toBeNull();
});

it('begins so many days ago', () => {
  expect(firstDay(7, '2026-11-21')).toBe('2026-11-15');
  expect(firstDay(30, '2026-03-30')).toBe('2026-03-01');
  expect([readPeriod('90'), readPeriod('91'), readPeriod(null)]).toEqual([90, 30, 30]);
});
