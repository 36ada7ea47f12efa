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
import { LOGGER, type Logger } from '../logging/logger.js';
import { QUEUE_CONNECTION } from './bell.js';
import type { JobShape, QueueDefinition } from './define-queue.js';
import { ItemRunner } from './item-runner.js';
import { Items, type ClaimedItem } from './items.js';
import { JobProgress } from './job-progress.js';
import { type Handlers, type Held, Station } from './station.js';
import { LeaseLost } from './work.js';

const HEARTBEAT_MS = 3000;
const SWEEP_MS = 3000;
const CLOSE_LIMIT_MS = 15_000;
/** Bells lead to nothing any more once our hands are empty; a queue that is away never says goodbye. */
const GOODBYE_LIMIT_MS = 1000;
const HANDS_FULL_MS = 50;

/**
 * Takes due items in this process when its role allows, as many at a time as there is room for. Two ways lead to them: a bell
 * (BullMQ) and the sweep, which looks every few seconds for items that no bell announced or whose worker is gone.
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
    private readonly runner: ItemRunner,
    private readonly progress: JobProgress,
  ) {}

  /**
   * Called by x.worker.ts at construction: one handler per kind, or it does not compile. `places` items are worked on at once;
   * `ahead` more are taken beforehand, so that one is ready whenever a place for its call to the outside gets free.
   */
  process<Kinds extends Record<string, JobShape>>(
    definition: QueueDefinition<Kinds>,
    places: number,
    handlers: Handlers<Kinds>,
    ahead = 0,
  ): void {
    this.stations.set(definition.name, new Station(definition, handlers, places, ahead, this.items));
  }

  onApplicationBootstrap(): void {
    if (this.env.role === 'api') return;
    for (const [name, station] of this.stations) {
      const worker = new Worker(name, () => this.answerBell(station), { connection: this.connection });
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
    for (const { calls } of this.stations.values()) calls.close();
    const closed = Promise.allSettled(this.workers.map((worker) => worker.close()));
    await within(CLOSE_LIMIT_MS, this.untilIdle());
    await within(GOODBYE_LIMIT_MS, closed);
    this.timers.forEach(clearInterval);
  }

  private async untilIdle(): Promise<void> {
    while ([...this.stations.values()].some(({ held }) => held.size > 0)) await sleep(20);
  }

  /** Held while our hands are full: meanwhile another process may answer the other bells. */
  private async answerBell(station: Station): Promise<void> {
    while (station.room <= 0 && !this.closing) await sleep(HANDS_FULL_MS);
    station.hasMore = true;
    await this.claim(station);
  }

  private async sweep(): Promise<void> {
    if (this.closing) return;
    for (const station of this.stations.values()) {
      station.hasMore = true;
      this.claimSafely(station);
    }
    await this.progress.refreshForgotten().catch(() => undefined);
  }

  private claimSafely(station: Station): void {
    this.claim(station).catch((error: unknown) =>
      this.logger.warn({ err: error, queue: station.name }, 'Due items could not be taken'),
    );
  }

  /** Takes due items until there are no more or there is no more room. One claim at a time sees to all who ask for it. */
  private async claim(station: Station): Promise<void> {
    if (station.isClaiming) return;
    station.isClaiming = true;
    try {
      while (station.hasMore && station.room > 0 && !this.closing) {
        const { room } = station;
        station.hasMore = false;
        const items = await this.items.claim(station.name, room);
        if (items.length === room) station.hasMore = true;
        for (const item of items) void this.work(station, item);
      }
    } finally {
      station.isClaiming = false;
    }
  }

  private async work(station: Station, item: ClaimedItem): Promise<void> {
    const held: Held = { item, abort: new AbortController(), isEnding: false };
    const placeFreed = () => {
      if (station.shouldClaimMore) this.claimSafely(station);
    };
    station.held.add(held);
    const caller = newCaller({
      requestId: item.jobId,
      adminId: item.adminId,
      questionnaireId: item.questionnaireId,
    });
    try {
      await runAs(caller, () => this.runner.run(station, held, placeFreed));
    } finally {
      station.held.delete(held);
      placeFreed();
    }
  }

  private async beat(): Promise<void> {
    const held = [...this.stations.values()].flatMap((station) => [...station.held]);
    if (held.length === 0) return;
    try {
      const ours = await this.items.extend(held.map(({ item }) => item));
      for (const { item, abort } of held) if (!ours.has(item)) abort.abort(new LeaseLost());
    } catch (error) {
      this.logger.warn({ err: error }, 'Leases could not be extended');
    }
  }
}

const within = (limitMs: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, limitMs).unref())]);
