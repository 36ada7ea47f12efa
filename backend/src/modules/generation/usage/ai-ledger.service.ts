import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { CallPurpose } from '../writers/call-meter.js';
import type { CallCost } from './call-costs.js';

export interface EndedCall {
  purpose: CallPurpose;
  model: string;
  cost: CallCost;
  hasFailed: boolean;
  /** Of its reservation, which ends with it; null without one. */
  callId: string | null;
}

const NO_QUESTIONNAIRE = 0;

/** Writes down what calls to the AI have cost, by day, questionnaire, kind and model (rules: AI usage). */
@Injectable()
export class AiLedgerService {
  /** Calls that end while others are being written down are next, all together. */
  private next: { calls: EndedCall[]; written: Promise<void> } | null = null;
  private writing: Promise<unknown> = Promise.resolve();

  constructor(private readonly database: Database) {}

  /** Resolves when it is written. */
  async enter(call: EndedCall): Promise<void> {
    const batch = (this.next ??= this.newBatch());
    batch.calls.push(call);
    await batch.written;
  }

  private newBatch() {
    const calls: EndedCall[] = [];
    const written = this.writing.then(() => {
      this.next = null;
      return this.write(calls);
    });
    this.writing = written.catch(() => undefined);
    return { calls, written };
  }

  /** Reservations end in the same moment in which their cost counts, so that none is seen twice or not at all. */
  private async write(calls: EndedCall[]): Promise<void> {
    await this.database.transaction(async () => {
      const reserved = calls.flatMap(({ callId }) => callId ?? []);
      const settled = new Set(reserved.length > 0 ? await this.settle(reserved) : []);
      const counted = calls.filter(({ callId }) => callId === null || settled.has(callId));
      if (counted.length > 0) await this.add(counted);
    });
  }

  /** A reservation that ran out was counted then. */
  private async settle(ids: string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `UPDATE ai_call SET settled_at = clock_timestamp() WHERE id = ANY($1::uuid[]) AND settled_at IS NULL RETURNING id`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  private async add(calls: EndedCall[]): Promise<void> {
    const columns = [
      calls.map(({ purpose }) => purpose.questionnaireId ?? NO_QUESTIONNAIRE),
      calls.map(({ purpose }) => purpose.kind),
      calls.map(({ model }) => model.slice(0, 200)),
      calls.map(({ hasFailed }) => Number(hasFailed)),
      calls.map(({ cost }) => Number(cost.isEstimated)),
      calls.map(({ cost }) => cost.prompt),
      calls.map(({ cost }) => cost.completion),
    ];
    await this.database.query(ADD, columns);
  }
}

/** In the order of the key, so that two processes never wait for each other crosswise. */
const ADD = `
  INSERT INTO ai_usage AS usage (day, questionnaire_id, kind, model, calls, failed_calls, estimated_calls, prompt_tokens, completion_tokens)
  SELECT (now() AT TIME ZONE time_zone())::date, questionnaire_id, kind, model, count(*), sum(failed), sum(estimated), sum(prompt), sum(completion)
    FROM unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::int[], $6::bigint[], $7::bigint[])
      AS call(questionnaire_id, kind, model, failed, estimated, prompt, completion)
   GROUP BY questionnaire_id, kind, model ORDER BY questionnaire_id, kind, model
  ON CONFLICT (day, questionnaire_id, kind, model) DO UPDATE SET
    calls = usage.calls + excluded.calls, failed_calls = usage.failed_calls + excluded.failed_calls,
    estimated_calls = usage.estimated_calls + excluded.estimated_calls, prompt_tokens = usage.prompt_tokens + excluded.prompt_tokens,
    completion_tokens = usage.completion_tokens + excluded.completion_tokens`;
