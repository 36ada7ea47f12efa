import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import { Client, until } from './setup/client.js';
import { isAlive, newDataDir, runServer, type RunningServer } from './server-run.js';

const NOBODY = { uid: 65_534, gid: 65_534 };
/** As root the program runs as whoever it is; an ordinary user is somebody else. */
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
  let cookie: string;
  afterAll(() => server?.kill());

  const start = async () => {
    server = await runServer({}, dataDir, user);
    await server.ready();
    return server;
  };
  /** The session outlives the process: rows and secrets were kept. */
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

  it('recovers from a kill -9 of Node and of itself', async () => {
    const pid = server.postgresPid()!;
    server.signal('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await server.exit();
    await until(async () => !isAlive(pid));
    await start();
    expect(server.postgresPid()).not.toBe(pid);
    expect(await isSignedIn()).toBe(true);
  });

  it('starts although the number of the one that crashed is that of another program by now', async () => {
    const lock = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    const pid = server.postgresPid()!;
    server.signal('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await server.exit();
    await until(async () => !isAlive(pid));
    const { uid, gid } = statSync(lock);
    const other = spawn('sleep', ['300'], { uid, gid, stdio: 'ignore' });
    try {
      writeFileSync(lock, readFileSync(lock, 'utf8').replace(String(pid), String(other.pid)));
      await start();
      expect(await isSignedIn()).toBe(true);
      expect(isAlive(other.pid!)).toBe(true);
    } finally {
      other.kill();
    }
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'stops with the program on %s and leaves no process behind',
    async (signal) => {
      if (!isAlive(server.postgresPid() ?? -1)) await start();
      const pid = server.postgresPid()!;
      server.signal(signal);
      expect(await server.exit()).toBe(0);
      expect(isAlive(pid)).toBe(false);
      expect(server.postgresPid()).toBeNull();
    },
  );
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

describe('two embedded databases started in the same moment', () => {
  it('find a port each, although both looked at the same one', async () => {
    const started = await Promise.all(
      [newDataDir(), newDataDir()].map((directory) =>
        startEmbeddedPostgres({ directory, wantedPort: 54_800, fast: true }),
      ),
    );
    expect(new Set(started.map(({ port }) => port)).size).toBe(2);
    await Promise.all(started.map((database) => database.stop()));
  });
});
