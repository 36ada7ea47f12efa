import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { CallPurpose } from '../writers/call-meter.js';
import type { CallCost } from './call-costs.js';

export interface EndedCall {
  purpose: CallPurpose;
  model: string;
  cost: CallCost;
  hasFailed: boolean;
}

const NO_QUESTIONNAIRE = 0;

/** Writes down what calls to the AI have cost, by day, questionnaire, kind and model (rules: AI usage). */
@Injectable()
export class AiLedgerService {
  constructor(private readonly database: Database) {}

  async enter({ purpose, model, cost, hasFailed }: EndedCall): Promise<void> {
    await this.database.prepared(
      'enter-ai-call',
      `INSERT INTO ai_usage AS usage (day, questionnaire_id, kind, model, calls, failed_calls, estimated_calls, prompt_tokens, completion_tokens)
       VALUES ((now() AT TIME ZONE time_zone())::date, $1, $2, $3, 1, $4, $5, $6, $7)
       ON CONFLICT (day, questionnaire_id, kind, model) DO UPDATE SET
         calls = usage.calls + 1, failed_calls = usage.failed_calls + excluded.failed_calls,
         estimated_calls = usage.estimated_calls + excluded.estimated_calls, prompt_tokens = usage.prompt_tokens + excluded.prompt_tokens,
         completion_tokens = usage.completion_tokens + excluded.completion_tokens`,
      [
        purpose.questionnaireId ?? NO_QUESTIONNAIRE,
        purpose.kind,
        model.slice(0, 200),
        Number(hasFailed),
        Number(cost.isEstimated),
        cost.prompt,
        cost.completion,
      ],
    );
  }
}
