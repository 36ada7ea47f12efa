import {
  createPostgresBackend,
  runMigrations,
  setDefaultBackendFactory,
  type ConnectionOptions,
} from 'bullmq';
import pg from 'pg';

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
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client);
  } finally {
    await client.end();
  }
  return { connectionString: databaseUrl, max: 3, Client: SteadyClient };
}

/** BullMQ holds connections without listening to them; one that ends in between must not end the process with it. */
class SteadyClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
