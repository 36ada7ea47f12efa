import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { advisoryLock } from '../../platform/database/advisory-locks.js';
import { Database } from '../../platform/database/database.js';
import { Listener } from '../../platform/database/listener.js';
import { InjectEnv, type ReadyEnv } from '../../platform/env/env.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { removeInBatches } from '../../platform/schedule/in-batches.js';
import { Schedule } from '../../platform/schedule/schedule.js';
import { HOUR_MS } from '../../platform/time/time.js';
import { webhookQueue } from './webhooks.jobs.js';

const EVERY_MS = 5000;
const SOON_MS = 50;
const MOST_TURNS = 200;
const AT_ONCE = 5000;
/** Sent by the trigger that writes deliveries. */
const CHANNEL = 'webhook_delivery';
const LOCK = advisoryLock('turns of webhooks', 7_204_121);

/** Gives every webhook for which something is due its turn, and clears the log away (rules: webhooks). */
@Injectable()
export class WebhookHandOutService implements OnApplicationShutdown {
  private soon: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    @Inject(LOGGER) private readonly logger: Logger,
    @InjectEnv() env: ReadyEnv,
    listener: Listener,
    schedule: Schedule,
  ) {
    schedule.every('hand-out-webhooks', EVERY_MS, () => this.handOut());
    schedule.every('remove-webhook-deliveries', HOUR_MS, async (signal) => ({
      deliveries: await removeInBatches(database, signal, AT_ONCE, OLD),
    }));
    if (env.role !== 'api') listener.on(CHANNEL, () => this.handOutSoon());
  }

  onApplicationShutdown(): void {
    if (this.soon) clearTimeout(this.soon);
  }

  /** One job for all that are ready, an item per webhook; while a webhook has its turn, it gets no other. */
  async handOut(): Promise<Record<string, number>> {
    await this.database.query(GIVE_UP, [AT_ONCE]);
    return this.database.transaction(async () => {
      // One look at a time: the next one sees the turns that this one gives.
      await this.database.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      const ready = await this.database.query<{ id: string }>(READY, [MOST_TURNS]);
      const refs = ready.map(({ id }) => id);
      if (refs.length > 0) await this.jobs.start(webhookQueue, 'deliver-webhooks', { payload: {}, refs });
      return { webhooks: refs.length };
    });
  }

  /** What is heard at about the same time is one look; what is not heard is found by the schedule. */
  private handOutSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = null;
      this.handOut().catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Webhooks could not be handed out; the schedule will'),
      );
    }, SOON_MS);
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
    SELECT d.id FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id
     WHERE d.state = 'waiting' AND d.give_up_at < now() AND (d.tries > 0 OR w.failures > 0) LIMIT $1
       FOR UPDATE OF d SKIP LOCKED)`;

const OLD = `
  DELETE FROM webhook_delivery WHERE id IN (
    SELECT id FROM webhook_delivery WHERE ended_at < now() - interval '30 days' LIMIT $1)`;
