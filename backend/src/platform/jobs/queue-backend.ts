import {
  createPostgresBackend,
  runMigrations,
  setDefaultBackendFactory,
  type ConnectionOptions,
} from 'bullmq';
import pg from 'pg';
import { QUEUE_POOL_SIZE } from '../database/data-source.js';
import { SteadyClient } from '../database/steady-client.js';

/**
 * Chooses where BullMQ lives: Redis when its address is given, else the same Postgres. Must run before the Nest
 * container is made, because BullMQ takes the default backend at construction. A pool is ended by WakeUp.
 */
export async function prepareQueueBackend(
  databaseUrl: string,
  redisUrl: string | null,
): Promise<ConnectionOptions> {
  if (redisUrl) {
    setDefaultBackendFactory();
    return { url: redisUrl, maxRetriesPerRequest: null };
  }
  setDefaultBackendFactory(createPostgresBackend as never);
  const client = new SteadyClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client);
  } finally {
    await client.end();
  }
  const pool = new pg.Pool({
    connectionString: inQueueSchema(databaseUrl),
    application_name: 'queues',
    keepAlive: true,
    max: QUEUE_POOL_SIZE,
    Client: SteadyClient,
  });
  // The server may end connections that rest; and every worker and queue listens to the pool's errors.
  pool.on('error', () => undefined);
  pool.setMaxListeners(0);
  return pool;
}

/** The queue's tables have a schema of their own; what the address sets for its connections stays. */
function inQueueSchema(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options') ?? '';
  url.searchParams.set('options', `${given} -c search_path=bullmq`.trim());
  return url.href;
}
