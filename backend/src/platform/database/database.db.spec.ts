import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { until } from '../../../test/setup/client.js';
import { startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { asAppError } from '../errors/error.filter.js';
import { Events } from '../events/events.js';
import { Database } from './database.js';

class Happened {
  constructor(readonly what: string) {}
}

describe('a transaction', () => {
  let test: TestApp;
  let database: Database;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
    database = test.app.get(Database);
  });
  afterAll(() => test.close());

  const write = (key: string) => database.query(`INSERT INTO setting (key, value) VALUES ($1, 'x')`, [key]);
  /** What everybody else sees. */
  const stored = async (key: string) =>
    (await test.sql(`SELECT 1 FROM setting WHERE key = $1`, [key])).length === 1;

  it('runs tasks after the commit, when others see the rows, in order', async () => {
    const seen: string[] = [];
    const answer = await database.transaction(async () => {
      await database.afterCommit(async () => seen.push(`first ${await stored('order')}`));
      await write('order');
      await database.afterCommit(() => seen.push('second'));
      expect(seen).toEqual([]);
      expect(await stored('order')).toBe(false);
      return 42;
    });
    expect([answer, seen]).toEqual([42, ['first true', 'second']]);
  });

  it('leaves nothing and runs nothing when it fails', async () => {
    const seen: string[] = [];
    const failing = database.transaction(async () => {
      await write('undone');
      await database.afterCommit(() => seen.push('never'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect([seen, await stored('undone')]).toEqual([[], false]);
  });

  it('whose connection ends between two statements says that the database is away', async () => {
    const cut = database.transaction(async () => {
      const [own] = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await test.sql('SELECT pg_terminate_backend($1)', [own!.pid]);
      const wasNoticed = () =>
        database.query('SELECT 1').then(
          () => false,
          (error: unknown) => error instanceof QueryRunnerAlreadyReleasedError,
        );
      await until(wasNoticed);
      await write('cut');
    });
    const error = await cut.then(() => null, asAppError);
    expect([error?.code, error?.status]).toEqual(['unavailable', 503]);
  });

  it('takes in nested ones: they stand or fall with the outer one', async () => {
    const seen: string[] = [];
    const inner = () =>
      database.transaction(async () => {
        await write('inner');
        await database.afterCommit(() => seen.push('inner'));
      });
    await expect(
      database.transaction(async () => {
        await inner();
        expect(seen).toEqual([]);
        throw new Error('outer');
      }),
    ).rejects.toThrow('outer');
    expect([seen, await stored('inner')]).toEqual([[], false]);
    await database.transaction(inner);
    expect([seen, await stored('inner')]).toEqual([['inner'], true]);
  });

  it('is not joined by a task after its commit, even if that opens another', async () => {
    await database.transaction(async () => {
      await database.afterCommit(() => database.transaction(() => write('later')));
    });
    expect(await stored('later')).toBe(true);
  });

  it('answers although a task after it fails, and goes on with the next task', async () => {
    const seen: string[] = [];
    const answer = await database.transaction(async () => {
      await database.afterCommit(() => Promise.reject(new Error('bell broken')));
      await database.afterCommit(() => seen.push('next'));
      return 'done';
    });
    expect([answer, seen]).toEqual(['done', ['next']]);
  });

  it('keeps parallel ones apart and gives every connection back', async () => {
    await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) =>
        database.transaction(async () => {
          await write(`parallel-${n}`);
          await database.query('SELECT pg_sleep(0.005)');
          if (n % 2) throw new Error('odd');
        }),
      ),
    );
    const rows = await test.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM setting WHERE key LIKE 'parallel-%'`,
    );
    expect(rows).toEqual([{ n: 30 }]);
    const idle = await test.sql(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    expect(idle).toEqual([]);
  });

  it('lets events follow in it, and what they touch outside after it', async () => {
    const events = test.app.get(Events);
    const seen: string[] = [];
    events.on(Happened, ({ what }) => write(`event-${what}`));
    events.on(Happened, ({ what }) => database.afterCommit(() => seen.push(what)));
    const emit = (what: string, fails: boolean) =>
      database.transaction(async () => {
        await events.emit(new Happened(what));
        expect(seen).not.toContain(what);
        if (fails) throw new Error('no');
      });
    await emit('committed', false);
    await expect(emit('lost', true)).rejects.toThrow('no');
    expect([seen, await stored('event-committed'), await stored('event-lost')]).toEqual([
      ['committed'],
      true,
      false,
    ]);
  });
});
