import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startOwnPostgres } from '../own-postgres.js';
import { loadEnv, type ReadyEnv } from '../platform/env/env.js';
import { withSecrets } from '../platform/env/embedded-secrets.js';
import { PlainError } from '../platform/startup/plain-error.js';
import { startFailure } from '../platform/startup/start-failure.js';

/** What a command is called with, and where it writes: a process, or a test without one. */
export interface Call {
  options: readonly string[];
  /** The environment, where it is not that of the process. */
  variables?: NodeJS.ProcessEnv;
  say: (text: string) => void;
  complain: (text: string) => void;
}

/** Answers the code that its process ends with. */
export type Command = (call: Call) => Promise<number>;

/** What a command works on: the environment of the server and its database, which the server may be using meanwhile. */
export interface Ground {
  env: ReadyEnv;
  databaseUrl: string;
}

/** Runs work on the server's database; an embedded one is started where no server has it running, and stopped after. */
export async function onDatabase<T>({ variables }: Call, work: (ground: Ground) => Promise<T>): Promise<T> {
  const env = readEnv(variables);
  if (!env.embedded) return work({ env, databaseUrl: env.databaseUrl! });
  const postgres = await startOwnPostgres({ directory: join(env.dataDir, 'postgres'), beside: true });
  try {
    return await work({ env, databaseUrl: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** Reads the environment as the server does; makes no data folder where there is none. */
function readEnv(variables?: NodeJS.ProcessEnv): ReadyEnv {
  const env = loadEnv(variables);
  if (env.embedded && !existsSync(join(env.dataDir, 'postgres', 'data')))
    throw new PlainError(
      `No server has run on ${env.dataDir} yet. Name the database in DATABASE_URL, with the variables of your server, or start the server first.`,
    );
  return withSecrets(env);
}

/** Answers what the command answers; where it fails, prints one sentence and answers `failureCode`. */
export async function answerTo(call: Call, command: Command, failureCode = 1): Promise<number> {
  try {
    return await command(call);
  } catch (error) {
    call.complain(`${startFailure(error)}\n`);
    return failureCode;
  }
}

/** Runs a command as this process, with `.env` of this folder, and ends with its answer. */
export async function runCommand(command: Command, failureCode?: number): Promise<void> {
  const call: Call = {
    options: process.argv.slice(2),
    say: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  };
  const withFile: Command = (own) => {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return command(own);
  };
  process.exit(await answerTo(call, withFile, failureCode));
}
