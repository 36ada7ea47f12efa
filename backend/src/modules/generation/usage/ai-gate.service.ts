import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { advisoryLock } from '../../../platform/database/advisory-locks.js';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Shutdown } from '../../../platform/http/shutdown.js';
import { BatchLoader } from '../../../platform/jobs/batch-loader.js';
import { RetryLater } from '../../../platform/jobs/work.js';
import { SettingsService } from '../../settings/settings.service.js';
import { generationQueue } from '../generation.jobs.js';
import { WriterError } from '../writer-error.js';
import type { PlannedCall } from '../writers/call-meter.js';
import { mostOf } from './call-costs.js';

/** The writer gives a call 60 s; so much later its process is taken for dead. */
const LONGEST_CALL_SECONDS = 120;
const LOCK = advisoryLock('calls of the AI server', 7_204_117);

/** What lets a call through: the reservation that it has to settle, or null where nothing is limited. */
export type Reservation = string | null;

interface Rules {
  limits: CallLimits;
  /** Milliseconds for which the server wants to be left alone. */
  restMs: number;
}

/**
 * Lets calls to AI servers through as the limits allow that all workers share, and reserves their tokens before they are
 * spent (rules: limits of the AI, daily token cap). One call of a process at a time asks; the others wait behind it.
 */
@Injectable()
export class AiGateService {
  /** Nobody waits longer for the next look, whatever was decided. Tests set it. */
  longestWaitMs = Infinity;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly rules = new BatchLoader(async () => new Map([['now', await this.readRules()]]));

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly stopping: Shutdown,
  ) {}

  /** Resolves when the call may be made. Throws WriterError `capped`, and RetryLater while the server wants to be left alone. */
  async enter(call: PlannedCall): Promise<Reservation> {
    const rules = (await this.rules.load('now'))!;
    leaveWhileResting(rules);
    if (!hasLimit(rules.limits)) return null;
    const pass = this.turn.then(() => this.waitForReservation(call));
    this.turn = pass.catch(() => undefined);
    return pass;
  }

  private async waitForReservation(call: PlannedCall): Promise<string> {
    for (;;) {
      call.signal.throwIfAborted();
      if (this.stopping.hasBegun) throw new RetryLater(0, new AppError('unavailable', 503), 0, true);
      const rules = await this.readRules();
      leaveWhileResting(rules);
      const { decision, id } = await this.ask(call, rules.limits);
      if (decision.kind === 'go') return id;
      if (decision.kind === 'capped') throw new WriterError({ kind: 'capped', code: 'ai_daily_cap_reached' });
      const either = AbortSignal.any([call.signal, this.stopping.signal]);
      await sleep(Math.min(decision.ms, this.longestWaitMs), undefined, { signal: either }).catch(
        () => undefined,
      );
    }
  }

  /** One process at a time, or two would take the same last place. */
  private async ask(call: PlannedCall, limits: CallLimits): Promise<{ decision: CallDecision; id: string }> {
    const most = mostOf(call);
    const reserved = most.prompt + most.completion;
    const id = randomUUID();
    return this.database.transaction(async () => {
      await this.database.query(`SELECT pg_advisory_xact_lock($1)`, [LOCK]);
      await this.database.query(CLEAR);
      const [state] = await this.database.query<CallState>(STATE, [call.server, limits.callsPerMinute ?? 1]);
      const decision = decideCall(state!, limits, reserved);
      if (decision.kind === 'go')
        await this.database.query(
          `INSERT INTO ai_call (id, server, questionnaire_id, kind, model, prompt_tokens, reserved_tokens, started_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp(), clock_timestamp() + make_interval(secs => ${LONGEST_CALL_SECONDS}))`,
          [
            id,
            call.server.slice(0, 300),
            call.purpose.questionnaireId ?? 0,
            call.purpose.kind,
            call.model.slice(0, 200),
            most.prompt,
            reserved,
          ],
        );
      return { decision, id };
    });
  }

  private async readRules(): Promise<Rules> {
    const [stored, [gate]] = await Promise.all([
      this.settings.read('ai_daily_token_cap', 'ai_calls_per_minute', 'ai_calls_at_once'),
      this.database.query<{ ms: number }>(
        `SELECT (extract(epoch FROM closed_until - now()) * 1000)::int AS ms FROM queue_gate WHERE queue = $1 AND closed_until > now()`,
        [generationQueue.name],
      ),
    ]);
    const limits = {
      dailyTokens: numberOf(stored.ai_daily_token_cap),
      callsPerMinute: numberOf(stored.ai_calls_per_minute),
      callsAtOnce: numberOf(stored.ai_calls_at_once),
    };
    return { limits, restMs: gate?.ms ?? 0 };
  }
}

/** The item goes back, as those that nobody has taken yet wait, too; no try is used up. */
function leaveWhileResting({ restMs }: Rules): void {
  if (restMs > 0) throw new RetryLater(restMs, new AppError('ai_rate_limited', 502), 0, true);
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** Forgets calls of more than a minute ago, and counts the prompts of those whose process died. */
const CLEAR = `
  WITH gone AS (
    DELETE FROM ai_call WHERE settled_at IS NOT NULL AND started_at < clock_timestamp() - interval '1 minute'),
  dead AS (
    DELETE FROM ai_call WHERE settled_at IS NULL AND expires_at < clock_timestamp()
    RETURNING started_at, questionnaire_id, kind, model, prompt_tokens)
  INSERT INTO ai_usage AS usage (day, questionnaire_id, kind, model, calls, failed_calls, estimated_calls, prompt_tokens)
  SELECT (started_at AT TIME ZONE time_zone())::date, questionnaire_id, kind, model, count(*), count(*), count(*), sum(prompt_tokens)
    FROM dead GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (day, questionnaire_id, kind, model) DO UPDATE SET
    calls = usage.calls + excluded.calls, failed_calls = usage.failed_calls + excluded.failed_calls,
    estimated_calls = usage.estimated_calls + excluded.estimated_calls, prompt_tokens = usage.prompt_tokens + excluded.prompt_tokens`;

const STATE = `
  SELECT (SELECT coalesce(sum(prompt_tokens + completion_tokens), 0) FROM ai_usage
           WHERE day = (clock_timestamp() AT TIME ZONE time_zone())::date)::float8 AS spent,
         (SELECT coalesce(sum(reserved_tokens), 0) FROM ai_call WHERE settled_at IS NULL)::float8 AS reserved,
         (SELECT count(*) FROM ai_call WHERE server = $1 AND settled_at IS NULL)::int AS under_way,
         coalesce((SELECT extract(epoch FROM started_at + interval '1 minute' - clock_timestamp()) * 1000 FROM ai_call
                    WHERE server = $1 ORDER BY started_at DESC OFFSET $2 - 1 LIMIT 1), 0)::float8 AS minute_wait_ms`;

/** Limits that all workers share; null where there is none. */
export interface CallLimits {
  dailyTokens: number | null;
  callsPerMinute: number | null;
  callsAtOnce: number | null;
}

/** How calls stand in all processes together. */
export interface CallState {
  /** Tokens of today. */
  spent: number;
  /** What the calls under way may cost at most. */
  reserved: number;
  /** Calls under way to this server. */
  underWay: number;
  /** Milliseconds until one more call a minute is allowed to this server; 0 or less: at once. */
  minuteWaitMs: number;
}

type CallDecision = { kind: 'go' } | { kind: 'wait'; ms: number } | { kind: 'capped' };

/** Others may end any moment: so long until the next look. */
const LOOK_AGAIN_MS = 150;
/** A limit may be raised meanwhile. */
const LONGEST_WAIT_MS = 5000;

/** Whether a call that may cost `most` tokens may be made now. Pure (rules: limits of the AI, daily token cap). */
export function decideCall(state: CallState, limits: CallLimits, most: number): CallDecision {
  const { dailyTokens, callsPerMinute, callsAtOnce } = limits;
  if (dailyTokens !== null && state.spent + most > dailyTokens) return { kind: 'capped' };
  if (dailyTokens !== null && state.spent + state.reserved + most > dailyTokens)
    return { kind: 'wait', ms: LOOK_AGAIN_MS };
  if (callsAtOnce !== null && state.underWay >= callsAtOnce) return { kind: 'wait', ms: LOOK_AGAIN_MS };
  if (callsPerMinute !== null && state.minuteWaitMs > 0)
    return { kind: 'wait', ms: Math.min(state.minuteWaitMs, LONGEST_WAIT_MS) };
  return { kind: 'go' };
}

export const hasLimit = (limits: CallLimits): boolean =>
  Object.values(limits).some((limit) => limit !== null);
