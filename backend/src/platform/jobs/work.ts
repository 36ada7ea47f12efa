import type { StoredError } from '../errors/app-error.js';

export interface Progress {
  done: number;
  total: number;
  failed: number;
  skipped: number;
}

/** One claimed item in the hands of a worker. */
export interface Work<Payload extends object, Result> {
  readonly jobId: string;
  readonly itemId: string;
  readonly ref: string | null;
  readonly kind: string;
  readonly payload: Payload;
  readonly questionnaireId: number | null;
  readonly attempt: number;
  readonly lastAttempt: boolean;
  /** Aborts when the job is cancelled or the lease was taken over. */
  readonly signal: AbortSignal;
  /** Stores progress for kinds that report their own; a few times a second at most. */
  report(progress: Progress): Promise<void>;
  /**
   * Finishes the item: `write` runs in one transaction with the item's completion and only while the lease is
   * still ours, so its effects happen exactly once. Throws LeaseLost otherwise.
   */
  finish(write?: () => Promise<Result>): Promise<void>;
  /** Marks the item as skipped (nothing to do), in the same guarded way. */
  skip(): Promise<void>;
}

/** Handles the items of one kind. `failed` runs in the transaction that gives the item up for good. */
export interface ItemHandler<Payload extends object, Result> {
  run(work: Work<Payload, Result>): Promise<void>;
  failed?(work: Work<Payload, Result>, error: StoredError): Promise<void>;
}

/**
 * Thrown by a handler: try the item again after `delayMs`. `closeQueueMs` also holds every other item of the queue.
 * With `isWaiting` the item only waited for something of ours and the try does not count.
 */
export class RetryLater extends Error {
  constructor(
    readonly delayMs: number,
    override readonly cause: unknown,
    readonly closeQueueMs = 0,
    readonly isWaiting = false,
  ) {
    super('Retry later', { cause });
  }
}

/** Another worker has taken the item over, or the job was cancelled: nothing of this run may be written. */
export class LeaseLost extends Error {}

/** Exponential backoff in milliseconds with jitter: base 2 s, cap 5 min, half of each step to all of it. */
export const backoffMs = (attempt: number, random: () => number = Math.random): number =>
  Math.round(Math.min(300_000, 2000 * 2 ** Math.max(0, attempt - 1)) * (0.5 + random() / 2));
