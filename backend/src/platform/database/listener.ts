import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Request } from 'express';
import pg from 'pg';
import { concatMap, from, map, type Observable } from 'rxjs';
import { LOGGER, type Logger } from '../logging/logger.js';

export const DATABASE_URL = Symbol('DATABASE_URL');
const RECONNECT_MS = 1000;
const CATCH_UP_MS = 1000;

/** One LISTEN connection per process, on which any part may hear NOTIFY messages. Reconnects by itself. */
@Injectable()
export class Listener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly handlers = new Map<string, Set<(payload: string) => void>>();
  private readonly connected = new Set<() => void>();
  private client: pg.Client | null = null;
  private queue: Promise<unknown> = Promise.resolve();
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
  on(channel: string, handler: (payload: string) => void): () => void {
    const known = this.handlers.get(channel);
    const handlers = known ?? new Set();
    this.handlers.set(channel, handlers.add(handler));
    if (!known) this.listenTo(channel);
    return () => handlers.delete(handler);
  }

  /** Called whenever messages may have been lost: at the first connection and at every later one. */
  onConnect(handler: () => void): void {
    this.connected.add(handler);
  }

  /** Whether messages arrive, as far as anybody has noticed. */
  get isConnected(): boolean {
    return this.client !== null;
  }

  /**
   * Waits until everything that was committed before has been heard: the server hands out its messages before it answers
   * on the same connection. Gives up after `longestMs`.
   */
  async catchUp(longestMs = CATCH_UP_MS): Promise<void> {
    const { client } = this;
    if (!client) return;
    const answered = this.enqueue(client, 'SELECT 1');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, longestMs)));
    await Promise.race([answered, late]);
    clearTimeout(timer);
  }

  private listenTo(channel: string): void {
    if (this.client) void this.enqueue(this.client, `LISTEN ${pg.escapeIdentifier(channel)}`);
  }

  /** One statement at a time. What fails with the connection is made up for by the next connect(). */
  private enqueue(client: pg.Client, statement: string): Promise<unknown> {
    this.queue = this.queue.then(() => client.query(statement)).catch(() => undefined);
    return this.queue;
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
      this.handlers.get(channel)?.forEach((handler) => handler(payload ?? '')),
    );
    try {
      await client.connect();
      for (const channel of this.handlers.keys())
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      this.queue = Promise.resolve();
      this.client = client;
      for (const handler of this.connected) handler();
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

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** An admin who has changed something finds it changed in this process as soon as they get the answer. */
@Injectable()
export class ReadYourWritesInterceptor implements NestInterceptor {
  constructor(private readonly listener: Listener) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, path } = context.switchToHttp().getRequest<Request>();
    if (READS.includes(method) || !path.startsWith('/api/admin/')) return next.handle();
    return next
      .handle()
      .pipe(concatMap((answer: unknown) => from(this.listener.catchUp()).pipe(map(() => answer))));
  }
}
