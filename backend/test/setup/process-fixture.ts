import { testEnvironment } from './environment.js';
import type { TestApp } from './test-app.js';
import { runSql } from './test-database.js';

/** What helpers of tests need of a server, where it is a process of its own. */
export interface ProcessGround {
  baseUrl: string;
  databaseUrl: string;
  sql: TestApp['sql'];
  env: Pick<TestApp['env'], 'sessionSecret' | 'settingsKey'>;
}

/** A worker was killed: what it held is free at once, instead of at the end of its leases. Answers the queues. */
export async function freeLeases({ sql }: Pick<ProcessGround, 'sql'>): Promise<string[]> {
  const freed = await sql<{ queue: string }>(
    `UPDATE job_item SET lease_until = now() - interval '1 second' WHERE state = 'running' RETURNING queue`,
  );
  return [...new Set(freed.map(({ queue }) => queue))];
}

/** The ground of a server that `startProcess` started on this database. */
export function groundOf(databaseUrl: string, baseUrl: string): ProcessGround {
  const { SESSION_SECRET = '', SETTINGS_KEY = '' } = testEnvironment(databaseUrl, 0);
  return {
    baseUrl,
    databaseUrl,
    sql: (sql, parameters) => runSql(databaseUrl, sql, parameters),
    env: {
      sessionSecret: Buffer.from(SESSION_SECRET, 'hex'),
      settingsKey: Buffer.from(SETTINGS_KEY, 'hex'),
    },
  };
}
