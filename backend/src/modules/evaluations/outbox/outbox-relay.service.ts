import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { advisoryLock } from '../../../platform/database/advisory-locks.js';
import { Database } from '../../../platform/database/database.js';
import { Listener } from '../../../platform/database/listener.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Shutdown } from '../../../platform/http/shutdown.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { inBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import './evaluation-event.entity.js';

const EVERY_MS = 5000;
const SOON_MS = 50;
const BATCH = 1000;
/** Sent by the trigger that writes events. */
const CHANNEL = 'evaluation_event';
const LOCK = advisoryLock('relay of evaluation events', 7_204_121);

/** What is told of evaluations. Both methods run in a transaction of the relay, one at a time in all processes. */
export interface EventConsumer {
  /** Writes its own rows for these events, in their order; the transaction takes them off the outbox. */
  take(eventIds: number[]): Promise<void>;
  /** Makes jobs of what is due, and ends what waits for nobody. */
  handOut(): Promise<Record<string, number>>;
}

/**
 * Hands evaluation events on to all consumers at once, and has these start their jobs: soon after each change, and every few
 * seconds for what was not heard of. Nothing is lost or doubled when it fails: then the events are still there.
 */
@Injectable()
export class OutboxRelayService implements OnApplicationShutdown {
  private readonly consumers: EventConsumer[] = [];
  private soon: NodeJS.Timeout | null = null;
  private isWoken = false;

  constructor(
    private readonly database: Database,
    private readonly stopping: Shutdown,
    @Inject(LOGGER) private readonly logger: Logger,
    @InjectEnv() env: ReadyEnv,
    listener: Listener,
    schedule: Schedule,
  ) {
    schedule.every('relay-events', EVERY_MS, () => this.handOut());
    if (env.role !== 'api') listener.on(CHANNEL, () => this.handOutSoon());
  }

  /** Registers a consumer, at construction. */
  register(consumer: EventConsumer): void {
    this.consumers.push(consumer);
  }

  /** Has a process that works look at once, after the commit. */
  async wake(): Promise<void> {
    await this.database.query(`SELECT pg_notify('${CHANNEL}', '')`);
  }

  onApplicationShutdown(): void {
    if (this.soon) clearTimeout(this.soon);
  }

  /** What fails holds up nothing but itself, and is tried again by the next turn. */
  async handOut(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    const failures: unknown[] = [];
    const steps = [
      () => this.relayAll(),
      ...this.consumers.map((one) => () => this.alone(() => one.handOut())),
    ];
    for (const step of steps)
      try {
        Object.assign(counts, await step());
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
    return counts;
  }

  private async relayAll(): Promise<Record<string, number>> {
    const { signal } = this.stopping;
    return { events: await inBatches(BATCH, signal, (size) => this.alone(() => this.relay(size))) };
  }

  /** The oldest; those of an evaluation that is being removed at the moment are left to whoever removes it. */
  private async relay(size: number): Promise<number> {
    const events = await this.database.query<{ id: number }>(
      `SELECT id FROM evaluation_event ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [size],
    );
    const ids = events.map(({ id }) => id);
    if (ids.length === 0) return 0;
    for (const consumer of this.consumers) await consumer.take(ids);
    await this.database.query(`DELETE FROM evaluation_event WHERE id = ANY($1::bigint[])`, [ids]);
    return ids.length;
  }

  /** One look at a time: the next one sees what this one has begun, and the order is kept. */
  private alone<T>(work: () => Promise<T>): Promise<T> {
    return this.database.transaction(async () => {
      await this.database.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      return work();
    });
  }

  /** What is heard at about the same time, or meanwhile, is one look. */
  private handOutSoon(): void {
    this.isWoken = true;
    if (!this.stopping.hasBegun) this.soon ??= setTimeout(() => void this.handOutNow(), SOON_MS);
  }

  private async handOutNow(): Promise<void> {
    this.isWoken = false;
    await this.handOut().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'Evaluation events could not be handed out; the schedule will'),
    );
    this.soon = null;
    if (this.isWoken) this.handOutSoon();
  }
}
