import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors/app-error.js';
import { RateLimiter } from '../../platform/http/rate-limiter.js';
import { OutboxService } from '../responses/outbox/outbox.service.js';
import { DeliveriesQuery, type LoggedDelivery } from './deliveries.query.js';
import { outcomeOf } from './delivery-outcome.js';
import { PING } from './webhook-events.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';
import { WebhookSenderService } from './webhook-sender.service.js';
import { DeliveryWaits, TooManyTests, WebhookIsOff } from './webhooks.errors.js';

/** What makes a delivery wait as a new one does. */
const AGAIN = `state = 'waiting', tries = 0, next_try_at = now(), give_up_at = now() + interval '24 hours', ended_at = NULL`;
const MOST_AT_ONCE = 10_000;
const TESTS = { name: 'webhook-tests', max: 10, seconds: 60 };

/** What people do with deliveries: send one again, and try a webhook out (rules: webhooks). */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly database: Database,
    private readonly query: DeliveriesQuery,
    private readonly secrets: WebhookSecretsService,
    private readonly sender: WebhookSenderService,
    private readonly limits: RateLimiter,
    private readonly audit: Audit,
    private readonly outbox: OutboxService,
  ) {}

  /** Makes a delivery wait once more, with its id and content. Throws WebhookIsOff, and DeliveryWaits. */
  async resend(id: string): Promise<LoggedDelivery> {
    return this.database.transaction(async () => {
      // The webhook first, as everybody does who locks both.
      const [webhook] = await this.database.query<{ isOn: boolean }>(
        `SELECT is_on FROM webhook WHERE id = (SELECT webhook_id FROM webhook_delivery WHERE id = $1) FOR NO KEY UPDATE`,
        [id],
      );
      const [row] = await this.database.query<{ state: string }>(
        `SELECT state FROM webhook_delivery WHERE id = $1 FOR UPDATE`,
        [id],
      );
      if (!webhook || !row) throw new NotFound();
      if (!webhook.isOn) throw new WebhookIsOff();
      if (row.state === 'waiting') throw new DeliveryWaits();
      await this.database.query(`UPDATE webhook_delivery SET ${AGAIN} WHERE id = $1`, [id]);
      await this.outbox.wake();
      await this.audit.record({ action: 'webhook.resend', target: id });
      return (await this.query.one(id))!;
    });
  }

  /**
   * Makes what was not delivered wait once more: what failed, and what stopped when the webhook was switched off. Tests are
   * left alone. Answers how many, the oldest first. Throws WebhookIsOff.
   */
  async resendFailed(webhookId: string): Promise<number> {
    return this.database.transaction(async () => {
      const [webhook] = await this.database.query<{ isOn: boolean }>(
        `SELECT is_on FROM webhook WHERE id = $1 FOR NO KEY UPDATE`,
        [webhookId],
      );
      if (!webhook) throw new NotFound();
      if (!webhook.isOn) throw new WebhookIsOff();
      const rows = await this.database.query(
        `UPDATE webhook_delivery SET ${AGAIN} WHERE id IN (
           SELECT id FROM webhook_delivery WHERE webhook_id = $1 AND state IN ('failed', 'stopped') AND event <> $2
            ORDER BY created_at LIMIT $3 FOR UPDATE) RETURNING id`,
        [webhookId, PING, MOST_AT_ONCE],
      );
      await this.outbox.wake();
      await this.audit.record({
        action: 'webhook.resend-failed',
        target: webhookId,
        details: { count: rows.length },
      });
      return rows.length;
    });
  }

  /**
   * Sends a test at once, whether or not the webhook is on, and answers what came of it; nothing is tried again and nothing
   * counts as a failure of the webhook. Throws TooManyTests.
   */
  async test(webhookId: string): Promise<LoggedDelivery> {
    if (!(await this.limits.take(webhookId, [TESTS]))) throw new TooManyTests();
    const [webhook] = await this.database.query<{
      url: string;
      questionnaireId: number;
      current: string;
      former: string | null;
      now: Date;
    }>(
      `SELECT url, questionnaire_id, sealed_secret AS current, now() AS now,
              CASE WHEN former_until > now() THEN sealed_former_secret END AS former FROM webhook WHERE id = $1`,
      [webhookId],
    );
    if (!webhook) throw new NotFound();
    const { url, questionnaireId, current, former, now } = webhook;
    const id = randomUUID();
    const secrets = this.secrets.open(webhookId, [current, former]);
    const news = { id, event: PING, questionnaireId, createdAt: now, facts: {} };
    const answer = (await this.sender.send({ url, secrets }, news))!;
    const { state } = outcomeOf(answer, 1, 0);
    return this.database.transaction(async () => {
      // The webhook may have been taken away meanwhile.
      const stored = await this.database.query(
        `INSERT INTO webhook_delivery (id, webhook_id, event, facts, state, tries, status, code, ms, answer, created_at, tried_at, ended_at, give_up_at)
         SELECT $1, w.id, $3, '{}', $4, 1, $5, $6, $7, $8, $9, now(), now(), now() FROM webhook w WHERE w.id = $2 FOR KEY SHARE RETURNING id`,
        [id, webhookId, PING, state, answer.status, answer.code, answer.ms, answer.text, now],
      );
      if (stored.length === 0) throw new NotFound();
      await this.audit.record({
        action: 'webhook.test',
        target: webhookId,
        result: state === 'delivered' ? 'done' : 'failed',
      });
      return (await this.query.one(id))!;
    });
  }
}
