import { Injectable } from '@nestjs/common';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { TooMany } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';

const FREE_FAILURES = 20;
/** Limited for all addresses together, as a failed try costs the server as much as a right one. */
const FAILED_PER_IP = { name: 'sign-in-failed-ip', max: 200, seconds: 3600 };

/** Where a sign-in comes from; a known browser has its own budget of tries. */
export interface Origin {
  ip: string;
  knownBrowser: boolean;
}

/**
 * 20 failed tries a day, then growing waits (1, 2, 4 … minutes, a day at most). Strangers share one budget per
 * account, and every browser that signed in before has its own: a stranger can't lock an admin out.
 */
@Injectable()
export class SignInThrottleService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
  ) {}

  /**
   * Strangers who failed too often from one IP are refused before anything costs anything; a known browser has its
   * account's budget alone, so its neighbours can't lock it out. Throws TooMany.
   */
  async admit({ ip, knownBrowser }: Origin): Promise<void> {
    if (!knownBrowser && (await this.limits.used(this.subjectOf(ip), FAILED_PER_IP)) >= FAILED_PER_IP.max)
      throw new TooMany();
  }

  async countFailure({ ip }: Origin): Promise<void> {
    await this.limits.take(this.subjectOf(ip), [FAILED_PER_IP]);
  }

  /**
   * Counts a try before it is judged, in one statement, so that parallel tries can't slip through.
   * False while the account has to wait.
   */
  async take(subject: string): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO sign_in_budget AS b (subject, failures, last_at) VALUES ($1, 1, now())
       ON CONFLICT (subject) DO UPDATE
         SET failures = CASE WHEN b.last_at < now() - interval '1 day' THEN 1 ELSE b.failures + 1 END, last_at = now()
         WHERE b.failures < $2
            OR b.last_at + least(interval '1 day', interval '1 minute' * power(2, least(b.failures - $2, 11))) <= now()
       RETURNING subject`,
      [subject, FREE_FAILURES],
    );
    return rows.length === 1;
  }

  /** A success gives the try back and clears the count. */
  async clear(subject: string): Promise<void> {
    await this.database.query(`DELETE FROM sign_in_budget WHERE subject = $1`, [subject]);
  }

  private subjectOf(ip: string): string {
    return this.keys.hash('address-hash', ip);
  }
}
