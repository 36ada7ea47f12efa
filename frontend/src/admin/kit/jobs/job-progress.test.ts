import { describe, expect, it } from 'vitest';
import { handledOf, isFinished, percentOf, pollDelay, quarterOf } from './job-progress.ts';

const counts = (done: number, total: number, failed = 0, skipped = 0) => ({ done, total, failed, skipped });

describe('percentOf', () => {
  it('counts failed and skipped items as dealt with', () => {
    expect(percentOf(counts(10, 40, 5, 5))).toBe(50);
    expect(handledOf(counts(10, 40, 5, 5))).toBe(20);
  });

  it('keeps 100 for the end', () => {
    expect(percentOf(counts(999, 1000))).toBe(99);
    expect(percentOf(counts(1000, 1000))).toBe(100);
  });

  it('survives numbers that make no sense', () => {
    expect(percentOf(counts(0, 0))).toBe(0);
    expect(percentOf(counts(5, -1))).toBe(0);
    expect(percentOf(counts(12, 10))).toBe(100);
    expect(percentOf(counts(-3, 10))).toBe(0);
  });
});

it('quarters step at 25, 50, 75 and 100 percent', () => {
  expect([0, 24, 25, 49, 50, 74, 75, 99, 100].map((done) => quarterOf(counts(done, 100)))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 4,
  ]);
});

it('polls each second, then every two, then every five', () => {
  expect([0, 9_999, 10_000, 29_999, 30_000, 600_000].map(pollDelay)).toEqual([
    1_000, 1_000, 2_000, 2_000, 5_000, 5_000,
  ]);
});

it('knows the states that end a job', () => {
  const states = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
  expect(states.filter(isFinished)).toEqual(['done', 'failed', 'cancelled']);
});
