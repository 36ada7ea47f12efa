import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startOwnPostgres } from './own-postgres.js';
import { loadEnv, type ReadyEnv } from './platform/env/env.js';
import { withSecrets } from './platform/env/embedded-secrets.js';
import { drainable } from './platform/http/drain.js';
import { assertPortIsFree } from './platform/http/port.js';
import { Shutdown } from './platform/http/shutdown.js';
import { isForPeople, lastWords, logWhatNodeSays } from './platform/logging/last-words.js';
import { createLogger } from './platform/logging/logger.js';
import { startFailure } from './platform/startup/start-failure.js';
import { VERSION } from './platform/version.js';

/** What hangs by then is left to the next process: every piece of work is a row. */
const STOP_LIMIT_MS = 50_000;

/** Stands in the last line of the log, once it is known. */
let role: string | undefined;

/** Reads the role and starts API, workers or both. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = loadEnv();
  role = env.role;
  await assertPortIsFree(env.port, env.host);
  // The program itself takes seconds to load: who has to change something hears of it before.
  const program = await import('./bootstrap.js');
  const postgres = env.embedded ? await startOwnPostgres({ directory: join(env.dataDir, 'postgres') }) : null;
  try {
    // Secrets are made once, by the process that holds the folder.
    await run(program, withSecrets(env), postgres);
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

async function run(
  { createApp, prepareDatabase, prepareFirstRun, SITE_ROOT }: typeof import('./bootstrap.js'),
  env: ReadyEnv,
  postgres: EmbeddedPostgres | null,
): Promise<void> {
  const databaseUrl = postgres?.url ?? env.databaseUrl!;
  const logger = createLogger(env.logLevel, { role: env.role });
  logWhatNodeSays((warning) => logger.warn({ err: warning }, 'A warning of Node'), end);
  logger.info({ node: process.version, port: env.port }, 'Starting');
  await prepareDatabase(env, databaseUrl, logger);
  const app = await createApp(env, databaseUrl, SITE_ROOT, logger);
  const stopping = app.get(Shutdown);
  const drain = drainable(app.getHttpServer(), stopping);
  const stop = once(async () => {
    stopping.begin();
    logger.info('Stopping');
    await Promise.race([drain().then(() => app.close()), sleep(STOP_LIMIT_MS)]);
    await postgres?.stop();
    logger.info('Stopped');
    process.exit(0);
  });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Nobody is let in before the first admin and the demo are there.
  await app.init();
  const { demoLinks } = await prepareFirstRun(app, env);
  await app.listen(env.port, env.host);
  logger.info({ port: env.port, publicUrl: env.publicUrl }, 'Started');
  if (isForPeople()) announce(env, demoLinks);
}

function announce({ publicUrl, role, adminEmail, embedded, smtpUrl }: ReadyEnv, demoLinks: string[]): void {
  const lines = [
    `Digital maturity assessment ${VERSION} is running (${role}).`,
    ...(role === 'worker'
      ? []
      : [`  Landing page      ${publicUrl}`, `  Admin area        ${publicUrl}/admin`]),
    ...(adminEmail
      ? [`  Sign in as        ${adminEmail}${embedded && !smtpUrl ? '   (the code appears here)' : ''}`]
      : []),
    ...demoLinks.map(
      (link, index) => `${index === 0 ? '  Demo evaluations  ' : '                    '}${publicUrl}${link}`,
    ),
    ...(role === 'worker' ? [] : [`  API documents     ${publicUrl}/api/docs`]),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

function once(task: () => Promise<void>): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    task().catch((error: unknown) => {
      lastWords(`The shutdown failed: ${startFailure(error)}`, role);
      process.exit(1);
    });
  };
}

function end(error: unknown): void {
  lastWords(startFailure(error), role);
  process.exit(1);
}

main().catch(end);
