import { AppError } from '../errors/app-error.js';
import { RetryLater } from './work.js';

/** Limits the concurrency of slow outgoing calls: at most `places` run at once, the others queue in order. */
export class ConcurrencyLimiter {
  private running = 0;
  private isClosed = false;
  private readonly line: { enter: () => void; leave: (reason: RetryLater) => void }[] = [];

  constructor(private readonly places: number) {}

  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw new RetryLater(0, stopping(), 0, true);
    if (this.running < this.places) this.running += 1;
    else await new Promise<void>((enter, leave) => this.line.push({ enter, leave }));
    try {
      return await call();
    } catch (error) {
      // A pause of the queue holds for those in line, too: they were taken before it.
      if (error instanceof RetryLater && error.closeQueueMs > 0)
        this.sendAway(error.closeQueueMs, error.cause);
      throw error;
    } finally {
      // Whoever waits first takes over the place.
      const next = this.line.shift();
      if (next) next.enter();
      else this.running -= 1;
    }
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
