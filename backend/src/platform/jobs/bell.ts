import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue, type ConnectionOptions } from 'bullmq';
import { LOGGER, type Logger } from '../logging/logger.js';

export const QUEUE_CONNECTION = Symbol('QUEUE_CONNECTION');
const RING_LIMIT_MS = 1000;
const CHUNK = 500;

/** Tells workers through BullMQ that items wait. A bell may get lost without harm: workers also look by themselves. */
@Injectable()
export class Bell implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();

  constructor(
    @Inject(QUEUE_CONNECTION) private readonly connection: ConnectionOptions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Given up after a second, so that no request waits for a queue that is away. */
  async ring(queue: string, itemIds: string[], delayMs = 0): Promise<void> {
    try {
      for (let start = 0; start < itemIds.length; start += CHUNK) {
        const bells = itemIds.slice(start, start + CHUNK).map((itemId) => ({
          name: 'item',
          data: { itemId },
          opts: { delay: delayMs, attempts: 1, removeOnComplete: true, removeOnFail: true },
        }));
        await withinLimit(this.queue(queue).addBulk(bells));
      }
    } catch (error) {
      this.logger.warn(
        { err: error, queue },
        'The queue could not be rung; workers will find the items themselves',
      );
    }
  }

  /** True when the queue's backend answers; for the readiness check. */
  async isReachable(): Promise<boolean> {
    try {
      await withinLimit(this.queue('mail').getJobCountByTypes('waiting'));
      return true;
    } catch {
      return false;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => withinLimit(queue.close())));
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
    timer = setTimeout(() => reject(new Error('The queue did not answer in time')), RING_LIMIT_MS);
  });
  promise.catch(() => undefined);
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
