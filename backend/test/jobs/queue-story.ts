import { AppError } from '../../src/platform/errors/app-error.js';
import { LeaseLost, RetryLater } from '../../src/platform/jobs/work.js';
import { HOUR_MS } from '../../src/platform/time/time.js';
import { until } from '../setup/client.js';
import { runSql } from '../setup/test-database.js';
import { isRelease } from '../setup/level.js';
import { PLACES, type Station, type TestWork, useTwoStations } from './queue-fixture.js';

const ITEMS = isRelease ? 1000 : 200;

const WAITS_FOR_ROW = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%UPDATE job SET done%'`;

/** What holds for jobs on either backend of the queue. */
export function queueStory(redisUrl: () => Promise<string | null>): void {
  const ground = useTwoStations(redisUrl);
  const { both, itemsOf, workOff } = ground;
  let url: string;
  let a: Station;
  let b: Station;
  beforeAll(() => ({ url, a, b } = ground));
  /** A job as a lost bell or a dead worker leaves it behind. */
  const leftBehind = async (values: string) => {
    const [job] = await runSql<{ id: string }>(
      url,
      `INSERT INTO job (queue, kind, state, total) VALUES ('test-queue', 'one', 'running', 1) RETURNING id`,
    );
    await runSql(
      url,
      `INSERT INTO job_item (job_id, queue, state, attempts, crashes, fence, run_at, lease_until) VALUES ($1, 'test-queue', ${values})`,
      [job!.id],
    );
    return job!.id;
  };
  const minuteAgo = `now() - interval '1 minute'`;

  it(`finish ${ITEMS} items once each, on two workers`, async () => {
    const runs = new Map<string, number>();
    both((work) => work.finish(async () => (runs.set(work.ref!, (runs.get(work.ref!) ?? 0) + 1), null)));
    const refs = Array.from({ length: ITEMS }, (_, n) => `r${n}`);
    const job = await a.ended((await a.start(refs)).id);
    expect([runs.size, Math.max(...runs.values())]).toEqual([ITEMS, 1]);
    expect(job).toMatchObject({ state: 'done', done: ITEMS, total: ITEMS, failed: 0 });
    expect(job.result).toEqual({ successCount: ITEMS, errorCount: 0, skippedCount: 0 });
  });

  it('are found when their bell was lost', async () => {
    const id = await leftBehind(`'queued', 0, 0, 0, ${minuteAgo}, NULL`);
    await a.workOff();
    expect(await a.ended(id)).toMatchObject({ state: 'done', done: 1 });
  });

  it('go on after a crash, once the lease is over', async () => {
    const attempts: unknown[] = [];
    both((work) => work.finish(async () => (attempts.push([work.attempt, work.lastAttempt]), null)));
    const id = await leftBehind(`'running', 1, 0, 1, ${minuteAgo}, now() - interval '1 second'`);
    await a.workOff();
    expect(await a.ended(id)).toMatchObject({ state: 'done' });
    expect(attempts).toEqual([[2, false]]);
    expect(await itemsOf(id)).toMatchObject([{ crashes: 1, attempts: 2, fence: 2 }]);
  });

  it('are left to a living worker while its lease lasts', async () => {
    const id = await leftBehind(`'running', 1, 0, 1, ${minuteAgo}, now() + interval '1 hour'`);
    await workOff();
    expect(await itemsOf(id)).toMatchObject([{ state: 'running', fence: 1 }]);
  });

  it('are given up with a reason after the third crash', async () => {
    let ran = false;
    both(async () => void (ran = true));
    const id = await leftBehind(`'running', 3, 2, 3, ${minuteAgo}, now() - interval '1 second'`);
    await a.workOff();
    const job = await a.ended(id);
    expect([job.state, job.error?.code, ran]).toEqual(['failed', 'worker_crashed', false]);
    expect([...a.givenUp, ...b.givenUp]).toEqual(['worker_crashed']);
  });

  it('never let two workers finish an item: the one that was overtaken writes nothing', async () => {
    const written: string[] = [];
    const outcomes: unknown[] = [];
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    let letSecondGo = () => undefined as void;
    const secondHeld = new Promise<void>((resolve) => (letSecondGo = resolve));
    const begun: string[] = [];
    both(async (work) => {
      const mine = begun.length === 0 ? 'first' : 'second';
      begun.push(mine);
      await (mine === 'first' ? held : secondHeld);
      const end = work.finish(async () => (written.push(mine), { answer: mine }));
      await end.catch((error: unknown) => {
        outcomes.push([mine, error instanceof LeaseLost]);
        throw error;
      });
    });
    const { id } = await a.start();
    await until(async () => begun.length === 1);
    await until(async () => {
      await runSql(
        url,
        `UPDATE job_item SET lease_until = now() - interval '1 second' WHERE job_id = $1 AND fence = 1`,
        [id],
      );
      await a.sweep();
      return begun.includes('second');
    });
    // The second one is still at it, so that the item runs: only the fence tells them apart.
    release();
    await until(async () => outcomes.length === 1);
    expect([written, outcomes]).toEqual([[], [['first', true]]]);
    letSecondGo();
    expect(await a.ended(id)).toMatchObject({ state: 'done', done: 1, result: { answer: 'second' } });
  });

  it('are tried again later as their handler says, and at last fail with the reason', async () => {
    const times: number[] = [];
    both(async () => {
      times.push(Date.now());
      throw new RetryLater(400, new AppError('unavailable', 503));
    });
    const { id } = await a.start();
    const job = await a.ended(id);
    expect([job.state, job.error?.code, times.length]).toEqual(['failed', 'unavailable', 3]);
    for (const [n, time] of times.slice(1).entries()) expect(time - times[n]!).toBeGreaterThanOrEqual(340);
    expect([...a.givenUp, ...b.givenUp]).toEqual(['unavailable']);
  });

  it('fail at once for an unexpected error, one item not harming the others', async () => {
    both((work) =>
      work.ref === 'bad'
        ? Promise.reject(new TypeError('bug'))
        : work.ref === 'no'
          ? work.skip()
          : work.finish(),
    );
    const job = await a.ended((await a.start(['bad', 'good', 'no'])).id);
    expect(job).toMatchObject({
      state: 'done',
      done: 1,
      failed: 1,
      skipped: 1,
      result: { successCount: 1, errorCount: 1, skippedCount: 1 },
    });
    expect((await itemsOf(job.id)).map(({ state, error }) => [state, error?.code])).toEqual([
      ['failed', 'internal_error'],
      ['done', undefined],
      ['skipped', undefined],
    ]);
  });

  it('are worked on at once as far as there are places, and the next one as soon as a place is free', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    let running = 0;
    let most = 0;
    const handle = async (work: TestWork) => {
      most = Math.max(most, (running += 1));
      await held;
      running -= 1;
      await work.finish();
    };
    both(handle);
    const { id } = await a.start(Array.from({ length: 3 * PLACES }, (_, n) => `r${n}`));
    await Promise.all([a.sweep(), b.sweep()]);
    await until(async () => running === 2 * PLACES);
    await Promise.all([a.sweep(), b.sweep()]);
    release();
    expect(await a.ended(id)).toMatchObject({ done: 3 * PLACES, failed: 0 });
    expect(most).toBe(2 * PLACES);
  });

  it('are all held, on every worker, while the queue is closed', async () => {
    const ran: string[] = [];
    both(async (work) => {
      ran.push(work.ref!);
      if (ran.length === 1) throw new RetryLater(0, new AppError('unavailable', 503), HOUR_MS);
      return work.finish();
    });
    const first = await a.start(['first']);
    await until(async () => (await runSql(url, `SELECT 1 FROM queue_gate`)).length === 1);
    const others = await b.start(['x', 'y', 'z']);
    await workOff();
    expect(ran).toEqual(['first']);
    await runSql(url, `UPDATE queue_gate SET closed_until = now()`);
    await workOff();
    await Promise.all([a.ended(first.id), a.ended(others.id)]);
    expect(ran.sort()).toEqual(['first', 'first', 'x', 'y', 'z']);
  });

  it('stop when they are cancelled, and write nothing any more', async () => {
    let signal: AbortSignal | undefined;
    let wrote = false;
    both(async (work) => {
      signal = work.signal;
      await new Promise((resolve) => work.signal.addEventListener('abort', resolve));
      await work.finish(async () => ((wrote = true), null));
    });
    const { id } = await a.start();
    await until(async () => signal);
    await runSql(url, `UPDATE job SET state = 'cancelled' WHERE id = $1`, [id]);
    await Promise.all([a.renewLeases(), b.renewLeases()]);
    expect(signal!.aborted).toBe(true);
    await workOff();
    expect([wrote, (await a.jobs.one(id)).state]).toEqual([false, 'cancelled']);
  });

  it('are waited for until they end, or until the limit', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    both(async (work) => (await held, work.finish()));
    const { id } = await a.start();
    expect((await a.jobs.waitFor(id, 300)).state).toMatch(/queued|running/);
    const waiting = a.jobs.waitFor(id, 600_000);
    release();
    expect(await waiting).toMatchObject({ state: 'done' });
  });

  it('are joined while one with the same key is active, and start anew after it', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    both(async (work) => (await held, work.finish()));
    const jobs = await Promise.all(Array.from({ length: 10 }, () => a.start(undefined, 'same key')));
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    release();
    await a.ended(jobs[0]!.id);
    expect((await a.start(undefined, 'same key')).id).not.toBe(jobs[0]!.id);
  });

  it('are not joined once their items have ended, although nobody has counted them yet', async () => {
    const { id } = await a.start(undefined, 'worked off');
    await a.ended(id);
    await runSql(url, `UPDATE job SET state = 'running', finished_at = NULL WHERE id = $1`, [id]);
    expect((await a.start(undefined, 'worked off')).id).not.toBe(id);
    expect(await a.jobs.one(id)).toMatchObject({ state: 'done', done: 1 });
  });

  it('with several items are ended while another process changes their row', async () => {
    const { id } = await a.ended((await a.start(['one', 'two'])).id);
    await runSql(url, `UPDATE job SET state = 'running', finished_at = NULL WHERE id = $1`, [id]);
    let ended: Promise<void> | undefined;
    await a.database.transaction(async () => {
      await a.database.query(`UPDATE job SET state = 'queued' WHERE id = $1`, [id]);
      ended = b.endWorkedOff(id);
      await until(async () => (await runSql(url, WAITS_FOR_ROW)).length > 0);
    });
    await ended;
    expect(await a.jobs.one(id)).toMatchObject({ state: 'done', done: 2 });
  });

  it('keep errors and results that hold what PostgreSQL can not', async () => {
    const odd = 'a\u0000b\ud800c';
    both((work) =>
      work.ref === 'error'
        ? Promise.reject(new AppError('mail_refused', 502, { reason: odd }, { details: [{ [odd]: odd }] }))
        : work.finish(async () => ({ answer: odd })),
    );
    const failed = await a.ended((await a.start(['error'])).id);
    expect(failed).toMatchObject({ state: 'failed', error: { code: 'mail_refused', status: 502 } });
    const done = await a.ended((await a.start(['result'])).id);
    expect(done.state).toBe('done');
    expect(JSON.stringify([failed.error, done.result])).toMatch(/"a.?b.?c"/);
  });

  it('without anything to do are done at once', async () => {
    expect(await a.start([])).toMatchObject({
      state: 'done',
      total: 0,
      result: { successCount: 0, errorCount: 0, skippedCount: 0 },
    });
  });

  it('do not start when the transaction that started them fails', async () => {
    let ran = false;
    both(async (work) => ((ran = true), work.finish()));
    const before = await runSql(url, `SELECT 1 FROM job`);
    const failing = a.database.transaction(async () => {
      await a.start(['x']);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await workOff();
    expect([ran, (await runSql(url, `SELECT 1 FROM job`)).length]).toEqual([false, before.length]);
  });
}
