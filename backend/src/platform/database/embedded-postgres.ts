import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { EmbeddedPostgresError, prepareBinaries, type Owner } from './embedded-binaries.js';

const run = promisify(execFile);
const DATABASE = 'digital_maturity';

export interface EmbeddedPostgres {
  url: string;
  port: number;
  /** True when a server of ours was still running (after a kill -9) and was taken over. */
  adopted: boolean;
  stop(): Promise<void>;
}

interface Options {
  /** Directory of the data; made when missing. */
  directory: string;
  wantedPort?: number;
  /** Tests only: no fsync. */
  fast?: boolean;
}

/**
 * Starts a real PostgreSQL from npm's binaries. It is started through pg_ctl, which detaches it: Ctrl-C reaches only
 * Node, which then stops it in order. After a kill -9 of Node the server lives on and the next start adopts it.
 */
export async function startEmbeddedPostgres({
  directory,
  wantedPort = 54329,
  fast = false,
}: Options): Promise<EmbeddedPostgres> {
  const { native, home, owner } = prepareBinaries(directory);
  const data = join(home, 'data');
  const passwordFile = join(home, 'password');
  mkdirSync(dirname(home), { recursive: true, mode: 0o755 });
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (owner) chownSync(home, owner.uid, owner.gid);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(native, data, passwordFile, owner);
  const password = readFileSync(passwordFile, 'utf8').trim();

  const running = runningServer(data);
  const port =
    running ?? (await startOnFreePort(wantedPort, (free) => startServer(native, data, free, fast, owner)));
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  await ensureDatabase(url('postgres'));
  return { url: url(DATABASE), port, adopted: running !== null, stop: () => stopServer(data) };
}

const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

async function initialise(
  native: string,
  data: string,
  passwordFile: string,
  owner: Owner | null,
): Promise<void> {
  rmSync(data, { recursive: true, force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  chmodSync(passwordFile, 0o600);
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const options = ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8',
    '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-sync']; // prettier-ignore
  try {
    await run(join(native, 'bin', 'initdb'), options, { cwd: '/', env: environment, ...(owner ?? {}) });
  } catch (cause) {
    rmSync(data, { recursive: true, force: true });
    throw new EmbeddedPostgresError(`The database could not be made in ${data}: ${reason(cause)}`, { cause });
  }
}

function startServer(native: string, data: string, port: number, fast: boolean, owner: Owner | null): void {
  rmSync(join(data, 'postmaster.pid'), { force: true });
  // The fast kind serves tests, which run many servers on one database.
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', `max_connections=${fast ? 800 : 200}`,
    'timezone=UTC', 'log_timezone=UTC', 'shared_buffers=128MB',
    ...(fast ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : [])]; // prettier-ignore
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const command = [
    'start',
    '-w',
    '-t',
    '60',
    '-s',
    '-D',
    data,
    '-l',
    join(data, 'server.log'),
    '-o',
    options,
  ];
  try {
    // pg_ctl's server inherits the pipes, so execFile would wait for the server's end: no pipes.
    const { status, error } = spawnSync(join(native, 'bin', 'pg_ctl'), command, {
      cwd: '/',
      env: environment,
      stdio: 'ignore',
      ...(owner ?? {}),
    });
    if (error) throw error;
    if (status !== 0) throw new Error(lastLines(join(data, 'server.log')));
  } catch (cause) {
    throw new EmbeddedPostgresError(`The embedded PostgreSQL did not start: ${reason(cause)}`, { cause });
  }
}

function lastLines(file: string): string {
  return existsSync(file)
    ? readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n')
    : 'no server log';
}

const reason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** Port of a live server on this data directory, or null. Pids are reused and zombies linger, so the command line must match. */
function runningServer(data: string): number | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid = '', , , port = ''] = readFileSync(file, 'utf8').split('\n');
  return isServer(Number(pid), data) && Number(port) > 0 ? Number(port) : null;
}

function isServer(pid: number, data: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const commandLine = process.platform === 'linux' ? readProc(pid) : readPs(pid);
  return commandLine.includes(data);
}

function readProc(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // gone, or a zombie, whose command line is empty anyway
  }
}

function readPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Somebody else may take a port between the look at it and the start on it: then another one is tried. */
async function startOnFreePort(wanted: number, start: (port: number) => void): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(attempt === 1 ? wanted : 0);
    try {
      start(port);
      return port;
    } catch (error) {
      if (attempt >= 5 || !/address already in use/i.test(String(error))) throw error;
    }
  }
}

/** The first free port from the wanted one on; any, where none of them is free or none is wanted (0). */
async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port > 0 && port < wanted + 50; port++) if (await isFree(port)) return port;
  return new Promise((resolvePort, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolvePort(port));
    });
  });
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((free) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      free(false);
    });
    socket.once('error', () => free(true));
  });

/** The server answers a moment before it takes connections after a crash, so this tries for a while. */
async function ensureDatabase(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
      if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
      return;
    } catch (error) {
      if (attempt >= 50)
        throw new EmbeddedPostgresError(`The embedded PostgreSQL does not answer: ${reason(error)}`, {
          cause: error,
        });
      await new Promise((wait) => setTimeout(wait, 200));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Smart, then fast, then immediate shutdown; returns when the server is gone. */
async function stopServer(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const steps: [NodeJS.Signals, number][] = [['SIGTERM', 1000], ['SIGINT', 8000], ['SIGQUIT', 3000]]; // prettier-ignore
  for (const [signal, limitMs] of steps) {
    if (!isServer(pid, data)) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + limitMs;
    while (Date.now() < deadline && isServer(pid, data)) await new Promise((wait) => setTimeout(wait, 10));
  }
}
