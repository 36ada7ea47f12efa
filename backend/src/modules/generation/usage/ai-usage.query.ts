import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { BadRequest } from '../../../platform/errors/app-error.js';
import { DAY_MS } from '../../../platform/time/time.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { AiTodayResponse, AiUsageParams, AiUsageResponse, AiUsageRowResponse } from './ai-usage.dto.js';

const MOST_DAYS = 366;
const USUAL_DAYS = 30;
/** Tests of the AI belong to no questionnaire. */
const NO_QUESTIONNAIRE = 0;

type UsageRow = Omit<AiUsageRowResponse, 'cost'>;
type Today = Pick<AiTodayResponse, 'day' | 'usedTokens' | 'endsAt'> & { beganAt: Date };

/** Reads what the AI has cost (rules: AI usage). */
@Injectable()
export class AiUsageQuery {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly status: IntegrationStatusService,
  ) {}

  /** Rows of the questionnaires named and of tests, and the day as it stands for all. Throws BadRequest for a period of no or too many days. */
  async read(period: AiUsageParams, questionnaireIds: readonly number[]): Promise<AiUsageResponse> {
    const today = await this.today();
    const to = period.to ?? today.day;
    const from = period.from ?? daysBefore(to, USUAL_DAYS - 1);
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > MOST_DAYS) throw new BadRequest('usage_period_wrong', { days: MOST_DAYS });
    const scope = [NO_QUESTIONNAIRE, ...questionnaireIds];
    const [rows, otherTokens, prices, ai] = await Promise.all([
      this.rows(from, to, scope),
      this.otherTokens(from, to, scope),
      this.prices(),
      this.settings.ai(),
    ]);
    const priced = rows.map((row) => ({ ...row, cost: priceOf(row, prices) }));
    return {
      from,
      to,
      isOn: ai !== null,
      today: await this.withCap(today),
      prices,
      rows: priced,
      otherTokens,
    };
  }

  private rows(from: string, to: string, scope: readonly number[]): Promise<UsageRow[]> {
    return this.database.query<UsageRow>(
      `SELECT day::text AS day, kind, model, sum(calls)::int AS calls, sum(failed_calls)::int AS failed_calls,
              sum(estimated_calls)::int AS estimated_calls, sum(prompt_tokens)::float8 AS prompt_tokens,
              sum(completion_tokens)::float8 AS completion_tokens
         FROM ai_usage WHERE day BETWEEN $1 AND $2 AND questionnaire_id = ANY($3::int[])
        GROUP BY day, kind, model ORDER BY day DESC, kind, model`,
      [from, to, scope],
    );
  }

  private async otherTokens(from: string, to: string, scope: readonly number[]): Promise<number> {
    const [row] = await this.database.query<{ tokens: number }>(
      `SELECT coalesce(sum(prompt_tokens + completion_tokens), 0)::float8 AS tokens
         FROM ai_usage WHERE day BETWEEN $1 AND $2 AND questionnaire_id <> ALL($3::int[])`,
      [from, to, scope],
    );
    return row!.tokens;
  }

  private async prices(): Promise<AiPrices & { currency: string }> {
    const stored = await this.settings.read('ai_price_prompt', 'ai_price_completion', 'ai_price_currency');
    return {
      prompt: numberOf(stored.ai_price_prompt),
      completion: numberOf(stored.ai_price_completion),
      currency: stored.ai_price_currency!,
    };
  }

  private async today(): Promise<Today> {
    const [row] = await this.database.query<Today>(
      `SELECT day::text AS day, day::timestamp AT TIME ZONE time_zone() AS began_at,
              (day + 1)::timestamp AT TIME ZONE time_zone() AS ends_at,
              (SELECT coalesce(sum(prompt_tokens + completion_tokens), 0)::float8 FROM ai_usage u WHERE u.day = today.day) AS used_tokens
         FROM (SELECT (now() AT TIME ZONE time_zone())::date AS day) AS today`,
    );
    return row!;
  }

  private async withCap({ beganAt, ...today }: Today): Promise<AiTodayResponse> {
    const stored = (await this.settings.stored(['ai_daily_token_cap'])).get('ai_daily_token_cap');
    const cap = numberOf(stored?.value ?? null);
    const leftTokens = cap === null ? null : Math.max(0, cap - today.usedTokens);
    const cappedAt =
      stored && cap !== null ? await this.heldBackSince(later(beganAt, stored.updatedAt)) : null;
    return { ...today, cap, leftTokens, cappedAt };
  }

  /** When the last call was held back after this moment, unless the AI has written since. */
  private async heldBackSince(since: Date): Promise<Date | null> {
    const ai = (await this.status.read(NO_QUESTIONNAIRE)).get('ai');
    if (ai?.lastFailure?.code !== 'ai_daily_cap_reached' || !ai.lastFailureAt) return null;
    const isPast =
      ai.lastFailureAt < since || (ai.lastSuccessAt !== null && ai.lastSuccessAt > ai.lastFailureAt);
    return isPast ? null : ai.lastFailureAt;
  }
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));
const later = (one: Date, other: Date): Date => (one > other ? one : other);

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / DAY_MS);
const daysBefore = (day: string, days: number): string =>
  new Date(timeOf(day) - days * DAY_MS).toISOString().slice(0, 10);

const MILLION = 1_000_000;

/** Prices of a million tokens; null where none is set. */
interface AiPrices {
  prompt: number | null;
  completion: number | null;
}

/** The cost of tokens, to a millionth; null while neither price is set. A price that is not set counts as 0. Pure (rules: AI usage). */
function priceOf(
  { promptTokens, completionTokens }: { promptTokens: number; completionTokens: number },
  { prompt, completion }: AiPrices,
): number | null {
  if (prompt === null && completion === null) return null;
  const cost = (promptTokens * (prompt ?? 0) + completionTokens * (completion ?? 0)) / MILLION;
  return Math.round(cost * MILLION) / MILLION;
}
