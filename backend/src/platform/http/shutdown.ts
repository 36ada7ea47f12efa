import { setMaxListeners } from 'node:events';
import { Injectable } from '@nestjs/common';

/** What runs has this long to end; compose file and docs agree. */
const LIMIT_MS = 15_000;

/** That the process was asked to stop: who waits answers at once, nothing new is begun, and what runs gets some time. */
@Injectable()
export class Shutdown {
  private readonly controller = new AbortController();
  private endsAt = 0;
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
    this.endsAt = Date.now() + LIMIT_MS;
    this.controller.abort();
  }

  /** Resolves with the work, or when the time is over. */
  async allow(work: Promise<unknown>): Promise<void> {
    const left = new Promise((resolve) => setTimeout(resolve, this.endsAt - Date.now()).unref());
    await Promise.race([work, left]);
  }
}
