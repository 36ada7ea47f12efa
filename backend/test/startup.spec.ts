import { createServer } from 'node:net';
import { VERSION } from '../src/platform/version.js';
import { runServer, type RunningServer } from './server-run.js';
import { freePort } from './setup/environment.js';

const secret = 'ab'.repeat(32);

describe('the start', () => {
  let server: RunningServer | null = null;
  afterEach(() => server?.kill());

  it('with a taken port ends with one clear line and exit code 1, before any database is made', async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    try {
      server = await runServer({ PORT: String(port) });
      expect(await server.exit()).toBe(1);
      expect(server.output().trim()).toBe(
        `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
      );
      expect(server.postgresPid()).toBeNull();
    } finally {
      other.close();
    }
  });

  it('with a bad environment lists every problem, repeats no secret and ends with exit code 1', async () => {
    server = await runServer({
      PORT: 'eighty',
      ROLE: 'boss',
      DATABASE_URL: 'mysql://root:hunter2@db/app',
      SETTINGS_KEY: secret,
    });
    expect(await server.exit()).toBe(1);
    // In operation the last words, too, are a line of the log.
    const { level, version, msg } = JSON.parse(server.output()) as Record<string, string>;
    expect({ level, version }).toEqual({ level: 'fatal', version: VERSION });
    const lines = msg!.split('\n');
    expect(lines[0]).toBe("The configuration can't be used:");
    expect(
      lines
        .slice(1)
        .map((line) => line.trim().split(' ')[1])
        .sort(),
    ).toEqual(['DATABASE_URL', 'PORT', 'ROLE', 'SESSION_SECRET']);
    expect(server.output()).not.toMatch(/hunter2|abab|\n\s+at /);
  });

  it('with a database that is not there ends with one sentence and exit code 1 within seconds', async () => {
    const port = await freePort();
    const away = `postgres://u:hunter2@127.0.0.1:${port}/app`;
    server = await runServer({ DATABASE_URL: away, SESSION_SECRET: secret, SETTINGS_KEY: secret });
    expect(await server.exit()).toBe(1);
    const lines = server.output().trim().split('\n');
    const fatal = lines
      .map((line) => JSON.parse(line) as Record<string, string>)
      .filter(({ level }) => level === 'fatal');
    expect(fatal).toEqual([
      expect.objectContaining({
        level: 'fatal',
        role: 'all',
        msg: `The database at 127.0.0.1:${port} can't be reached: nothing listens there. Check DATABASE_URL, and that PostgreSQL runs and lets this machine in.`,
      }),
    ]);
  });
});
