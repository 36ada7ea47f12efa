import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { EmbeddedPostgresError, prepareBinaries, type Owner } from './binaries.js';
import { freePort } from './free-port.js';
import { holderOf, lockFile, lockFileWithin, signLock } from './folder-lock.js';
import { isServer, lockFileOf, runningServer, type Server, stopServer } from './process.js';

export { EmbeddedPostgresError };

const run = promisify(execFile);
const DATABASE = 'digital_maturity';
/** Recovering after a crash included. */
const START_LIMIT_MS = 120_000;
/** What a crashed server leaves behind ends by itself within moments. */
const REMNANT_LIMIT_MS = 15_000;

export interface EmbeddedPostgres {
  url: string;
  port: number;
  /** Stops the server, unless another process started it, and gives the folder free. */
  stop(): Promise<void>;
}

interface Options {
  /** Directory of the data; made when missing. */
  directory: string;
  wantedPort?: number;
  /** Tests only: no fsync. */
  fast?: boolean;
  /** Where another process has the folder in use: works on its server instead of refusing. */
  beside?: boolean;
}

interface Place {
  /** Folder with bin, lib and share. */
  native: string;
  home: string;
  data: string;
  owner: Owner | null;
}

/**
 * Starts a real PostgreSQL from npm's binaries, in a session of its own: Ctrl-C reaches only Node, which then stops it
 * in order. A lock on the folder keeps other processes away from it. A server that a killed Node left behind is adopted:
 * nobody else can stop it any more. PostgreSQL's own lock file is never touched.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { place, lock } = openPlace(options.directory);
  const { home, data } = place;
  if (lock === null) {
    const running = options.beside ? runningServer(data) : null;
    if (running) return { url: urlOf(place, running), port: running.port, stop: () => Promise.resolve() };
    throw new EmbeddedPostgresError(
      `The data folder ${home} is in use by ${holderOf(join(home, 'lock'))}: stop that one first, or choose another folder with DATA_DIR.`,
    );
  }
  try {
    signLock(lock);
    if (!existsSync(join(data, 'PG_VERSION'))) await initialise(place);
    const server = (await survivor(place)) ?? (await startServer(place, options));
    const stop = async () => {
      await stopServer(server.pid, data);
      closeSync(lock);
    };
    return { url: urlOf(place, server), port: server.port, stop };
  } catch (error) {
    closeSync(lock);
    throw error;
  }
}

/** The folder, and its lock unless another process holds it. */
function openPlace(directory: string): { place: Place; lock: number | null } {
  const { native, home: wanted, owner } = prepareBinaries(directory);
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o700 });
    if (owner) chownSync(wanted, owner.uid, owner.gid);
    const home = realpathSync(wanted);
    return { place: { native, home, data: join(home, 'data'), owner }, lock: lockFile(join(home, 'lock')) };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The data folder ${wanted} can not be used (${reason(cause)}): give it to the user who starts the program, or choose another folder with DATA_DIR.`,
      { cause },
    );
  }
}

function urlOf({ home }: Place, { port }: Pick<Server, 'port'>, database = DATABASE): string {
  const password = readFileSync(join(home, 'password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

/** Made apart and moved: a folder that is there is complete. */
async function initialise({ native, home, data, owner }: Place): Promise<void> {
  const [made, passwordFile] = [`${data}.new`, join(home, 'password')];
  rmSync(made, { recursive: true, force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  chmodSync(passwordFile, 0o600);
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const options = ['-D', made, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    await run(join(native, 'bin', 'initdb'), [...options, ...locale, '--no-sync'], {
      cwd: '/',
      env: environment,
      ...owner,
    });
    renameSync(made, data);
  } catch (cause) {
    rmSync(made, { recursive: true, force: true });
    throw new EmbeddedPostgresError(`The database could not be made in ${data}: ${reason(cause)}`, { cause });
  }
}

/** The server that a killed Node left behind, once it answers; null where there is none, or none any more. */
async function survivor(place: Place): Promise<Server | null> {
  const running = runningServer(place.data);
  if (!running) return null;
  return (await isReady(place, running.port, () => !isServer(running.pid, place.data))) ? running : null;
}

/** Somebody else may take a port between the look at it and the start on it: then another one is tried. */
async function startServer(place: Place, { wantedPort = 54329, fast = false }: Options): Promise<Server> {
  // Every process of the server holds this lock on, so it is free when nothing of the last one lives, wherever that was.
  const lock = await lockFileWithin(REMNANT_LIMIT_MS, join(place.home, 'server.lock'));
  if (lock === null)
    throw new EmbeddedPostgresError(
      `A PostgreSQL of an earlier start still runs on ${place.data} where this process can not reach it: stop it, or the container it runs in, and start again.`,
    );
  try {
    for (let attempt = 1; ; attempt++) {
      const port = await freePort(attempt === 1 ? wantedPort : 0);
      const pid = await startOn(place, port, fast, lock);
      if (pid !== null) return { pid, port };
      const complaint = lastLines(join(place.data, 'server.log'));
      if (attempt >= 5 || !/address already in use/i.test(complaint))
        throw new EmbeddedPostgresError(`The embedded PostgreSQL did not start: ${complaint}`);
    }
  } finally {
    closeSync(lock);
  }
}

/** Answers its process id when it is ready; null when it has ended, as its log then says why. */
async function startOn(place: Place, port: number, fast: boolean, lock: number): Promise<number | null> {
  const { native, data, owner } = place;
  // The fast kind serves tests, which run many servers on one database.
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    `max_connections=${fast ? 800 : 200}`,
  ];
  settings.push('timezone=UTC', 'log_timezone=UTC', 'shared_buffers=128MB');
  if (fast) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off');
  const log = openSync(join(data, 'server.log'), 'a', 0o600);
  const child = spawn(
    join(native, 'bin', 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      cwd: '/',
      env: { ...environment, ...formerPid(data) },
      detached: true,
      stdio: ['ignore', log, log, lock],
      ...owner,
    },
  );
  closeSync(log);
  await once(child, 'spawn');
  child.unref();
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return (await isReady(place, port, hasEnded)) ? child.pid! : null;
}

/**
 * PostgreSQL does not start while a process with the number in its lock file lives, unless it is one that started it, as
 * numbers are given again. With the server's lock in our hands no other process is a server on this folder.
 */
function formerPid(data: string): Record<string, string> {
  const former = lockFileOf(data)?.pid;
  return former ? { PG_GRANDPARENT_PID: String(former) } : {};
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n') || 'no server log';
}

const STATE = `SELECT current_setting('data_directory') AS data,
                      EXISTS (SELECT 1 FROM pg_database WHERE datname = $1) AS "hasDatabase"`;

const reason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/**
 * Waits until the server takes connections, and makes sure of the database; false when it has ended instead. A server of a copy of
 * the folder, which has the same password, may answer in its place where it took the port a moment earlier.
 */
async function isReady(place: Place, port: number, hasEnded: () => boolean): Promise<boolean> {
  for (const deadline = Date.now() + START_LIMIT_MS; !hasEnded(); await sleep(100)) {
    const client = new pg.Client({
      connectionString: urlOf(place, { port }, 'postgres'),
      connectionTimeoutMillis: 5000,
    });
    try {
      await client.connect();
      const { rows } = await client.query<{ data: string; hasDatabase: boolean }>(STATE, [DATABASE]);
      const { data, hasDatabase } = rows[0]!;
      if (resolve(data) !== place.data) throw new Error(`the server of ${data} has port ${port}`);
      if (!hasDatabase) await client.query(`CREATE DATABASE ${DATABASE}`);
      return true;
    } catch (error) {
      if (Date.now() < deadline) continue;
      throw new EmbeddedPostgresError(`The embedded PostgreSQL does not answer: ${reason(error)}`, {
        cause: error,
      });
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}
