import { AppError } from '../errors/app-error.js';
import { BatchedCompletions } from './batched-completions.js';
import type { JobShape, KindOptions, QueueDefinition } from './define-queue.js';
import type { ClaimedItem, Items } from './items.js';
import { type ItemHandler, RetryLater } from './work.js';

/** Limits the concurrency of slow outgoing calls: at most `places` run at once, the others queue in order. */
class ConcurrencyLimiter {
  private running = 0;
  private isClosed = false;
  private pause: { until: number; cause: unknown; storedAt: number } | null = null;
  private readonly line: { enter: () => void; leave: (reason: RetryLater) => void }[] = [];

  constructor(private readonly places: number) {}

  /** `askedAt`: when the item was asked for (performance.now()). */
  async run<T>(askedAt: number, call: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw new RetryLater(0, stopping(), 0, true);
    // Taken before the pause stood in the database, but not yet in line when it began.
    if (this.pause && askedAt < this.pause.storedAt && performance.now() < this.pause.until)
      throw new RetryLater(this.pause.until - performance.now(), this.pause.cause, 0, true);
    if (this.running < this.places) this.running += 1;
    else await new Promise<void>((enter, leave) => this.line.push({ enter, leave }));
    try {
      return await call();
    } catch (error) {
      // A pause of the queue holds for those in line, too: they were taken before it.
      if (error instanceof RetryLater && error.closeQueueMs > 0) {
        const until = performance.now() + error.closeQueueMs;
        this.pause = { until, cause: error.cause, storedAt: Infinity };
        this.sendAway(error.closeQueueMs, error.cause);
      }
      throw error;
    } finally {
      // Whoever waits first takes over the place.
      const next = this.line.shift();
      if (next) next.enter();
      else this.running -= 1;
    }
  }

  /** From now on the database holds the pause: whatever it gives out may call. */
  pauseIsStored(): void {
    if (this.pause) this.pause.storedAt = performance.now();
  }

  /** Lets nobody begin any more: items are free at once for another process. */
  close(): void {
    this.isClosed = true;
    this.sendAway(0, stopping());
  }

  /** Whoever has not begun is tried later, and no try is used up. */
  private sendAway(delayMs: number, cause: unknown): void {
    for (const { leave } of this.line.splice(0)) leave(new RetryLater(delayMs, cause, 0, true));
  }
}

const stopping = () => new AppError('unavailable', 503);

export type Handlers<Kinds extends Record<string, JobShape>> = {
  [Kind in keyof Kinds & string]: ItemHandler<
    Kinds[Kind]['payload'],
    Kinds[Kind]['result'],
    Kinds[Kind]['value']
  >;
};

export interface Held {
  item: ClaimedItem;
  /** When it was asked for, in the milliseconds of performance.now(). */
  askedAt: number;
  abort: AbortController;
  /** Its work is over and only waits to be stored: its place is free. */
  isEnding: boolean;
}

interface Kind {
  options: KindOptions;
  handler: ItemHandler<object, unknown, unknown>;
  ends: BatchedCompletions<unknown>;
}

/** One queue in this process: its handlers, what is held of it, and how much more may be taken. */
export class LocalQueue {
  readonly name: string;
  readonly held = new Set<Held>();
  readonly calls: ConcurrencyLimiter;
  /** More items may be due than were taken. */
  hasMore = false;
  isClaiming = false;
  private readonly kinds: Map<string, Kind>;
  private readonly capacity: number;
  private readonly worthClaiming: number;

  constructor(
    definition: QueueDefinition<Record<string, JobShape>>,
    handlers: Record<string, ItemHandler<object, unknown, unknown>>,
    places: number,
    ahead: number,
    items: Items,
  ) {
    this.name = definition.name;
    this.calls = new ConcurrencyLimiter(places);
    this.capacity = places + ahead;
    this.worthClaiming = Math.max(1, Math.ceil(ahead / 3));
    this.kinds = new Map(
      Object.entries(handlers).map(([kind, handler]) => {
        const store = (values: unknown[]) => handler.store!(values);
        return [
          kind,
          { handler, options: definition.kinds[kind]!, ends: new BatchedCompletions(items, store) },
        ];
      }),
    );
  }

  kind = (name: string): Kind | undefined => this.kinds.get(name);

  get room(): number {
    let working = 0;
    for (const { isEnding } of this.held) if (!isEnding) working += 1;
    return this.capacity - working;
  }

  /** Items are taken several at a time where some are ready in the meantime. */
  get shouldClaimMore(): boolean {
    return this.hasMore && this.room >= this.worthClaiming;
  }
}
