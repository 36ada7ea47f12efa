import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import type { Language } from '../../platform/http/languages.js';
import { NoticesService } from '../auth/notices/notices.service.js';
import { EvaluationsForgotten } from '../evaluations/evaluations.events.js';
import { type Answer, OFF_AFTER_HOURS, OFF_AFTER_TRIES, type DeliveryOutcome } from './delivery-outcome.js';
import type { OffReason } from './webhook-events.js';

/** From the third failed try in a row on, the whole webhook rests: 5 s, 10 s, 20 s … 5 minutes. */
const RESTS_AFTER_FAILURE = `
  CASE WHEN failures + 1 < 3 THEN NULL
       ELSE now() + least(interval '5 minutes', interval '5 seconds' * power(2, least(failures - 2, 10))) END`;

/** Writes down what tries brought, and what follows for the webhook (rules: webhooks). Other targets have tries alone. */
@Injectable()
export class DeliveryAttemptsService {
  constructor(
    private readonly database: Database,
    private readonly notices: NoticesService,
    private readonly audit: Audit,
    events: Events,
  ) {
    // A removed or emptied evaluation's link is among what its deliveries hold (rules: webhooks).
    events.on(EvaluationsForgotten, async ({ evaluationIds }) => {
      await database.query(`DELETE FROM webhook_delivery WHERE evaluation_id = ANY($1::uuid[])`, [
        evaluationIds,
      ]);
    });
  }

  async record(
    webhookId: string,
    deliveryId: string,
    answer: Answer,
    outcome: DeliveryOutcome,
  ): Promise<void> {
    await this.database.transaction(async () => {
      // The webhook first, as in switching off: two transactions never wait for each other crosswise.
      if (outcome.state === 'delivered') await this.noteSuccess(webhookId);
      else await this.noteFailure(webhookId, outcome);
      await this.recordTry(deliveryId, answer, outcome);
    });
  }

  /** Of one delivery, whatever its target is. */
  async recordTry(
    deliveryId: string,
    answer: Answer,
    { state, inMs }: Pick<DeliveryOutcome, 'state' | 'inMs'>,
  ): Promise<void> {
    await this.database.query(
      `UPDATE webhook_delivery
          SET state = CASE WHEN state = 'waiting' OR $2 = 'delivered' THEN $2 ELSE state END, tries = tries + 1, tried_at = now(),
              status = $3, code = $4, ms = $5, answer = $6,
              next_try_at = CASE WHEN $2 = 'waiting' THEN now() + make_interval(secs => $7) ELSE next_try_at END,
              ended_at = CASE WHEN $2 = 'waiting' THEN ended_at ELSE now() END
        WHERE id = $1`,
      [deliveryId, state, answer.status, answer.code, answer.ms, answer.text, (inMs ?? 0) / 1000],
    );
  }

  private async noteSuccess(webhookId: string): Promise<void> {
    await this.database.query(
      `UPDATE webhook SET failures = 0, failing_since = NULL, rests_until = NULL WHERE id = $1 AND failures > 0`,
      [webhookId],
    );
  }

  private async noteFailure(webhookId: string, { restMs, switchOff }: DeliveryOutcome): Promise<void> {
    const [row] = await this.database.query<{ isHopeless: boolean }>(
      `UPDATE webhook SET failures = failures + 1, failing_since = coalesce(failing_since, now()),
              rests_until = greatest(rests_until, ${RESTS_AFTER_FAILURE}, CASE WHEN $2 > 0 THEN now() + make_interval(secs => $2) END)
        WHERE id = $1
       RETURNING failures >= ${OFF_AFTER_TRIES} AND failing_since < now() - interval '${OFF_AFTER_HOURS} hours' AS is_hopeless`,
      [webhookId, restMs / 1000],
    );
    if (switchOff) await this.switchOff(webhookId, switchOff);
    else if (row?.isHopeless) await this.switchOff(webhookId, 'failures');
  }

  /** Stops what waits and mails everybody who may manage the questionnaire; once, however many deliveries fail meanwhile. */
  private async switchOff(webhookId: string, reason: OffReason): Promise<void> {
    const [off] = await this.database.query<{
      questionnaireId: number;
      name: string;
      language: Language;
      url: string;
    }>(
      `UPDATE webhook w SET is_on = false, off_reason = $2 FROM questionnaire q
        WHERE w.id = $1 AND w.is_on AND q.id = w.questionnaire_id
       RETURNING q.id AS questionnaire_id, q.name, q.language, w.url`,
      [webhookId, reason],
    );
    if (!off) return;
    await stopWaiting(this.database, webhookId);
    const { questionnaireId, name, language } = off;
    const address = new URL(off.url).host;
    await this.audit.record({
      action: 'webhook.switch-off',
      target: webhookId,
      questionnaireId,
      details: { host: address, reason },
    });
    await this.notices.webhookOff(questionnaireId, language, { questionnaire: name, address });
  }
}

/** For a webhook that is off: what waits is not sent, unless somebody asks for it. */
export async function stopWaiting(database: Database, webhookId: string): Promise<void> {
  await database.query(
    `UPDATE webhook_delivery SET state = 'stopped', ended_at = now() WHERE webhook_id = $1 AND state = 'waiting'`,
    [webhookId],
  );
}
