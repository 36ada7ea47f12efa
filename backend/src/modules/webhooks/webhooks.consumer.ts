import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { removeInBatches } from '../../platform/schedule/in-batches.js';
import { Schedule } from '../../platform/schedule/schedule.js';
import { HOUR_MS } from '../../platform/time/time.js';
import type { EventConsumer, OutboxEvent } from '../responses/outbox/outbox.events.js';
import { WEBHOOK_EVENTS } from './webhook-events.js';
import { webhookQueue } from './webhooks.jobs.js';

const MOST_WEBHOOKS = 200;
const AT_ONCE = 5000;

/** Makes deliveries of events, starts a job for the webhooks that have due ones, and ends and clears away deliveries of all targets (rules: webhooks). */
@Injectable()
export class WebhooksConsumer implements EventConsumer {
  readonly kinds = WEBHOOK_EVENTS;

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    schedule: Schedule,
  ) {
    schedule.every('remove-webhook-deliveries', HOUR_MS, async (signal) => ({
      deliveries: await removeInBatches(database, signal, AT_ONCE, OLD),
    }));
  }

  /** To each webhook that subscribed to it. One that was switched off meanwhile is sent nothing, unless somebody asks for it. */
  async take(events: readonly OutboxEvent[]): Promise<void> {
    await this.database.query(
      `INSERT INTO webhook_delivery (webhook_id, event, evaluation_id, facts, created_at, next_try_at, give_up_at, state, ended_at)
       SELECT w.id, e.kind, e.evaluation_id, e.facts, e.happened_at, e.happened_at, e.happened_at + interval '24 hours',
              CASE WHEN w.is_on THEN 'waiting' ELSE 'stopped' END, CASE WHEN NOT w.is_on THEN now() END
         FROM evaluation_event e JOIN webhook w ON w.id = ANY(e.webhook_ids) WHERE e.id = ANY($1::bigint[]) ORDER BY e.id
          FOR KEY SHARE OF w`,
      [events.map(({ id }) => id)],
    );
  }

  /** One job for all that are ready, an item per webhook; a webhook never has two at a time. */
  async handOut(): Promise<Record<string, number>> {
    await this.database.query(GIVE_UP, [AT_ONCE]);
    const ready = await this.database.query<{ id: string }>(READY, [MOST_WEBHOOKS]);
    const refs = ready.map(({ id }) => id);
    if (refs.length > 0) await this.jobs.start(webhookQueue, 'deliver-webhooks', { payload: {}, refs });
    return { webhooks: refs.length };
  }
}

const READY = `
  SELECT w.id FROM webhook w JOIN questionnaire q ON q.id = w.questionnaire_id AND q.deleted_at IS NULL
   WHERE w.is_on AND coalesce(w.rests_until <= now(), true)
     AND EXISTS (SELECT FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.state = 'waiting' AND d.next_try_at <= now())
     AND NOT EXISTS (SELECT FROM job_item i JOIN job j ON j.id = i.job_id AND j.state IN ('queued', 'running')
                      WHERE i.queue = '${webhookQueue.name}' AND i.state IN ('queued', 'running') AND i.ref = w.id::text)
   LIMIT $1`;

/** While a receiver is away, most of what waits for it is never tried: it ends by time alone. */
const GIVE_UP = `
  UPDATE webhook_delivery SET state = 'failed', ended_at = now(), code = coalesce(code, 'given_up') WHERE id IN (
    SELECT d.id FROM webhook_delivery d LEFT JOIN webhook w ON w.id = d.webhook_id
     WHERE d.state = 'waiting' AND d.give_up_at < now() AND (d.webhook_id IS NULL OR d.tries > 0 OR w.failures > 0) LIMIT $1
       FOR UPDATE OF d SKIP LOCKED)`;

const OLD = `
  DELETE FROM webhook_delivery WHERE id IN (
    SELECT id FROM webhook_delivery WHERE ended_at < now() - interval '30 days' LIMIT $1)`;
