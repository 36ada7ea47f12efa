import { startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { until } from '../../../test/setup/client.js';
import { Database } from '../database/database.js';
import { Shutdown } from '../http/shutdown.js';
import { createLogger } from '../logging/logger.js';
import { HOUR_MS } from '../time/time.js';
import { Schedule } from './schedule.js';

describe('The schedule', () => {
  let test: TestApp;
  let database: Database;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
    database = test.app.get(Database);
  });
  afterAll(() => test?.close());

  const made: Schedule[] = [];
  /** What another process would have; its clockwork is turned by hand. */
  const processes = (count: number, role: 'all' | 'api' | 'worker' = 'worker') => {
    const all = Array.from(
      { length: count },
      () => new Schedule(database, { ...test.env, role }, createLogger('silent'), new Shutdown()),
    );
    made.push(...all);
    return all;
  };
  // A task that is due again at once would go on running beside the next test.
  afterEach(async () => {
    await Promise.all(made.splice(0).map((schedule) => schedule.beforeApplicationShutdown()));
  });
  const turn = async (schedules: Schedule[]) => {
    await Promise.all(schedules.map((schedule) => schedule.tick()));
    await Promise.all(schedules.map((schedule) => schedule.idle()));
  };
  const row = async (name: string) =>
    (
      await test.sql<{ error: { code: string } | null; finishedAt: Date | null; wait: number }>(
        `SELECT error, finished_at, extract(epoch FROM due_at - now())::float8 AS wait FROM scheduled_task WHERE name = $1`,
        [name],
      )
    )[0]!;
  const pass = (name: string, seconds: number) =>
    test.sql(`UPDATE scheduled_task SET due_at = due_at - make_interval(secs => $2) WHERE name = $1`, [
      name,
      seconds,
    ]);

  it('runs a task once per interval, however many processes there are', async () => {
    let runs = 0;
    const all = processes(6);
    for (const schedule of all)
      schedule.every('hourly', HOUR_MS, () => {
        runs += 1;
        return Promise.resolve();
      });
    for (let n = 0; n < 4; n += 1) await turn(all);
    expect(runs).toBe(1);
    expect((await row('hourly')).wait).toBeGreaterThan(3590);
    await pass('hourly', 3601);
    for (let n = 0; n < 4; n += 1) await turn(all);
    expect(runs).toBe(2);
  });

  it('never runs a task twice at the same time, also when it takes longer than its interval', async () => {
    let running = 0;
    let most = 0;
    let letGo = () => undefined as void;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const all = processes(3);
    for (const schedule of all)
      schedule.every('long', 1, async () => {
        most = Math.max(most, (running += 1));
        await gate;
        running -= 1;
      });
    await Promise.all(all.map((schedule) => schedule.tick()));
    await until(() => Promise.resolve(running === 1));
    for (let n = 0; n < 5; n += 1) await Promise.all(all.map((schedule) => schedule.tick()));
    letGo();
    await Promise.all(all.map((schedule) => schedule.idle()));
    expect(most).toBe(1);
  });

  it('keeps the reason of a failure and tries again in minutes, while the others go on', async () => {
    let fails = true;
    let others = 0;
    const [one] = processes(1);
    one!.every('failing', 24 * HOUR_MS, () =>
      fails ? Promise.reject(new Error('no luck')) : Promise.resolve(),
    );
    one!.every('steady', HOUR_MS, () => {
      others += 1;
      return Promise.resolve();
    });
    await turn([one!]);
    expect(others).toBe(1);
    const failed = await row('failing');
    expect(failed.error).toMatchObject({ code: 'internal_error' });
    expect(failed.wait).toBeLessThan(301);
    fails = false;
    await pass('failing', 301);
    await turn([one!]);
    expect(await row('failing')).toMatchObject({ error: null });
    expect((await row('failing')).wait).toBeGreaterThan(23 * 3600);
  });

  it('hands the task of a process that died to another one', async () => {
    let finished = 0;
    const [dying, healthy] = processes(2);
    dying!.every('taken over', HOUR_MS, async (signal) => {
      await until(() => Promise.resolve(signal.aborted));
    });
    healthy!.every('taken over', HOUR_MS, () => {
      finished += 1;
      return Promise.resolve();
    });
    await dying!.tick();
    await until(async () => (await row('taken over')).wait > 200);
    await pass('taken over', 301);
    await turn([healthy!]);
    expect(finished).toBe(0);
    await test.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 7204116
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    await until(async () => {
      await turn([healthy!]);
      return finished === 1;
    });
  });

  it('runs a nightly task at two o’clock at night, not before the first one, and after a day off as soon as it can', async () => {
    let runs = 0;
    const [one] = processes(1);
    one!.nightly('nightly', 'Europe/Budapest', () => {
      runs += 1;
      return Promise.resolve();
    });
    const due = async () =>
      (
        await test.sql<{ clock: string; ahead: boolean }>(
          `SELECT to_char(due_at AT TIME ZONE 'Europe/Budapest', 'HH24:MI:SS') AS clock, due_at - now() BETWEEN '0 hours' AND '25 hours' AS ahead
           FROM scheduled_task WHERE name = 'nightly'`,
        )
      )[0]!;
    await turn([one!]);
    expect([runs, await due()]).toEqual([0, { clock: '02:00:00', ahead: true }]);
    await pass('nightly', 40 * 3600);
    await turn([one!]);
    expect([runs, await due()]).toEqual([1, { clock: '02:00:00', ahead: true }]);
  });

  it('leaves the work to processes that work', async () => {
    const [api] = processes(1, 'api');
    api!.every('not here', HOUR_MS, () => Promise.reject(new Error('ran')));
    await turn([api!]);
    expect(await row('not here')).toBeUndefined();
  });

  it('tells running tasks that the process is stopping, and waits for them', async () => {
    const [one] = processes(1);
    let ended = false;
    one!.every('patient', HOUR_MS, async (signal) => {
      await until(() => Promise.resolve(signal.aborted));
      ended = true;
    });
    await one!.tick();
    await one!.beforeApplicationShutdown();
    expect(ended).toBe(true);
  });

  it('refuses two tasks of one name', () => {
    const [one] = processes(1);
    one!.every('unique', HOUR_MS, () => Promise.resolve());
    expect(() => one!.every('unique', HOUR_MS, () => Promise.resolve())).toThrow('two scheduled tasks');
  });
});
