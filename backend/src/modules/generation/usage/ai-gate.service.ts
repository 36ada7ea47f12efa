import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { Shutdown } from '../../../platform/http/shutdown.js';
import { RetryLater } from '../../../platform/jobs/work.js';
import { SettingsService } from '../../settings/settings.service.js';
import { generationQueue } from '../generation.jobs.js';
import { WriterError } from '../writer-error.js';
import type { PlannedCall } from '../writers/call-meter.js';
import { mostOf } from './call-costs.js';

interface Rules {
  /** Tokens of today, and how many there may be; null: any number. */
  spent: number;
  dailyTokens: number | null;
  callsPerMinute: number | null;
  /** Milliseconds for which the server wants to be left alone. */
  restMs: number;
}

/** A limit may be raised meanwhile. */
const LONGEST_WAIT_MS = 5000;

/**
 * Lets calls to AI servers through as the limits allow that all workers share. Calls under way are not among the tokens spent, so
 * the daily cap may be passed by what they cost (rules: limits of the AI, daily token cap).
 */
@Injectable()
export class AiGateService {
  /** Nobody waits longer for the next look. Tests set it. */
  longestWaitMs = LONGEST_WAIT_MS;

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly limits: RateLimiter,
    private readonly stopping: Shutdown,
  ) {}

  /**
   * Resolves when the call may be made, which is counted. Throws WriterError `capped`, and RetryLater while the server wants to
   * be left alone or when the process stops; both use up no try.
   */
  async enter(call: PlannedCall): Promise<void> {
    for (;;) {
      call.signal.throwIfAborted();
      if (this.stopping.hasBegun) throw new RetryLater(0, new AppError('unavailable', 503), 0, true);
      const rules = await this.readRules();
      if (rules.restMs > 0) throw new RetryLater(rules.restMs, new AppError('ai_rate_limited', 502), 0, true);
      if (isCapped(rules, call)) throw new WriterError({ kind: 'capped', code: 'ai_daily_cap_reached' });
      const waitMs = await this.waitForMinute(call.server, rules.callsPerMinute);
      if (waitMs === 0) return;
      const either = AbortSignal.any([call.signal, this.stopping.signal]);
      await sleep(Math.min(waitMs, this.longestWaitMs), undefined, { signal: either }).catch(() => undefined);
    }
  }

  /** 0 where the call was counted and may be made; else the milliseconds until a new minute begins. */
  private async waitForMinute(server: string, max: number | null): Promise<number> {
    if (max === null) return 0;
    const limit = { name: 'ai-calls', max, seconds: 60 };
    const subject = server.slice(0, 140);
    if (await this.limits.takeTogether([{ subject, limit }])) return 0;
    return Math.max(50, 1000 * (await this.limits.secondsLeft(subject, limit)));
  }

  private async readRules(): Promise<Rules> {
    const [stored, [now]] = await Promise.all([
      this.settings.read('ai_daily_token_cap', 'ai_calls_per_minute'),
      this.database.prepared<{ restMs: number; spent: number }>(
        'ai-limits',
        `SELECT coalesce((SELECT (extract(epoch FROM closed_until - now()) * 1000)::int FROM queue_gate
                           WHERE queue = $1 AND closed_until > now()), 0) AS rest_ms,
                (SELECT coalesce(sum(prompt_tokens + completion_tokens), 0) FROM ai_usage
                  WHERE day = (now() AT TIME ZONE time_zone())::date)::float8 AS spent`,
        [generationQueue.name],
      ),
    ]);
    return {
      ...now!,
      dailyTokens: numberOf(stored.ai_daily_token_cap),
      callsPerMinute: numberOf(stored.ai_calls_per_minute),
    };
  }
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** Whether the day's tokens would not do for what this call may cost. Pure (rules: daily token cap). */
export function isCapped(
  { spent, dailyTokens }: Pick<Rules, 'spent' | 'dailyTokens'>,
  call: Pick<PlannedCall, 'promptBytes' | 'tokenLimit'>,
): boolean {
  const { prompt, completion } = mostOf(call);
  return dailyTokens !== null && spent + prompt + completion > dailyTokens;
}
