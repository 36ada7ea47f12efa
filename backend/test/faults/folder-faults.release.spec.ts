import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, newDataDir, runServer, type RunningServer } from '../server-run.js';
import { until } from '../setup/client.js';
import { runSql } from '../setup/test-database.js';
import { survives } from './fault.js';

/** A container's view: process ids and shared memory of its own, on the same volume. */
const CONTAINER = ['unshare', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc'];
const mayContain = spawnSync(CONTAINER[0]!, [...CONTAINER.slice(1), 'true']).status === 0;
if (!mayContain)
  process.stderr.write('Not tried: two containers on one data folder, as unshare is not permitted here.\n');

describe('Two starts on one data folder', () => {
  let dataDir: string;
  let first: RunningServer;
  let links: string;

  const start = async (launcher: readonly string[] = []) => {
    const server = await runServer({}, dataDir, undefined, launcher);
    await server.ready();
    return server;
  };
  const ownLock = () => readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8');
  const sql = <Row extends object>(text: string) => {
    const password = readFileSync(join(dataDir, 'postgres', 'password'), 'utf8');
    const port = ownLock().split('\n')[3];
    return runSql<Row>(`postgres://postgres:${password}@127.0.0.1:${port}/digital_maturity`, text);
  };
  const countRows = async () => (await sql<{ n: number }>('SELECT count(*)::int AS n FROM written'))[0]!.n;
  /** Rows that the database has said it holds, one after the other. */
  const startWriting = () => {
    let [rows, isOver] = [0, false];
    const work = (async () => {
      rows = await countRows();
      for (; !isOver; rows += 1) await sql('INSERT INTO written VALUES (DEFAULT)');
    })();
    return async () => {
      isOver = true;
      await work;
      return rows;
    };
  };

  beforeAll(async () => {
    [dataDir, links] = [newDataDir(), mkdtempSync(join(tmpdir(), 'links-'))];
    first = await start();
    await sql('CREATE TABLE written (n serial)');
  }, 60_000);
  afterAll(async () => {
    await first?.kill();
    rmSync(links, { recursive: true, force: true });
  });

  const refused = async (second: RunningServer) => {
    try {
      const end = await Promise.race([
        second.exit(),
        second.ready().then(
          () => 'it started',
          () => second.exit(),
        ),
      ]);
      expect(end).toBe(1);
      expect(second.output().trim()).toMatch(
        new RegExp(
          `^The data folder ${join(dataDir, 'postgres')} is in use by process \\d+ on ${hostname()} since \\S+: stop that one first, or choose another folder with DATA_DIR\\.$`,
        ),
      );
    } finally {
      second.signal('SIGKILL');
    }
  };
  const ways: Record<string, (n: number) => Promise<RunningServer>> = {
    'on another port': () => runServer({}, dataDir),
    'through a symbolic link': (n) => {
      const link = join(links, String(n));
      symlinkSync(dataDir, link);
      return runServer({}, link);
    },
    ...(mayContain ? { 'from another container': () => runServer({}, dataDir, undefined, CONTAINER) } : {}),
  };

  for (const [way, startSecond] of Object.entries(ways))
    survives(`a second start on one data folder ${way}`, async ({ n, random, moment }) => {
      const [finish, lock] = [startWriting(), ownLock()];
      await moment(300);
      await refused(await startSecond(n));
      expect(ownLock()).toBe(lock);
      expect((await fetch(`${first.baseUrl}/api/health/ready`)).status).toBe(200);
      const rows = await finish();
      // What was written is there after an orderly stop and after a kill, which leaves PostgreSQL to the next start.
      first.signal(random() < 0.5 ? 'SIGTERM' : 'SIGKILL');
      await first.exit();
      first = await start();
      expect(await countRows()).toBe(rows);
      return null;
    });

  survives('two starts on an empty data folder at the same moment', async ({ moment }) => {
    const empty = newDataDir();
    const one = await runServer({}, empty);
    await moment(200);
    const two = await runServer({}, empty);
    try {
      const outcomes = [one, two].map((server) =>
        server.ready().then(
          () => 'ready',
          () => server.output().trim(),
        ),
      );
      const ended = (await Promise.all(outcomes)).sort();
      expect(ended).toEqual([
        expect.stringMatching(/^The data folder .* is in use by .*DATA_DIR\.$/),
        'ready',
      ]);
    } finally {
      await Promise.all([one, two].map(({ kill }) => kill()));
    }
    return null;
  });

  if (mayContain)
    survives('a start while PostgreSQL of a killed container lives on out of reach', async ({ moment }) => {
      const rows = await countRows();
      first.signal('SIGTERM');
      await first.exit();
      const wish = join(dataDir, 'kill');
      const script = `"$@" & while [ ! -e ${wish} ]; do sleep 0.1; done; kill -9 $!; exec sleep 600`;
      const container = await start([...CONTAINER, 'sh', '-c', script, 'sh']);
      const lock = ownLock();
      writeFileSync(wish, '');
      await until(async () => !(await fetch(container.baseUrl).catch(() => null)));
      rmSync(wish);
      first = await runServer({}, dataDir);
      await moment(3500);
      // It waits, instead of beginning a second server on the same files.
      expect(ownLock()).toBe(lock);
      expect(await countRows()).toBe(rows);
      container.signal('SIGKILL');
      const ended = Date.now();
      await first.ready();
      expect(await countRows()).toBe(rows);
      return Date.now() - ended;
    });

  it('leaves no server behind', async () => {
    const pid = first.postgresPid()!;
    first.signal('SIGTERM');
    expect(await first.exit()).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
  });
});
