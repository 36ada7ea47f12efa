import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors/app-error.js';
import { HttpClient } from '../../platform/outbound/http-client.js';
import { OutboundError } from '../../platform/outbound/outbound-error.js';
import { stopWaiting } from './delivery-attempts.service.js';
import { Webhook } from './webhook.entity.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-events.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';
import { TooManyWebhooks, WebhookAddressRefused } from './webhooks.errors.js';

const MOST_WEBHOOKS = 10;

/** How a webhook stands, beside what was set. */
export interface WebhookState extends Omit<Webhook, 'sealedSecret' | 'sealedFormerSecret'> {
  /** Deliveries that wait for a try. */
  waiting: number;
  lastDeliveredAt: Date | null;
}

export interface WebhookInput {
  url: string;
  events: WebhookEvent[];
  isOn: boolean;
}

export interface WithSecret {
  webhook: WebhookState;
  /** Handed over this once. */
  secret: string;
}

/** The webhooks of a questionnaire: made, changed, given another secret, taken away (rules: webhooks). */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: Database,
    private readonly http: HttpClient,
    private readonly secrets: WebhookSecretsService,
    private readonly audit: Audit,
  ) {}

  /** Of a questionnaire, the oldest first. */
  list(questionnaireId: number): Promise<WebhookState[]> {
    return this.read('w.questionnaire_id = $1', questionnaireId);
  }

  async one(id: string): Promise<WebhookState> {
    const [webhook] = await this.read('w.id = $1', id);
    if (!webhook) throw new NotFound();
    return webhook;
  }

  /** Throws WebhookAddressRefused, and TooManyWebhooks above 10. */
  async create(questionnaireId: number, { url, events, isOn }: WebhookInput): Promise<WithSecret> {
    this.requirePublic(url);
    const id = randomUUID();
    const { secret, sealed } = this.secrets.make(id);
    return this.database.transaction(async () => {
      // One at a time per questionnaire, so that two do not both see the last free place.
      await this.database.query(`SELECT pg_advisory_xact_lock(hashtextextended('webhooks', $1))`, [
        questionnaireId,
      ]);
      const repository = this.database.repository(Webhook);
      if ((await repository.countBy({ questionnaireId })) >= MOST_WEBHOOKS)
        throw new TooManyWebhooks(MOST_WEBHOOKS);
      await repository.insert({
        id,
        questionnaireId,
        url,
        events: inOrder(events),
        isOn,
        sealedSecret: sealed,
      });
      await this.record('webhook.create', id, url, { events: inOrder(events).join(', ') });
      return { webhook: await this.one(id), secret };
    });
  }

  /** What is left out stays. Switching on begins anew; switching off stops what waits. Throws WebhookAddressRefused. */
  async change(id: string, input: Partial<WebhookInput>): Promise<WebhookState> {
    if (input.url !== undefined) this.requirePublic(input.url);
    return this.database.transaction(async () => {
      const before = await this.lock(id);
      const after = { ...before, ...input, events: inOrder(input.events ?? before.events) };
      const fields = (['url', 'events', 'isOn'] as const).filter(
        (f) => String(after[f]) !== String(before[f]),
      );
      if (fields.length === 0) return this.one(id);
      const { url, events, isOn } = after;
      const isFresh = url !== before.url || isOn !== before.isOn;
      await this.database.repository(Webhook).update(
        { id },
        {
          url,
          events,
          isOn,
          ...(isFresh ? { offReason: null, failures: 0, failingSince: null, restsUntil: null } : {}),
        },
      );
      if (!isOn) await stopWaiting(this.database, id);
      await this.record('webhook.change', id, url, { fields: fields.join(', ') });
      return this.one(id);
    });
  }

  /** Gives it another secret; the one before signs, too, for so many hours, and one before that no longer. */
  async rotate(id: string, formerHours: number): Promise<WithSecret> {
    const { secret, sealed } = this.secrets.make(id);
    return this.database.transaction(async () => {
      const { url } = await this.lock(id);
      await this.database.query(
        `UPDATE webhook SET sealed_former_secret = CASE WHEN $3 > 0 THEN sealed_secret END, sealed_secret = $2,
                former_until = CASE WHEN $3 > 0 THEN now() + make_interval(hours => $3) END WHERE id = $1`,
        [id, sealed, formerHours],
      );
      await this.record('webhook.rotate-secret', id, url, { hours: formerHours });
      return { webhook: await this.one(id), secret };
    });
  }

  /** With its log, and what waits. */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { url } = await this.lock(id);
      await this.database.repository(Webhook).delete({ id });
      await this.record('webhook.delete', id, url, {});
    });
  }

  private async lock(id: string): Promise<Webhook> {
    const webhook = await this.database
      .repository(Webhook)
      .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!webhook) throw new NotFound();
    return webhook;
  }

  private requirePublic(url: string): void {
    try {
      this.http.checkPublicAddress('webhook', url);
    } catch (error) {
      throw error instanceof OutboundError ? new WebhookAddressRefused() : error;
    }
  }

  /** The address without its path, which may hold a secret of the receiver's. */
  private record(
    action: string,
    id: string,
    url: string,
    details: Record<string, string | number>,
  ): Promise<void> {
    return this.audit.record({ action, target: id, details: { host: new URL(url).host, ...details } });
  }

  private async read(condition: string, parameter: string | number): Promise<WebhookState[]> {
    return this.database.query<WebhookState>(
      `SELECT w.id, w.questionnaire_id, w.url, w.events, w.is_on, w.off_reason,
              CASE WHEN w.former_until > now() THEN w.former_until END AS former_until, w.failures, w.failing_since,
              CASE WHEN w.rests_until > now() THEN w.rests_until END AS rests_until, w.created_at,
              (SELECT count(*)::int FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.state = 'waiting') AS waiting,
              (SELECT max(d.ended_at) FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.state = 'delivered') AS last_delivered_at
         FROM webhook w WHERE ${condition} ORDER BY w.created_at, w.id`,
      [parameter],
    );
  }
}

const inOrder = (events: readonly WebhookEvent[]): WebhookEvent[] =>
  WEBHOOK_EVENTS.filter((event) => events.includes(event));
