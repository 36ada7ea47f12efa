import { TokenBucket } from './token-bucket.js';

describe('a token bucket', () => {
  it('gives out its burst at once, then as many as come back', () => {
    const bucket = new TokenBucket({ burst: 3, perSecond: 2 });
    expect([0, 0, 0, 0].map((now) => bucket.take('a', now))).toEqual([true, true, true, false]);
    expect([500, 500].map((now) => bucket.take('a', now))).toEqual([true, false]);
    expect([60_000, 60_000, 60_000, 60_000].map((now) => bucket.take('a', now))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('counts each subject for itself', () => {
    const bucket = new TokenBucket({ burst: 1, perSecond: 1 });
    expect([bucket.take('a', 0), bucket.take('b', 0), bucket.take('a', 0)]).toEqual([true, true, false]);
  });

  it('remembers so many subjects at most, and forgets the oldest first', () => {
    const bucket = new TokenBucket({ burst: 1, perSecond: 1, most: 2 });
    for (const subject of ['a', 'b', 'c']) bucket.take(subject, 0);
    expect([bucket.take('c', 0), bucket.take('a', 0)]).toEqual([false, true]);
  });
});
