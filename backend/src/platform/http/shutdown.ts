import { setMaxListeners } from 'node:events';
import { Injectable } from '@nestjs/common';

/** Jobs have this long to end; compose file and docs agree. */
const JOBS_LIMIT_MS = 15_000;
/** Calls, which no other process can finish: a PDF waits long for a free thread on a busy machine. */
export const CALLS_LIMIT_MS = 45_000;

/** That the process was asked to stop: who waits answers at once, nothing new is begun, and what runs gets some time. */
@Injectable()
export class Shutdown {
  private readonly controller = new AbortController();
  private begunAt = 0;
  readonly signal = this.controller.signal;

  constructor() {
    // Every call that waits for its job listens.
    setMaxListeners(0, this.signal);
  }

  get hasBegun(): boolean {
    return this.signal.aborted;
  }

  /** The time counts from the first call. */
  begin(): void {
    if (this.hasBegun) return;
    this.begunAt = performance.now();
    this.controller.abort();
  }

  /** Resolves with the work, or when the limit, in ms since the first call, is over. */
  async allow(work: Promise<unknown>, limit = JOBS_LIMIT_MS): Promise<void> {
    const milliseconds = Math.max(this.begunAt + limit - performance.now(), 0);
    const over = new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
    await Promise.race([work, over]);
  }
}
