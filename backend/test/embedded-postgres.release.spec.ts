import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client, until } from './setup/client.js';
import { isAlive, newDataDir, runServer, type RunningServer } from './server-run.js';
import { runSql } from './setup/test-database.js';

const HOLDER = resolve(import.meta.dirname, 'setup/hold-postgres.mjs');
const NOBODY = { uid: 65_534, gid: 65_534 };
/** As root the program runs as root; an ordinary user is somebody else. */
const users =
  process.getuid?.() === 0
    ? ([
        ['root', undefined],
        ['an ordinary user', NOBODY],
      ] as const)
    : ([['an ordinary user', undefined]] as const);

describe.each(users)('the embedded database, started by %s', (_name, user) => {
  const dataDir = newDataDir(user);
  let server: RunningServer;
  let holder: ChildProcess | null = null;
  let cookie: string;
  afterAll(async () => {
    holder?.kill('SIGKILL');
    await server?.kill();
  });

  const start = async () => {
    server = await runServer({}, dataDir, user);
    await server.ready();
    return server;
  };
  /** Does with the database what the start of the program does, in a fraction of the time; answers its address. */
  const hold = async () => {
    const child = spawn(process.execPath, [HOLDER, join(dataDir, 'postgres')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      ...user,
    });
    holder = child;
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('It ended while starting')));
    const [url] = await Promise.race([once(child.stdout, 'data'), ended]);
    return String(url).trim();
  };
  const killHolder = async () => {
    const ended = once(holder!, 'exit');
    holder!.kill('SIGKILL');
    await ended;
  };
  const killHolderAndPostgres = async () => {
    const pid = server.postgresPid()!;
    const ended = killHolder();
    process.kill(pid, 'SIGKILL');
    await ended;
    await until(async () => !isAlive(pid));
    return pid;
  };
  const write = (url: string, n: number) => runSql(url, `CREATE TABLE written_${n} AS SELECT ${n} AS n`);
  const written = async (url: string, n: number) => (await runSql(url, `SELECT n FROM written_${n}`))[0];
  const stopsOn = async (signal: NodeJS.Signals) => {
    const pid = server.postgresPid()!;
    server.signal(signal);
    expect(await server.exit()).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(server.postgresPid()).toBeNull();
  };
  /** The session outlives the process: rows and secrets are still there. */
  const isSignedIn = async () =>
    (await fetch(`${server.baseUrl}/api/user`, { headers: { Cookie: cookie } })).status === 200;
  const secretFile = () => statSync(join(dataDir, 'secrets', 'session-secret'));

  it('comes up by itself, with a printed sign-in code and secrets for the owner alone', async () => {
    await start();
    expect(secretFile().mode & 0o777).toBe(0o600);
    expect(server.output()).toContain('Sign in as        admin@example.com   (the code appears here)');
    cookie = await until(() => signIn(server));
    expect(await isSignedIn()).toBe(true);
    expect(isAlive(server.postgresPid()!)).toBe(true);
  });

  it('lives on after a kill -9 of Node and is adopted by the next start', async () => {
    const pid = server.postgresPid()!;
    server.signal('SIGKILL');
    await server.exit();
    expect(isAlive(pid)).toBe(true);
    await start();
    expect(server.postgresPid()).toBe(pid);
    expect(await isSignedIn()).toBe(true);
  });

  it('stops with the program on SIGTERM and leaves no process behind', () => stopsOn('SIGTERM'));

  it('recovers from a kill -9 of Node and of itself', async () => {
    await write(await hold(), 1);
    const pid = await killHolderAndPostgres();
    const url = await hold();
    expect(server.postgresPid()).not.toBe(pid);
    expect(await written(url, 1)).toEqual({ n: 1 });
    await write(url, 2);
  });

  it('starts although the number of the one that crashed is that of another program by now', async () => {
    const lock = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    const pid = await killHolderAndPostgres();
    const { uid, gid } = statSync(lock);
    const other = spawn('sleep', ['300'], { uid, gid, stdio: 'ignore' });
    try {
      writeFileSync(lock, readFileSync(lock, 'utf8').replace(String(pid), String(other.pid)));
      expect(await written(await hold(), 2)).toEqual({ n: 2 });
      expect(isAlive(other.pid!)).toBe(true);
    } finally {
      other.kill();
    }
  });

  it('has its rows and secrets after all of it, and stops on SIGINT, too', async () => {
    await killHolder();
    await start();
    expect(await isSignedIn()).toBe(true);
    await stopsOn('SIGINT');
  });
});

/** Signs in with the code on the console and answers the session's cookie; null until the code is there. */
async function signIn(server: RunningServer): Promise<string | null> {
  const client = new Client(server.baseUrl);
  const email = 'admin@example.com';
  if (!server.output().includes('Sign-in code')) await client.post('/api/admin/send-magic-link', { email });
  const token = /Sign-in code for admin@example\.com: (\d{6})/.exec(server.output())?.[1];
  if (!token) return null;
  const { headers } = await client.post('/api/admin/verify-magic-link', { email, token });
  return (
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('session='))
      ?.split(';')[0] ?? null
  );
}
