import 'reflect-metadata';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp, prepareFirstRun } from '../../src/bootstrap.js';
import { loadEnv, type ReadyEnv } from '../../src/platform/env/env.js';
import { Schedule } from '../../src/platform/schedule/schedule.js';
import { allHaveHeard, forgetApplication, registerApplication } from './applications.js';
import { ADMIN_EMAIL, freePort, testEnvironment } from './environment.js';
import { createTestDatabase, runSql } from './test-database.js';

export interface TestApp {
  app: NestExpressApplication;
  env: ReadyEnv;
  baseUrl: string;
  databaseUrl: string;
  /** Answers when the applications of this process have heard what the statement changed. */
  sql: <Row extends object = Record<string, unknown>>(sql: string, parameters?: unknown[]) => Promise<Row[]>;
  close(): Promise<void>;
}

export { ADMIN_EMAIL };

/**
 * The real application on a cloned database, workers included, listening on a free port. Its scheduled tasks run when
 * a test has them run (`runTask`): one that came round by itself could do what a test is about to do.
 */
export async function startTestApp(
  variables: Record<string, string> = {},
  siteRoot: string | null = null,
): Promise<TestApp> {
  const databaseUrl = variables.DATABASE_URL ?? (await createTestDatabase());
  const port = await freePort();
  const env = loadEnv(testEnvironment(databaseUrl, port, variables)) as ReadyEnv;
  const app = await createApp(env, databaseUrl, siteRoot);
  await runSql(
    databaseUrl,
    `INSERT INTO scheduled_task (name, due_at) SELECT unnest($1::text[]), now() + interval '1 year' ON CONFLICT DO NOTHING`,
    [app.get(Schedule).names],
  );
  await app.listen(port, '127.0.0.1');
  await prepareFirstRun(app, env);
  registerApplication(env.publicUrl, app);
  return {
    app,
    env,
    baseUrl: env.publicUrl,
    databaseUrl,
    sql: async (sql, parameters) => {
      const rows = await runSql(databaseUrl, sql, parameters);
      if (!/^\s*SELECT\b/i.test(sql)) await allHaveHeard();
      return rows as never;
    },
    close: () => {
      forgetApplication(env.publicUrl);
      return app.close();
    },
  };
}
