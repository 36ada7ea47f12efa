import { BoundedCache } from '../cache/bounded-cache.js';
import type { Listener } from './listener.js';

interface Options<V> {
  /** A message on it names the key that has changed; '*' or '' means all of them. */
  channel: string;
  /** The longest unused leave when their sizes sum up to more. */
  maxBytes: number;
  sizeOf: (value: V) => number;
}

interface Entry<V> {
  value: V;
  readAt: number;
}

/** In case a message gets lost on a connection that is dead without anybody having noticed. */
const CEILING_MS = 5000;

/**
 * What this process has read from Postgres and may use until it hears of a change. Nothing is cached while the listener
 * is not connected, after 5 seconds, or when a change was heard while it was being read (rules: page cache). That
 * there is nothing (null) is never cached.
 */
export class NotifiedCache<V> {
  private readonly entries: BoundedCache<Entry<V>>;
  private readonly reading = new Map<string, Promise<V>>();
  private changes = 0;

  constructor(
    private readonly listener: Listener,
    { channel, maxBytes, sizeOf }: Options<V>,
  ) {
    this.entries = new BoundedCache({ most: maxBytes, sizeOf: ({ value }) => sizeOf(value) });
    listener.on(channel, (key) => this.forget(key));
    listener.onConnect(() => this.forget('*'));
  }

  /** What is known and fresh, without asking anybody. */
  known(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (!entry || !this.listener.isConnected || performance.now() - entry.readAt > CEILING_MS)
      return undefined;
    return entry.value;
  }

  /** What is known, else what `read` gives; calls that come meanwhile share one reading. */
  async get(key: string, read: () => Promise<V>): Promise<V> {
    if (!this.listener.isConnected) return read();
    const known = this.known(key);
    if (known !== undefined) return known;
    const shared = this.reading.get(key);
    if (shared) return shared;
    const [started, changes] = [performance.now(), this.changes];
    const reading = read()
      .then((value) => {
        const isCurrent = this.listener.isConnected && changes === this.changes;
        if (isCurrent && value !== null) this.entries.set(key, { value, readAt: started });
        return value;
      })
      .finally(() => {
        if (this.reading.get(key) === reading) this.reading.delete(key);
      });
    this.reading.set(key, reading);
    return reading;
  }

  /** Readings under way may have seen the old state: later calls start a new one. */
  private forget(key: string): void {
    this.changes += 1;
    this.reading.clear();
    if (key === '*' || key === '') this.entries.clear();
    else this.entries.delete(key);
  }
}
