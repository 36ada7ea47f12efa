import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Worker, type ConnectionOptions } from 'bullmq';
import { Database } from '../database/database.js';
import { InjectEnv } from '../env/env.token.js';
import type { ReadyEnv } from '../env/embedded-secrets.js';
import { AppError, toStored } from '../errors/app-error.js';
import { asAppError } from '../errors/error.filter.js';
import { newCaller, runAs } from '../http/caller.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { QUEUE_CONNECTION } from './bell.js';
import type { JobShape, QueueDefinition } from './define-queue.js';
import { Items, type ClaimedItem } from './items.js';
import { JobProgress } from './job-progress.js';
import { LeaseLost, RetryLater, type ItemHandler, type Progress, type Work } from './work.js';

const HEARTBEAT_MS = 3000;
const SWEEP_MS = 3000;
const CLOSE_LIMIT_MS = 15_000;
const DATABASE_AWAY_MS = 2000;

type Handlers<Kinds extends Record<string, JobShape>> = {
  [Kind in keyof Kinds & string]: ItemHandler<Kinds[Kind]['payload'], Kinds[Kind]['result']>;
};

interface Station {
  definition: QueueDefinition<Record<string, JobShape>>;
  handlers: Record<string, ItemHandler<object, unknown>>;
  concurrency: number;
  running: Map<string, { item: ClaimedItem; abort: AbortController }>;
}

/**
 * Runs queued items in this process when its role allows. Two ways lead to an item: a bell (BullMQ) and the sweep,
 * which looks into Postgres every few seconds for items that no bell announced or whose worker is gone.
 */
@Injectable()
export class QueueWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stations = new Map<string, Station>();
  private readonly workers: Worker[] = [];
  private timers: NodeJS.Timeout[] = [];
  private closing = false;

  constructor(
    @InjectEnv() private readonly env: ReadyEnv,
    @Inject(QUEUE_CONNECTION) private readonly connection: ConnectionOptions,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly items: Items,
    private readonly progress: JobProgress,
    private readonly database: Database,
  ) {}

  /** Called by x.worker.ts at construction: one handler per kind, or it does not compile. */
  process<Kinds extends Record<string, JobShape>>(
    definition: QueueDefinition<Kinds>,
    concurrency: number,
    handlers: Handlers<Kinds>,
  ): void {
    this.stations.set(definition.name, {
      definition: definition,
      handlers: handlers,
      concurrency,
      running: new Map(),
    });
  }

  onApplicationBootstrap(): void {
    if (this.env.role === 'api') return;
    for (const [name, station] of this.stations) {
      const worker = new Worker<{ itemId: string }>(name, ({ data }) => this.take(station, data.itemId), {
        connection: this.connection,
        concurrency: station.concurrency,
      });
      worker.on('error', (error) => this.logger.debug({ err: error, queue: name }, 'The queue is away'));
      this.workers.push(worker);
    }
    this.timers = [
      setInterval(() => void this.beat(), HEARTBEAT_MS),
      setInterval(() => void this.sweep(), SWEEP_MS),
    ];
  }

  /** Finishes what runs, within a limit; what is left is picked up by another worker when its lease ends. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    this.timers.slice(1).forEach(clearInterval);
    const closed = Promise.allSettled(this.workers.map((worker) => worker.close()));
    const idle = this.untilIdle();
    await Promise.race([
      Promise.all([closed, idle]),
      new Promise((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS).unref()),
    ]);
    this.timers.forEach(clearInterval);
  }

  private async untilIdle(): Promise<void> {
    while ([...this.stations.values()].some(({ running }) => running.size > 0))
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  private async sweep(): Promise<void> {
    if (this.closing) return;
    for (const [name, station] of this.stations) {
      const free = station.concurrency - station.running.size;
      if (free <= 0) continue;
      try {
        for (const itemId of await this.items.due(name, free))
          void this.take(station, itemId).catch(() => undefined);
      } catch (error) {
        this.logger.warn({ err: error, queue: name }, 'The sweep could not read the database');
      }
    }
    await this.progress.refreshForgotten().catch(() => undefined);
  }

  private async beat(): Promise<void> {
    const held = [...this.stations.values()].flatMap(({ running }) => [...running.values()]);
    if (held.length === 0) return;
    try {
      const ours = await this.items.extend(held.map(({ item }) => item));
      for (const { item, abort } of held) if (!ours.has(item.id)) abort.abort(new LeaseLost());
    } catch (error) {
      this.logger.warn({ err: error }, 'Leases could not be extended');
    }
  }

  private async take(station: Station, itemId: string): Promise<void> {
    if (this.closing || station.running.has(itemId)) return;
    const item = await this.items.claim(itemId);
    if (!item) return;
    const abort = new AbortController();
    station.running.set(itemId, { item, abort });
    const caller = newCaller({
      requestId: item.jobId,
      adminId: item.adminId,
      questionnaireId: item.questionnaireId,
    });
    try {
      await runAs(caller, () => this.run(station, item, abort.signal));
    } finally {
      station.running.delete(itemId);
    }
  }

  private async run(station: Station, item: ClaimedItem, signal: AbortSignal): Promise<void> {
    const handler = station.handlers[item.kind];
    const options = station.definition.kinds[item.kind];
    if (!handler || !options) return;
    const work = this.workOf(item, options.attempts, signal);
    const giveUp = (error: unknown) =>
      this.items.fail(
        item,
        toStored(error),
        () => handler.failed?.(work, toStored(error)) ?? Promise.resolve(),
      );
    const started = Date.now();
    try {
      if (this.items.hasCrashedTooOften(item)) await giveUp(new AppError('worker_crashed', 500));
      else await handler.run(work);
      this.logger.info(
        { jobId: item.jobId, kind: item.kind, ref: item.ref, ms: Date.now() - started },
        'item ended',
      );
    } catch (error) {
      await this.afterTrouble(item, work.lastAttempt, laterIfDatabaseIsAway(error), giveUp);
    }
  }

  private async afterTrouble(
    item: ClaimedItem,
    lastAttempt: boolean,
    error: unknown,
    giveUp: (error: unknown) => Promise<void>,
  ): Promise<void> {
    const context = { jobId: item.jobId, kind: item.kind, ref: item.ref, attempt: item.attempts };
    if (error instanceof LeaseLost) return this.logger.warn(context, 'The item was taken over or cancelled');
    try {
      if (error instanceof RetryLater && (error.isWaiting || !lastAttempt)) {
        this.logger.warn(
          { ...context, err: error.cause, delayMs: error.delayMs },
          'The item will be tried again',
        );
        await this.items.retry(item, error, toStored(error.cause));
        return;
      }
      const cause = error instanceof RetryLater ? error.cause : error;
      this.logger[cause instanceof AppError ? 'warn' : 'error'](
        { ...context, err: cause },
        'The item failed',
      );
      await giveUp(cause);
    } catch (trouble) {
      if (!(trouble instanceof LeaseLost))
        this.logger.error(
          { ...context, err: trouble },
          'The end of an item could not be stored; its lease will run out',
        );
    }
  }

  private workOf(item: ClaimedItem, attempts: number, signal: AbortSignal): Work<object, unknown> {
    return {
      jobId: item.jobId,
      itemId: item.id,
      ref: item.ref,
      kind: item.kind,
      payload: item.payload,
      questionnaireId: item.questionnaireId,
      attempt: item.attempts,
      lastAttempt: item.attempts - item.crashes >= attempts,
      signal,
      report: (progress: Progress) => this.items.report(item, progress),
      finish: (write) => this.items.end(item, 'done', write),
      skip: () => this.items.end(item, 'skipped'),
    };
  }
}

/** A database that was away for a moment is no fault of the item. */
function laterIfDatabaseIsAway(error: unknown): unknown {
  if (error instanceof RetryLater || error instanceof LeaseLost || error instanceof AppError) return error;
  const known = asAppError(error);
  return known.code === 'unavailable' ? new RetryLater(DATABASE_AWAY_MS, known) : error;
}
