import {
  createPostgresBackend,
  runMigrations,
  setDefaultBackendFactory,
  type ConnectionOptions,
} from 'bullmq';
import pg from 'pg';
import { SteadyClient } from '../database/steady-client.js';

/**
 * Chooses where BullMQ lives: Redis when its address is given, else the same Postgres. Must run before the Nest
 * container is made, because BullMQ takes the default backend at construction.
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
  // For the connection it listens on BullMQ takes the package's own class, and listens to its errors a moment too late.
  Object.assign(pg, { Client: SteadyClient });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client);
  } finally {
    await client.end();
  }
  return { connectionString: databaseUrl, max: 3, Client: SteadyClient };
}
