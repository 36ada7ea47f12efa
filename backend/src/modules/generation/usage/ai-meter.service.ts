import { Injectable } from '@nestjs/common';
import { WriterError } from '../writer-error.js';
import type { CallMeter, PlannedCall, ReportedUsage } from '../writers/call-meter.js';
import { AiGateService } from './ai-gate.service.js';
import { AiLedgerService } from './ai-ledger.service.js';
import { type CallCost, costOf, costOfNoAnswer, NO_COST } from './call-costs.js';

/** Lets calls through the gate, and enters each of them in the ledger, however it ended (rules: AI usage). */
@Injectable()
export class AiMeterService implements CallMeter {
  constructor(
    private readonly gate: AiGateService,
    private readonly ledger: AiLedgerService,
  ) {}

  async run<Answer>(
    planned: PlannedCall,
    call: () => Promise<Answer>,
    read: (answer: Answer) => ReportedUsage,
  ): Promise<Answer> {
    const { purpose, model } = planned;
    // A test of the service costs next to nothing, and says what is wrong while others wait.
    if (purpose.kind !== 'test') await this.gate.enter(planned);
    const settle = (cost: CallCost, hasFailed: boolean) =>
      this.ledger.enter({ purpose, model, cost, hasFailed });
    let answer: Answer;
    try {
      answer = await call();
    } catch (error) {
      await settle(costOfFailure(planned, error), true);
      throw error;
    }
    await settle(costOf(planned, read(answer)), false);
    return answer;
  }
}

/** Nobody knows what a server has done that did not answer in time; for a refusal none charges. */
function costOfFailure(planned: PlannedCall, error: unknown): CallCost {
  const hasNoAnswer = error instanceof WriterError && ['ai_timeout', 'ai_cancelled'].includes(error.code);
  return hasNoAnswer ? costOfNoAnswer(planned) : NO_COST;
}
