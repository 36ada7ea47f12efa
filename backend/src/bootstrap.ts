import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { setUpHttp } from './http-app.js';
import { AdminsService } from './modules/auth/admins/admins.service.js';
import { rememberSecret } from './platform/crypto/known-secrets.js';
import { migrate } from './platform/database/data-source.js';
import type { ReadyEnv } from './platform/env/env.js';
import { prepareQueueBackend } from './platform/jobs/queue-backend.js';
import { createLogger, type Logger, NestLogger } from './platform/logging/logger.js';
import { setClinicZone } from './platform/time/time.js';
import { SeedService } from './seed/seed.service.js';

/** The built front end, beside the back end's dist. */
export const SITE_ROOT = resolve(import.meta.dirname, '../../frontend/dist');

/** Makes the application on a migrated database; nothing listens yet. */
export async function createApp(
  env: ReadyEnv,
  databaseUrl: string,
  siteRoot: string | null = SITE_ROOT,
  logger = createLogger(env.logLevel, { role: env.role }),
): Promise<NestExpressApplication> {
  rememberSecret(databaseUrl);
  setClinicZone(env.timeZone);
  const queueConnection = await prepareQueueBackend(databaseUrl, env.redisUrl);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot({ env, databaseUrl, queueConnection, logger }),
    {
      logger: new NestLogger(logger),
      bodyParser: false,
      // What is still open when all has been drained.
      forceCloseConnections: true,
      abortOnError: false,
    },
  );
  setUpHttp(app, siteRoot);
  return app;
}

/** Brings the schema up to date and says so; makes the folder that embedded mode puts mails into. */
export async function prepareDatabase(env: ReadyEnv, databaseUrl: string, logger: Logger): Promise<void> {
  setClinicZone(env.timeZone);
  const migrations = await migrate(databaseUrl);
  if (migrations.length > 0) logger.info({ migrations }, 'The database was brought up to date');
  if (env.embedded) await mkdir(join(env.dataDir, 'outbox'), { recursive: true });
}

/** What a freshly started server needs inside: an admin, and the demo in an empty database. */
export async function prepareFirstRun(
  app: NestExpressApplication,
  env: ReadyEnv,
): Promise<{ demoLinks: string[] }> {
  if (env.adminEmail) await app.get(AdminsService).ensureFirst(env.adminEmail);
  const seed = app.get(SeedService);
  if (env.seedDemo) await seed.seedIfEmpty();
  return { demoLinks: await seed.demoLinks() };
}
