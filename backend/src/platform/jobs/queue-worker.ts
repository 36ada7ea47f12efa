import { setTimeout as sleep } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Worker, type ConnectionOptions } from 'bullmq';
import { InjectEnv, type ReadyEnv } from '../env/env.js';
import { newCaller, runAs } from '../http/caller.js';
import { Shutdown } from '../http/shutdown.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { QUEUE_CONNECTION } from './wake-up.js';
import type { JobShape, QueueDefinition } from './define-queue.js';
import { ItemRunner } from './item-runner.js';
import { Items, type ClaimedItem } from './items.js';
import { JobProgress } from './job-progress.js';
import { type Handlers, type Held, LocalQueue } from './local-queue.js';
import { LeaseLost } from './work.js';

const RENEW_LEASES_MS = 3000;
const SWEEP_MS = 3000;
/** Wake-ups lead to nothing any more once no items are held; a queue that is away never confirms its closing. */
const CLOSE_WORKERS_LIMIT_MS = 1000;
const NO_ROOM_PAUSE_MS = 50;

/**
 * Takes due items in this process when its role allows, as many at a time as there is room for. Two ways lead to them: a wake-up
 * (BullMQ) and the sweep, which looks every few seconds for items without a wake-up and items whose worker is gone.
 */
@Injectable()
export class QueueWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly queues = new Map<string, LocalQueue>();
  private readonly workers: Worker[] = [];
  /** What is being taken or worked on. */
  private readonly underWay = new Set<Promise<void>>();
  private timers: NodeJS.Timeout[] = [];

  constructor(
    @InjectEnv() private readonly env: ReadyEnv,
    @Inject(QUEUE_CONNECTION) private readonly connection: ConnectionOptions,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly items: Items,
    private readonly runner: ItemRunner,
    private readonly progress: JobProgress,
    private readonly stopping: Shutdown,
  ) {}

  /**
   * Called by x.worker.ts at construction: one handler per kind, or it does not compile. `places` items are worked on at once
   * in this process, and in all of them no more than `together` answers (null: any number).
   */
  process<Kinds extends Record<string, JobShape>>(
    definition: QueueDefinition<Kinds>,
    places: number,
    handlers: Handlers<Kinds>,
    together: () => Promise<number | null> = () => Promise.resolve(null),
  ): void {
    this.queues.set(definition.name, new LocalQueue(definition, handlers, places, together));
  }

  onApplicationBootstrap(): void {
    if (this.env.role === 'api') return;
    for (const [name, queue] of this.queues) {
      const worker = new Worker(name, () => this.answerWakeUp(queue), { connection: this.connection });
      worker.on('error', (error) => this.logger.debug({ err: error, queue: name }, 'The queue is away'));
      this.workers.push(worker);
    }
    this.timers = [
      setInterval(() => void this.renewLeases(), RENEW_LEASES_MS),
      setInterval(() => void this.sweep(), SWEEP_MS),
    ];
  }

  /** Finishes what runs, within a limit; what is left is picked up by another worker when its lease ends. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.begin();
    this.timers.slice(1).forEach(clearInterval);
    const closed = Promise.allSettled(this.workers.map((worker) => worker.close()));
    await this.stopping.allow(this.idle());
    await Promise.race([closed, sleep(CLOSE_WORKERS_LIMIT_MS, undefined, { ref: false })]);
    this.timers.forEach(clearInterval);
  }

  /** Resolves when nothing is being taken or worked on in this process. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** Held back while there is no room: meanwhile another process may answer the other wake-ups. */
  private async answerWakeUp(queue: LocalQueue): Promise<void> {
    while (queue.room <= 0 && !this.stopping.hasBegun) await sleep(NO_ROOM_PAUSE_MS);
    queue.hasMore = true;
    await this.claim(queue);
  }

  /** Begins whatever is due and free. Called every few seconds in processes that work. */
  async sweep(): Promise<void> {
    if (this.env.role === 'api' || this.stopping.hasBegun) return;
    for (const queue of this.queues.values()) {
      queue.hasMore = true;
      this.claimSafely(queue);
    }
    await this.progress.refreshForgotten().catch(() => undefined);
  }

  private claimSafely(queue: LocalQueue): void {
    this.claim(queue).catch((error: unknown) =>
      this.logger.warn({ err: error, queue: queue.name }, 'Due items could not be taken'),
    );
  }

  private follow(work: Promise<void>): Promise<void> {
    const over = work.catch(() => undefined).finally(() => this.underWay.delete(over));
    this.underWay.add(over);
    return work;
  }

  /** Takes due items until there are no more or there is no more room. One claim at a time sees to all who ask for it. */
  private async claim(queue: LocalQueue): Promise<void> {
    if (!queue.isClaiming) await this.follow(this.takeDue(queue));
  }

  private async takeDue(queue: LocalQueue): Promise<void> {
    queue.isClaiming = true;
    try {
      while (queue.hasMore && queue.room > 0 && !this.stopping.hasBegun) {
        const { room } = queue;
        queue.hasMore = false;
        const together = await queue.together();
        const items = await this.items.claim(queue.name, room, together);
        if (items.length === room) queue.hasMore = true;
        queue.isLimited = together !== null;
        for (const item of items) void this.follow(this.work(queue, item));
      }
    } finally {
      queue.isClaiming = false;
    }
  }

  private async work(queue: LocalQueue, item: ClaimedItem): Promise<void> {
    const held: Held = { item, abort: new AbortController() };
    queue.held.add(held);
    const caller = newCaller({
      requestId: item.jobId,
      // Null for jobs of an earlier release.
      ...(item.traceId === null ? {} : { traceId: item.traceId }),
      adminId: item.adminId,
      questionnaireId: item.questionnaireId,
    });
    try {
      await runAs(caller, () => this.runner.run(queue, held));
    } finally {
      queue.held.delete(held);
      if (queue.isLimited) queue.hasMore = true;
      if (queue.hasMore) this.claimSafely(queue);
    }
  }

  /**
   * Renews the leases of all items held here; work on an item that another worker has taken over is aborted. Called every few
   * seconds.
   */
  async renewLeases(): Promise<void> {
    const held = [...this.queues.values()].flatMap((queue) => [...queue.held]);
    if (held.length === 0) return;
    try {
      const ours = await this.items.renewLeases(held.map(({ item }) => item));
      for (const { item, abort } of held) if (!ours.has(item)) abort.abort(new LeaseLost());
    } catch (error) {
      this.logger.warn({ err: error }, 'Leases could not be renewed');
    }
  }
}
