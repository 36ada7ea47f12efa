import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Work } from '../../platform/jobs/work.js';
import { outcomeOf } from './delivery-outcome.js';
import type { DeliveryFacts } from './payload.js';
import { DeliveryAttemptsService } from './delivery-attempts.service.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';
import { type Receiver, WebhookSenderService } from './webhook-sender.service.js';

const RUN_MS = 10_000;
const AT_ONCE = 4;
/** From so many failed tries in a row on, one at a time is enough to see whether the receiver is back. */
const DOUBTFUL = 3;

export interface Due {
  id: string;
  event: string;
  questionnaireId: number;
  createdAt: Date;
  facts: DeliveryFacts;
  tries: number;
  leftMs: number;
}

type DeliveryWork = Work<object, null>;

/**
 * Sends one webhook what is due, a few deliveries at once. A webhook has one run at a time in all processes, and a run ends
 * after a while, so a slow receiver holds up nobody but itself (rules: webhooks).
 */
@Injectable()
export class WebhookDeliveryService {
  constructor(
    private readonly database: Database,
    private readonly secrets: WebhookSecretsService,
    private readonly sender: WebhookSenderService,
    private readonly tries: DeliveryAttemptsService,
  ) {}

  async run(work: DeliveryWork): Promise<void> {
    const end = Date.now() + RUN_MS;
    while (Date.now() < end && (await this.step(work))) work.signal.throwIfAborted();
    await work.finish(() => Promise.resolve(null));
  }

  /** False when nothing is due, the webhook rests or is off, or the process is stopping. */
  private async step({ ref, signal }: DeliveryWork): Promise<boolean> {
    const receiver = await this.receiver(ref!);
    if (!receiver) return false;
    const due = await this.due(ref!, receiver.failures >= DOUBTFUL ? 1 : AT_ONCE);
    const sent = await Promise.all(due.map((one) => this.deliver(ref!, receiver, one, signal)));
    return sent.length > 0 && sent.every((went) => went);
  }

  private async deliver(
    webhookId: string,
    receiver: Receiver,
    due: Due,
    signal: AbortSignal,
  ): Promise<boolean> {
    const answer = await this.sender.send(receiver, due, signal);
    if (answer === null) return false;
    await this.tries.record(webhookId, due.id, answer, outcomeOf(answer, due.tries + 1, due.leftMs));
    return true;
  }

  private async receiver(id: string): Promise<(Receiver & { failures: number }) | null> {
    const [row] = await this.database.query<{
      url: string;
      current: string;
      former: string | null;
      failures: number;
    }>(
      `SELECT w.url, w.failures, w.sealed_secret AS current, CASE WHEN w.former_until > now() THEN w.sealed_former_secret END AS former
         FROM webhook w JOIN questionnaire q ON q.id = w.questionnaire_id AND q.deleted_at IS NULL
        WHERE w.id = $1 AND w.is_on AND coalesce(w.rests_until <= now(), true)`,
      [id],
    );
    if (!row) return null;
    const { url, failures, current, former } = row;
    return { url, failures, secrets: this.secrets.open(id, [current, former]) };
  }

  private due(webhookId: string, limit: number): Promise<Due[]> {
    return this.database.query<Due>(
      `SELECT d.id, d.event, w.questionnaire_id, d.created_at, d.facts, d.tries,
              (extract(epoch FROM d.give_up_at - now()) * 1000)::float8 AS left_ms
         FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id
        WHERE d.webhook_id = $1 AND d.state = 'waiting' AND d.next_try_at <= now() ORDER BY d.next_try_at, d.created_at LIMIT $2`,
      [webhookId, limit],
    );
  }
}
