import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { LOGGER, type Logger } from '../logging/logger.js';

export const DATABASE_URL = Symbol('DATABASE_URL');
const RECONNECT_MS = 1000;

/** One LISTEN connection per process, on which any part may hear NOTIFY messages. Reconnects by itself. */
@Injectable()
export class Listener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly ears = new Map<string, Set<(payload: string) => void>>();
  private client: pg.Client | null = null;
  private listening: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    @Inject(DATABASE_URL) private readonly databaseUrl: string,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  /** Messages that arrive while the connection is down are lost: callers also look for themselves now and then. */
  on(channel: string, ear: (payload: string) => void): () => void {
    const known = this.ears.get(channel);
    const ears = known ?? new Set();
    this.ears.set(channel, ears.add(ear));
    if (!known) this.listenTo(channel);
    return () => ears.delete(ear);
  }

  /** One statement at a time, and one per channel: connect() listens to the known channels again. */
  private listenTo(channel: string): void {
    const { client } = this;
    if (!client) return;
    this.listening = this.listening
      .then(() => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`))
      .catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'listener',
      keepAlive: true,
    });
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ channel, payload }) =>
      this.ears.get(channel)?.forEach((ear) => ear(payload ?? '')),
    );
    try {
      await client.connect();
      for (const channel of this.ears.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      this.client = client;
    } catch (error) {
      this.logger.warn({ err: error }, 'The listener could not connect to the database');
      this.reconnect(client);
    }
  }

  private reconnect(from: pg.Client): void {
    from.removeAllListeners('end');
    if (this.client === from) this.client = null;
    if (this.stopped || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.connect();
    }, RECONNECT_MS);
  }
}
