import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { advisoryLock } from '../../../platform/database/advisory-locks.js';
import { Database } from '../../../platform/database/database.js';
import { Listener } from '../../../platform/database/listener.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Shutdown } from '../../../platform/http/shutdown.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { inBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import type { EventConsumer, OutboxEvent } from './outbox.events.js';
import { OUTBOX_CHANNEL } from './outbox.service.js';

const EVERY_MS = 5000;
const SOON_MS = 50;
const BATCH = 1000;
const COLUMNS = `id, evaluation_id, questionnaire_id, kind, facts`;
const LOCK = advisoryLock('relay of evaluation events', 7_204_121);

/**
 * Hands events on to all consumers, and has these start their jobs: soon after each commit (NOTIFY), and every few seconds for
 * what was not heard of. Batches are handed on one at a time in all processes. An event is off the outbox when every consumer
 * has written what follows from it, in one transaction: nothing is lost or doubled when that fails.
 */
@Injectable()
export class OutboxRelayService implements OnApplicationShutdown {
  private consumers: readonly EventConsumer[] = [];
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
    if (env.role !== 'api') listener.on(OUTBOX_CHANNEL, () => this.handOutSoon());
  }

  /** Whom events are handed to, in this order; said once, at construction. */
  handTo(consumers: readonly EventConsumer[]): void {
    this.consumers = consumers;
  }

  onApplicationShutdown(): void {
    if (this.soon) clearTimeout(this.soon);
  }

  /** A consumer that fails holds up nothing but itself, and is tried again in the next run. */
  async handOut(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    const failures: unknown[] = [];
    const steps = [
      () => this.relayAll(),
      ...this.consumers.map((one) => () => this.alone(async () => one.handOut?.() ?? {})),
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
    return { events: await inBatches(BATCH, signal, (size) => this.relayBatch(size)) };
  }

  private async relayBatch(size: number): Promise<number> {
    try {
      return await this.alone(() => this.relay(() => this.oldest(size)));
    } catch (error) {
      await this.relayApart(size);
      if (error instanceof EventsGone) return size;
      throw error;
    }
  }

  /** One that cannot be handed on holds up nobody's events but its own evaluation's. */
  private async relayApart(size: number): Promise<void> {
    const groups = await this.database.query<{ ids: number[] }>(
      `SELECT json_agg(id ORDER BY id) AS ids FROM (SELECT id, evaluation_id FROM evaluation_event ORDER BY id LIMIT $1) AS oldest
        GROUP BY coalesce(evaluation_id::text, id::text) ORDER BY min(id)`,
      [size],
    );
    if (groups.length < 2) return;
    for (const { ids } of groups) {
      if (this.stopping.hasBegun) return;
      await this.alone(() => this.relay(() => this.these(ids))).catch((error: unknown) => {
        if (!(error instanceof EventsGone))
          this.logger.warn({ err: error, events: ids }, 'These evaluation events could not be handed on');
      });
    }
  }

  /**
   * Locks no event before the last statement, so that a transaction that removes an evaluation with its events never waits for
   * one that waits for its evaluation.
   */
  private async relay(read: () => Promise<OutboxEvent[]>): Promise<number> {
    const events = await read();
    if (events.length === 0) return 0;
    for (const consumer of this.consumers) {
      const its = events.filter(({ kind }) => consumer.kinds.includes(kind));
      if (its.length > 0) await consumer.take(its);
    }
    const ids = events.map(({ id }) => id);
    const done = await this.database.query(
      `DELETE FROM evaluation_event WHERE id = ANY($1::bigint[]) RETURNING id`,
      [ids],
    );
    if (done.length < ids.length) throw new EventsGone();
    return ids.length;
  }

  private oldest(size: number): Promise<OutboxEvent[]> {
    return this.database.query<OutboxEvent>(`SELECT ${COLUMNS} FROM evaluation_event ORDER BY id LIMIT $1`, [
      size,
    ]);
  }

  private these(ids: number[]): Promise<OutboxEvent[]> {
    return this.database.query<OutboxEvent>(
      `SELECT ${COLUMNS} FROM evaluation_event WHERE id = ANY($1::bigint[]) ORDER BY id`,
      [ids],
    );
  }

  /** One run at a time in all processes, so that events are handed out in their order. */
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

/** An evaluation was removed while its events were handed on: nothing may come of them. */
class EventsGone extends Error {}
