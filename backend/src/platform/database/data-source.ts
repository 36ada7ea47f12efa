import { DataSource, type DataSourceOptions } from 'typeorm';
import { advisoryLock } from './advisory-locks.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { SteadyClient } from './steady-client.js';

/** Shared by the app, the scripts and the tests. The schema changes by migrations only. */
export function dataSourceOptions(databaseUrl: string, poolSize = 20): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities: ENTITIES(),
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize,
    // Postgres may be restarted under us: the pool replaces broken connections, the process lives on.
    poolErrorHandler: () => undefined,
    extra: { Client: SteadyClient },
    connectTimeoutMS: 10_000,
    applicationName: 'digital-maturity',
  };
}

const MIGRATION_LOCK = advisoryLock('migrations', 7_204_115);

/** Applies pending migrations. Two processes that start at once take turns by an advisory lock. */
export async function migrate(databaseUrl: string): Promise<void> {
  const dataSource = new DataSource(dataSourceOptions(databaseUrl, 3));
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.connect();
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
}
