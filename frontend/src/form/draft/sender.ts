import { ApiError } from '../../shared/api/api-error.ts';
import { type GivenAnswer } from '../form.api.ts';

export type Saving = 'none' | 'saving' | 'saved' | 'offline' | 'limited';

/** What the sender sends, and what it calls. */
export interface Outgoing {
  /** Oldest first. */
  waiting: () => GivenAnswer[];
  /** Resolves once what was sent is no longer waiting. */
  send: (batch: GivenAnswer[]) => Promise<void>;
  /** The server will never take these. */
  refused: (batch: GivenAnswer[]) => void;
  /** The server takes no answers any more. */
  ended: (error: ApiError) => void;
  saving: (saving: Saving) => void;
  /** The page is left, and nobody will hear whether these arrive. */
  leave: (batch: GivenAnswer[]) => void;
}

const batchSize = 100;
/** Seconds until the next try; the last one goes on. */
const pauses = [1, 2, 5, 10, 20, 40, 60];
const limitSeconds = 30;
const refusals = [400, 413, 422];
const ends = ['form_not_open', 'draft_submitted', 'form_unknown'];

/**
 * Sends answers in order, one batch at a time. What cannot be sent now stays and is tried again, later and later, and at
 * once when the connection or the reader is back; what the server will never take is shown and does not hold up the rest.
 */
export class Sender {
  private current: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private isLimited = false;
  private isStopped = false;
  /** One by one after a refusal, to find the answer that was meant. */
  private size = batchSize;

  constructor(private readonly outgoing: Outgoing) {
    window.addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.retry);
    window.addEventListener('pagehide', this.leave);
  }

  /** Sends what waits, after a pause for what may still be typed. */
  wake(milliseconds = 0): void {
    if (this.isStopped || this.isLimited) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush().catch(() => undefined), milliseconds);
  }

  /** Tries again at once, where anything waits. */
  readonly retry = (): void => {
    if (this.outgoing.waiting().length > 0) this.wake();
  };

  /** Also what is on its way: with the page its call ends, too, and twice is as once. */
  private readonly leave = (): void => {
    const batch = this.outgoing.waiting().slice(0, batchSize);
    if (batch.length > 0) this.outgoing.leave(batch);
  };

  /** Sends all that waits. Throws what kept it from arriving. */
  flush(): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    clearTimeout(this.timer);
    this.current ??= this.work().finally(() => {
      this.current = null;
    });
    return this.current;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.retry);
    window.removeEventListener('pagehide', this.leave);
  }

  private async work(): Promise<void> {
    for (;;) {
      const batch = this.outgoing.waiting().slice(0, this.size);
      if (batch.length === 0 || this.isStopped) break;
      this.outgoing.saving('saving');
      try {
        await this.outgoing.send(batch);
        this.failures = 0;
      } catch (error) {
        this.afterFailure(error, batch);
      }
    }
    this.size = batchSize;
    this.isLimited = false;
    if (!this.isStopped) this.outgoing.saving('saved');
  }

  /** Goes on where the batch is done with; throws where it has to be sent again. */
  private afterFailure(error: unknown, batch: GivenAnswer[]): void {
    if (this.isStopped) throw error;
    if (!(error instanceof ApiError)) return this.later(error);
    if (ends.includes(error.code)) {
      this.stop();
      this.outgoing.ended(error);
      throw error;
    }
    if (!refusals.includes(error.status)) return this.later(error);
    if (batch.length > 1) this.size = 1;
    else this.outgoing.refused(batch);
  }

  private later(error: unknown): never {
    const pause = pauses[Math.min(this.failures, pauses.length - 1)] ?? 60;
    this.failures += 1;
    const isLimit = error instanceof ApiError && error.status === 429;
    const seconds = isLimit ? (error.retryAfter ?? limitSeconds) : pause;
    this.isLimited = isLimit;
    this.outgoing.saving(isLimit ? 'limited' : 'offline');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isLimited = false;
      this.wake();
    }, seconds * 1000);
    throw error;
  }
}
