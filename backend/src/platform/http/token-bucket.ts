import { BoundedCache } from '../cache/bounded-cache.js';

interface Options {
  /** How many uses a subject has at once. */
  burst: number;
  /** How many come back a second. */
  perSecond: number;
  /** How many subjects are remembered. */
  most?: number;
}

interface Bucket {
  left: number;
  at: number;
}

/**
 * Limits calls that are too many and too cheap to count in the database: by subject, in this process alone. What must hold
 * across processes is counted by RateLimiter.
 */
export class TokenBucket {
  private readonly buckets: BoundedCache<Bucket>;

  constructor(private readonly options: Options) {
    this.buckets = new BoundedCache({ most: options.most ?? 10_000 });
  }

  /** Takes one use; false when there is none left. `now` in milliseconds of a clock that never goes back. */
  take(subject: string, now = performance.now()): boolean {
    const { burst, perSecond } = this.options;
    const known = this.buckets.get(subject) ?? { left: burst, at: now };
    const left = Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond);
    this.buckets.set(subject, { left: Math.max(0, left - 1), at: now });
    return left >= 1;
  }
}
