import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.js';
import { loadEnv, type ReadyEnv } from '../platform/env/env.js';
import { withSecrets } from '../platform/env/embedded-secrets.js';
import { PlainError } from '../platform/startup/plain-error.js';
import { startFailure } from '../platform/startup/start-failure.js';

/** What a command works on: the environment of the server and its database, which the server may be using meanwhile. */
export interface Ground {
  env: ReadyEnv;
  databaseUrl: string;
}

/** Reads the environment as the server does, with `.env` of this folder; makes no data folder where there is none. */
export function readEnv(): ReadyEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = loadEnv();
  if (env.embedded && !existsSync(join(env.dataDir, 'postgres', 'data')))
    throw new PlainError(
      `No server has run on ${env.dataDir} yet. Name the database in DATABASE_URL, with the variables of your server, or start the server first.`,
    );
  return withSecrets(env);
}

/** Runs work on the server's database; an embedded one is started where no server has it running, and stopped after. */
export async function onDatabase<T>(env: ReadyEnv, work: (ground: Ground) => Promise<T>): Promise<T> {
  if (!env.embedded) return work({ env, databaseUrl: env.databaseUrl! });
  const postgres = await startEmbeddedPostgres({ directory: join(env.dataDir, 'postgres'), beside: true });
  try {
    return await work({ env, databaseUrl: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** Ends the process with the code that the command answers, or with one sentence and `failureCode`. */
export function runCommand(command: () => Promise<number>, failureCode = 1): void {
  command().then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${startFailure(error)}\n`);
      process.exit(failureCode);
    },
  );
}
