import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';
import type { DeliveryState } from './webhook-events.js';

export type LoggedDelivery = Omit<
  WebhookDelivery,
  'webhook' | 'webhookId' | 'place' | 'giveUpAt' | 'endedAt'
> & {
  questionnaireId: number;
};

export interface DeliveryFilter {
  state?: DeliveryState;
  event?: string;
}

/** Totals are counted so far. */
const MOST_COUNTED = 10_000;

const COLUMNS = `d.id, d.event, d.evaluation_id, d.state, d.created_at, d.tries, d.tried_at,
  d.next_try_at, d.status, d.code, d.ms, d.answer, d.facts, w.questionnaire_id`;
const FILTERED = `webhook_delivery d JOIN webhook w ON w.id = d.webhook_id
  WHERE d.webhook_id = $1 AND ($2::text IS NULL OR d.state = $2) AND ($3::text IS NULL OR d.event = $3)`;

/** The log of a webhook, the newest first. */
@Injectable()
export class DeliveriesQuery {
  constructor(private readonly database: Database) {}

  async page(
    webhookId: string,
    { state, event }: DeliveryFilter,
    limit: number,
    offset: number,
  ): Promise<{ rows: LoggedDelivery[]; total: number; isCapped: boolean }> {
    const parameters = [webhookId, state ?? null, event ?? null];
    const rows = await this.database.query<LoggedDelivery>(
      `SELECT ${COLUMNS} FROM ${FILTERED} ORDER BY d.created_at DESC, d.id DESC LIMIT $4 OFFSET $5`,
      [...parameters, limit, offset],
    );
    const [count] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT 1 FROM ${FILTERED} LIMIT ${MOST_COUNTED + 1}) AS found`,
      parameters,
    );
    const n = count?.n ?? 0;
    return { rows, total: Math.min(n, MOST_COUNTED), isCapped: n > MOST_COUNTED };
  }

  async one(id: string): Promise<LoggedDelivery | undefined> {
    const [row] = await this.database.query<LoggedDelivery>(
      `SELECT ${COLUMNS} FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id WHERE d.id = $1`,
      [id],
    );
    return row;
  }
}
