import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from './setup/client.js';
import { freePort } from './setup/environment.js';
import { isReady } from './setup/processes.js';
import { watchLog } from './setup/watched-logs.js';

/** Several that start at once on a small machine share its processors. */
const START_LIMIT_MS = 120_000;
const PIPE_LIMIT_MS = 5000;
const MAIN = resolve(import.meta.dirname, '../dist/main.js');

export interface RunningServer {
  baseUrl: string;
  dataDir: string;
  output: () => string;
  /** Resolves when it answers; throws with its output when it ends instead. */
  ready: () => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
  /** Its exit code, once it has ended. */
  exit: () => Promise<number | null>;
  /** Process id of the embedded PostgreSQL, as its own file tells; null without one. */
  postgresPid: () => number | null;
  /** Ends what is left of it, PostgreSQL included. */
  kill: () => Promise<void>;
}

interface User {
  uid: number;
  gid: number;
}

/** A data folder that its user may enter. */
export function newDataDir(user?: User): string {
  const directory = mkdtempSync(join(tmpdir(), 'run-'));
  chmodSync(directory, 0o755);
  if (user) chownSync(directory, user.uid, user.gid);
  return directory;
}

/** The built program as a person starts it: embedded PostgreSQL unless given another, a free port, its own data. */
export async function runServer(
  variables: Record<string, string> = {},
  dataDir = newDataDir(),
  user?: User,
  /** Starts the program in surroundings of its own. */
  launcher: readonly string[] = [],
): Promise<RunningServer> {
  const [command, ...before] = [...launcher, process.execPath];
  const port = variables.PORT ?? String(await freePort());
  const child = spawn(command, [...before, MAIN], {
    // Away from the project, whose .env is not meant.
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      HOME: dataDir,
      PORT: port,
      DATA_DIR: dataDir,
      SEED_DEMO: 'false',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  // Beside the embedded database some lines are for people, and name the first admin.
  const lines = () => (variables.DATABASE_URL ? output : output.replace(/^(?!\{).*\n/gm, ''));
  watchLog({ databaseUrl: variables.DATABASE_URL ?? '', env: variables, output: lines });
  let isClosed = false;
  child.once('close', () => (isClosed = true));
  // Its last lines may still be in the pipe; a PostgreSQL that outlives it may hold that open.
  const ended = once(child, 'exit').then(async ([code]) => {
    const signal = AbortSignal.timeout(PIPE_LIMIT_MS);
    if (!isClosed) await once(child, 'close', { signal }).catch(() => undefined);
    return code as number | null;
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  const postgresPid = () => {
    const file = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
  };
  return {
    baseUrl,
    dataDir,
    output: () => output,
    ready: async () => {
      await until(async () => {
        if (child.exitCode !== null) throw new Error(`The server ended while starting:\n${output}`);
        return isReady(baseUrl);
      }, START_LIMIT_MS);
    },
    signal: (signal) => child.kill(signal),
    exit: () => ended,
    postgresPid,
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
      const pid = postgresPid();
      if (pid !== null && isAlive(pid)) {
        process.kill(pid, 'SIGQUIT');
        await until(async () => !isAlive(pid));
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** False for the dead and for zombies nobody has collected. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const file = `/proc/${pid}/stat`;
    return !existsSync(file) || !/^\d+ \(.*\) Z/.test(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}
