import { Inject, Injectable } from '@nestjs/common';
import { AppError, toStored } from '../errors/app-error.js';
import { asAppError } from '../errors/error.filter.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Items, type ClaimedItem } from './items.js';
import type { Held, LocalQueue } from './local-queue.js';
import { LeaseLost, RetryLater, type Work } from './work.js';

const DATABASE_AWAY_MS = 2000;

type AnyWork = Work<object, unknown>;

/** Runs one claimed item from its handler to its end, whatever comes (rules: leases and fences). */
@Injectable()
export class ItemRunner {
  constructor(
    private readonly items: Items,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(queue: LocalQueue, { item, abort }: Held): Promise<void> {
    const kind = queue.kind(item.kind);
    if (!kind) return;
    const { handler, options } = kind;
    const work = this.workOf(item, options.attempts, abort.signal);
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
      const { jobId, kind, ref } = item;
      this.logger.info({ jobId, kind, ref, ms: Date.now() - started }, 'item ended');
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
    if (error instanceof LeaseLost) this.logger.warn(context, 'The item was taken over or cancelled');
    try {
      if (error instanceof LeaseLost) return await this.items.endCancelled(item);
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

  private workOf(item: ClaimedItem, attempts: number, signal: AbortSignal): AnyWork {
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
      report: (progress) => this.items.report(item, progress),
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
