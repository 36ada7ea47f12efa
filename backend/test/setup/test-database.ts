import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A fresh clone of the migrated template, for one spec file. */
export async function createTestDatabase(): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL!;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(server, `CREATE DATABASE ${name} TEMPLATE template_app STRATEGY file_copy`);
  return server.replace(/\/[^/]+$/, `/${name}`);
}

/** Tests look at their database all the time, and a new connection costs more than most statements. */
const pools = new Map<string, pg.Pool>();

/** Runs one statement against a test database. */
export async function runSql<Row extends object = Record<string, unknown>>(
  url: string,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  return (await poolOf(url).query<Row>(sql, parameters)).rows;
}

function poolOf(url: string): pg.Pool {
  let pool = pools.get(url);
  if (!pool) {
    pool = new pg.Pool({ connectionString: url, max: 4, idleTimeoutMillis: 2000, allowExitOnIdle: true });
    // Tests end connections and whole servers; the next statement gets another connection.
    pool.on('error', () => undefined);
    pools.set(url, pool);
  }
  return pool;
}
