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
