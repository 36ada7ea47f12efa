import pg from 'pg';
import { DataSource, type DataSourceOptions, MigrationExecutor, type QueryRunner } from 'typeorm';
import { advisoryLock } from './advisory-locks.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { assertFits, noteRelease, takeOverFormerRelease } from './schema-guard.js';
import { SqlCode } from './sql-code.js';
import { SteadyClient } from './steady-client.js';
import { ENTITIES } from './table.js';

/** Of the process's own work. */
const POOL_SIZE = 20;
/** Of the queue, where it lives in PostgreSQL, too: one on which the worker of each queue listens, the others in turns. */
export const QUEUE_POOL_SIZE = 20;
/** What a process takes at most: the pool and the listener, and the queue's where that lives there, too. The guides name these numbers. */
export const MOST_CONNECTIONS = POOL_SIZE + 1;
export const MOST_WITH_QUEUE = MOST_CONNECTIONS + QUEUE_POOL_SIZE;

/** Shared by the app, the scripts and the tests. The schema changes by migrations only. */
export function dataSourceOptions(databaseUrl: string, poolSize = POOL_SIZE): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities: ENTITIES(),
    migrations: MIGRATIONS,
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize,
    // Postgres may be restarted under us: the pool replaces broken connections, the process lives on.
    poolErrorHandler: () => undefined,
    extra: { Client: SteadyClient, types: SQL_TYPES },
    connectTimeoutMS: 10_000,
    applicationName: 'digital-maturity',
  };
}

const NUMERIC_TYPES = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/** How values of SQL arrive: counts, sums and percentages as numbers; none of ours is beyond 2^53. */
export const SQL_TYPES = {
  getTypeParser: (type: number, format?: 'text'): unknown =>
    NUMERIC_TYPES.has(type) ? Number : pg.types.getTypeParser(type, format),
};

const MIGRATION_LOCK = advisoryLock('migrations', 7_204_115);

/**
 * Brings tables, functions and triggers to what this version needs, in one transaction. An advisory lock
 * serialises processes that start at once. Answers the names of the migrations that it applied; throws PlainError where the database
 * does not fit (schema-guard.ts).
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  // Migrations speak SQL: what is known of the entities is worked out once, for the application.
  const dataSource = new DataSource({ ...dataSourceOptions(databaseUrl, 3), entities: [] });
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const { isOfFormerRelease } = await assertFits(
      runner,
      dataSource.migrations.map(({ name }) => name!),
    );
    if (isOfFormerRelease) await takeOverFormerRelease(runner);
    const migrations = new MigrationExecutor(dataSource, runner);
    migrations.transaction = 'all';
    const code = new SqlCode();
    const pending = await migrations.getPendingMigrations();
    const isApplied = await code.isApplied(runner);
    if (pending.length > 0 || !isApplied)
      await inTransaction(runner, () => code.apply(runner, () => migrations.executePendingMigrations()));
    await noteRelease(runner);
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    return pending.map(({ name }) => name);
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

async function inTransaction(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  await runner.startTransaction();
  try {
    await work();
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
