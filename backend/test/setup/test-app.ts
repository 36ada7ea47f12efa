import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp, furnish } from '../../src/bootstrap.js';
import type { ReadyEnv } from '../../src/platform/env/embedded-secrets.js';
import { loadEnv } from '../../src/platform/env/env.js';
import { createTestDatabase, runSql } from './test-database.js';

export interface TestApp {
  app: NestExpressApplication;
  env: ReadyEnv;
  baseUrl: string;
  databaseUrl: string;
  sql: <Row extends object = Record<string, unknown>>(sql: string, parameters?: unknown[]) => Promise<Row[]>;
  close(): Promise<void>;
}

export const ADMIN_EMAIL = 'owner@clinic.example';

/** The variables of a test server; a test states only what matters to it. */
export function testEnvironment(
  databaseUrl: string,
  port: number,
  variables: Record<string, string> = {},
): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'test-data-')),
    SESSION_SECRET: 'ab'.repeat(32),
    SETTINGS_KEY: 'cd'.repeat(32),
    ADMIN_EMAIL,
    LOG_LEVEL: 'silent',
    ...variables,
  };
}

/** The real application on a cloned database, workers included, listening on a free port. */
export async function startTestApp(
  variables: Record<string, string> = {},
  siteRoot: string | null = null,
): Promise<TestApp> {
  const databaseUrl = variables.DATABASE_URL ?? (await createTestDatabase());
  const port = await freePort();
  const env = loadEnv(testEnvironment(databaseUrl, port, variables)) as ReadyEnv;
  const app = await createApp(env, databaseUrl, siteRoot);
  await app.listen(port, '127.0.0.1');
  await furnish(app, env);
  return {
    app,
    env,
    baseUrl: env.publicUrl,
    databaseUrl,
    sql: (sql, parameters) => runSql(databaseUrl, sql, parameters),
    close: () => app.close(),
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
