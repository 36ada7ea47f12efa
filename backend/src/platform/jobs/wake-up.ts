import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue, type ConnectionOptions } from 'bullmq';
import { LOGGER, type Logger } from '../logging/logger.js';
import pg from 'pg';
import { queueNames } from './define-queue.js';

export const QUEUE_CONNECTION = Symbol('QUEUE_CONNECTION');
const SEND_LIMIT_MS = 1000;
/** More workers than this are not woken at once; the others look by themselves. */
const MOST_WAKE_UPS = 20;

/**
 * Wakes workers through BullMQ when items are due. A woken worker takes as many as it has room for, so a few wake-ups do
 * for any number of items. A wake-up may get lost without harm: workers also look by themselves.
 */
@Injectable()
export class WakeUp implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();

  constructor(
    @Inject(QUEUE_CONNECTION) private readonly connection: ConnectionOptions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Sends wake-ups for so many items. Given up after a second, so that no request waits for a queue that is away. */
  async send(queue: string, items: number, delayMs = 0): Promise<void> {
    const opts = { delay: delayMs, attempts: 1, removeOnComplete: true, removeOnFail: true };
    const wakeUps = Array.from({ length: Math.min(items, MOST_WAKE_UPS) }, () => ({
      name: 'due',
      data: {},
      opts,
    }));
    try {
      await withinLimit(this.queue(queue).addBulk(wakeUps));
    } catch (error) {
      this.logger.warn(
        { err: error, queue },
        'The wake-up could not be sent; workers will find the items themselves',
      );
    }
  }

  /** True when the queue's backend answers; for the readiness check. */
  async isReachable(): Promise<boolean> {
    try {
      await withinLimit(this.queue(queueNames()[0]!).getJobCountByTypes('waiting'));
      return true;
    } catch {
      return false;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => withinLimit(queue.close())));
    if (this.connection instanceof pg.Pool) await withinLimit(this.connection.end()).catch(() => undefined);
  }

  private queue(name: string): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, { connection: this.connection });
      queue.on('error', () => undefined);
      this.queues.set(name, queue);
    }
    return queue;
  }
}

async function withinLimit<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The queue did not answer in time')), SEND_LIMIT_MS);
  });
  promise.catch(() => undefined);
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
