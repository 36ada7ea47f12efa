import { expect, it } from 'vitest';
import { estimateLeft, workLeft } from './job-estimate.ts';

const counts = (done: number, total: number, failed = 0, skipped = 0) => ({ done, total, failed, skipped });

it('goes by the pace since the job was first seen', () => {
  // 10 of 40 in 20 seconds: 30 more take a minute.
  expect(estimateLeft(counts(8, 40, 1, 1), { at: 0, handled: 0 }, 20_000)).toBe(60_000);
  // After a reload at 30 of 40, five in ten seconds leave ten seconds.
  expect(estimateLeft(counts(35, 40), { at: 100_000, handled: 30 }, 110_000)).toBe(10_000);
});

it('says nothing before there is something to go by, and nothing at the end', () => {
  expect(estimateLeft(counts(1, 40), { at: 0, handled: 0 }, 2_999)).toBeNull();
  expect(estimateLeft(counts(5, 40), { at: 0, handled: 5 }, 60_000)).toBeNull();
  expect(estimateLeft(counts(40, 40), { at: 0, handled: 0 }, 60_000)).toBeNull();
  expect(estimateLeft(counts(0, 0), { at: 0, handled: 0 }, 60_000)).toBeNull();
});

it('starts over when failed items run again', () => {
  expect(workLeft('job', counts(8, 10, 2), 0)).toBeNull();
  expect(workLeft('job', counts(8, 10), 100_000)).toBeNull();
  expect(workLeft('job', counts(9, 10), 110_000)).toBe(10_000);
});
