import { AppError } from '../errors/app-error.js';
import { RetryLater } from './work.js';

/** Slow calls to the outside: at most `places` run at once, the others wait in line. */
export class OutsideCalls {
  private running = 0;
  private isClosed = false;
  private readonly line: { enter: () => void; leave: (reason: RetryLater) => void }[] = [];

  constructor(private readonly places: number) {}

  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw stopping();
    if (this.running < this.places) this.running += 1;
    else await new Promise<void>((enter, leave) => this.line.push({ enter, leave }));
    try {
      return await call();
    } finally {
      // Whoever waits first takes over the place.
      const next = this.line.shift();
      if (next) next.enter();
      else this.running -= 1;
    }
  }

  /** Sends away who has not begun: their items are free at once for another process, and no try is used up. */
  close(): void {
    this.isClosed = true;
    for (const { leave } of this.line.splice(0)) leave(stopping());
  }
}

const stopping = () => new RetryLater(0, new AppError('unavailable', 503), 0, true);
