import { OutboxRelayService } from '../../src/modules/responses/outbox/outbox-relay.service.js';
import type { Client, Json } from '../setup/client.js';
import type { TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';
import { expectStatus } from './questionnaires.js';

export const EVERY_EVENT = [
  'evaluation.created',
  'evaluation.generated',
  'evaluation.verified',
  'evaluation.sent',
  'evaluation.opened',
  'evaluation.clicked',
  'offer.requested',
];

export interface MadeWebhook {
  id: string;
  secret: string;
}

/** A webhook of the session's questionnaire, made by the API. */
export async function makeWebhook(
  admin: Client,
  url: string,
  events: string[] = EVERY_EVENT,
): Promise<MadeWebhook> {
  return expectStatus(await admin.post<MadeWebhook>('/api/admin/webhooks', { url, events }), 201);
}

/** Deliveries that tell of nothing in particular, written as the database's triggers would. */
export async function giveDeliveries(test: TestApp, webhookId: string, count = 1): Promise<string[]> {
  const rows = await test.sql<{ id: string }>(
    `INSERT INTO webhook_delivery (webhook_id, event, facts, give_up_at)
     SELECT $1, 'offer.requested', '{}', now() + interval '24 hours' FROM generate_series(1, $2) RETURNING id`,
    [webhookId, count],
  );
  await handOut(test);
  return rows.map(({ id }) => id);
}

export const handOut = (test: TestApp) => test.app.get(OutboxRelayService).handOut();

/** What waits for its next try does not wait any longer. */
export async function hurry(test: TestApp): Promise<void> {
  await test.sql(`UPDATE webhook SET rests_until = NULL`);
  await test.sql(`UPDATE webhook_delivery SET next_try_at = now() WHERE state = 'waiting'`);
  await handOut(test);
}

export async function deliveryOf(admin: Client, webhookId: string, id: string): Promise<Json> {
  const log = expectStatus(
    await admin.get<Json[]>(`/api/admin/webhooks/${webhookId}/deliveries?limit=500`),
    200,
  );
  return log.find((row) => row.id === id);
}

/** The delivery, with all tries that are due. */
export async function afterItsTries(
  test: TestApp,
  admin: Client,
  webhookId: string,
  id: string,
): Promise<Json> {
  await workOff(test);
  return deliveryOf(admin, webhookId, id);
}
