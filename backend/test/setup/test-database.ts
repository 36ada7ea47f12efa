import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A fresh clone of the migrated template, for one spec file. */
export async function createTestDatabase(): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL!;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE template_app STRATEGY file_copy`);
  } finally {
    await client.end();
  }
  return server.replace(/\/[^/]+$/, `/${name}`);
}

/** Runs one statement against a test database. */
export async function runSql<Row extends object = Record<string, unknown>>(
  url: string,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, parameters)).rows;
  } finally {
    await client.end();
  }
}
