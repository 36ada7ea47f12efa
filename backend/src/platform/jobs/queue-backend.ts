import {
  createPostgresBackend,
  runMigrations,
  setDefaultBackendFactory,
  type ConnectionOptions,
} from 'bullmq';
import pg from 'pg';
import { SteadyClient } from '../database/steady-client.js';
import { queueNames } from './define-queue.js';

/** Beside the one on which the worker of each queue listens: what all of them ask takes turns on these. */
const SHARED_CONNECTIONS = 9;

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
    connectionString: databaseUrl,
    // Its tables have a schema of their own.
    options: '-c search_path=bullmq',
    application_name: 'queues',
    keepAlive: true,
    max: queueNames().length + SHARED_CONNECTIONS,
    Client: SteadyClient,
  });
  // The server may end connections that rest; and every worker and queue listens to the pool's errors.
  pool.on('error', () => undefined);
  pool.setMaxListeners(0);
  return pool;
}
