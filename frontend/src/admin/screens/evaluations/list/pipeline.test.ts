import { describe, expect, it } from 'vitest';
import { regenerationCounts, shareOfAll } from './pipeline.ts';

const stats = {
  total: 40,
  pending: 8,
  generated: 4,
  verified: 4,
  sent: 10,
  opened: 8,
  clicked: 4,
  error: 2,
  restorable: 0,
};
const nothing = {
  total: 0,
  pending: 0,
  generated: 0,
  verified: 0,
  sent: 0,
  opened: 0,
  clicked: 0,
  error: 0,
  restorable: 0,
};

describe('shareOfAll', () => {
  it('counts everything that reached the stage or went further', () => {
    expect(shareOfAll(stats, 'generated')).toBe(75);
    expect(shareOfAll(stats, 'sent')).toBe(55);
    expect(shareOfAll(stats, 'clicked')).toBe(10);
  });

  it('has nothing to say about the first stage, or when there is nothing', () => {
    expect(shareOfAll(stats, 'pending')).toBeNull();
    expect(shareOfAll(nothing, 'opened')).toBeNull();
  });
});

it('regenerate-all writes over texts that are not with the client yet', () => {
  expect(regenerationCounts(stats)).toEqual({ first: 10, over: 8, verified: 4, untouched: 22 });
});
