import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { TooMany } from '../errors/app-error.js';
import { Column, Index, PrimaryColumn } from 'typeorm';
import { Table } from '../database/table.js';

/** One counted window of one limit, shared by all processes. */
@Table('rate_counter')
@Index('rate_counter_expiry', ['expiresAt'])
export class RateCounter {
  @PrimaryColumn('varchar', { length: 160 }) key: string;
  @Column('int', { default: 0 }) count: number;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
}

export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

/** One use of a limit by a subject. */
export interface Use {
  subject: string;
  limit: Limit;
}

/** Counters in Postgres, so that limits hold across processes. Windows are fixed and judged by the database's clock. */
@Injectable()
export class RateLimiter {
  constructor(private readonly database: Database) {}

  /**
   * Counts one use under every limit and answers whether all of them still allow it. Atomic: parallel calls never get
   * more than `max` through. The subject should be an id or a keyed hash, never an address.
   */
  async take(subject: string, limits: Limit[]): Promise<boolean> {
    return this.count(limits.map((limit) => ({ subject, limit })));
  }

  /** As `take`; where a limit is used up, throws TooMany with the seconds until the last of them begins anew. */
  async demand(subject: string, limits: Limit[]): Promise<void> {
    if (await this.take(subject, limits)) return;
    const waits = limits.map(async (limit) =>
      (await this.used(subject, limit)) > limit.max ? this.secondsLeft(subject, limit) : 0,
    );
    throw new TooMany('too_many_requests', { seconds: Math.max(1, ...(await Promise.all(waits))) });
  }

  /**
   * Counts one use under every limit, each for its own subject, or, where one of them is used up, none: what is
   * refused costs nobody anything. A transaction of its own, so not to be called within another one.
   */
  async takeTogether(uses: Use[]): Promise<boolean> {
    try {
      await this.database.transaction(async () => {
        if (!(await this.count(uses))) throw new UsedUp();
      });
      return true;
    } catch (error) {
      if (error instanceof UsedUp) return false;
      throw error;
    }
  }

  /** How often the limit was used in its current window, without counting. */
  async used(subject: string, limit: Limit): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count FROM rate_counter WHERE key = $1 AND expires_at > now()`,
      [`${limit.name}:${subject}`],
    );
    return row?.count ?? 0;
  }

  /** Seconds until the limit's current window ends; 0 where none has begun. */
  async secondsLeft(subject: string, limit: Limit): Promise<number> {
    const [row] = await this.database.query<{ seconds: number }>(
      `SELECT ceil(extract(epoch FROM expires_at - now()))::int AS seconds FROM rate_counter WHERE key = $1 AND expires_at > now()`,
      [`${limit.name}:${subject}`],
    );
    return row?.seconds ?? 0;
  }

  async forget(subject: string, limit: Limit): Promise<void> {
    await this.database.query(`DELETE FROM rate_counter WHERE key = $1`, [`${limit.name}:${subject}`]);
  }

  /** In the order of the keys, so that parallel calls never wait for each other crosswise. */
  private async count(uses: Use[]): Promise<boolean> {
    const keyed = uses.map(({ subject, limit }) => ({ key: `${limit.name}:${subject}`, limit }));
    const rows = await this.database.query<{ count: number; key: string }>(
      `INSERT INTO rate_counter AS counter (key, count, expires_at)
       SELECT key, 1, now() + make_interval(secs => seconds) FROM unnest($1::text[], $2::int[]) AS wanted(key, seconds)
       ORDER BY key
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN counter.expires_at <= now() THEN 1 ELSE counter.count + 1 END,
         expires_at = CASE WHEN counter.expires_at <= now() THEN excluded.expires_at ELSE counter.expires_at END
       RETURNING key, count`,
      [keyed.map(({ key }) => key), keyed.map(({ limit }) => limit.seconds)],
    );
    const counts = new Map(rows.map(({ key, count }) => [key, count]));
    return keyed.every(({ key, limit }) => (counts.get(key) ?? 1) <= limit.max);
  }
}

class UsedUp extends Error {}

/** The network of an address: /24 for IPv4, /48 for IPv6. */
export function networkOf(ip: string | undefined): string {
  const address = (ip ?? '').replace(/^::ffff:/i, '');
  if (address.includes('.')) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 3)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/48`;
}
