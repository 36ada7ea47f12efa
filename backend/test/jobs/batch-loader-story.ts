import { AppError } from '../../src/platform/errors/app-error.js';
import { LeaseLost, RetryLater } from '../../src/platform/jobs/work.js';
import { until } from '../setup/client.js';
import { runSql } from '../setup/test-database.js';
import { AHEAD, PLACES, startStation, useTwoStations, type Station } from './queue-fixture.js';

/** What holds for items that are taken ahead, call the outside, and are stored together, on either backend of the queue. */
export function togetherStory(redisUrl: () => Promise<string | null>): void {
  const ground = useTwoStations(redisUrl);
  const { both, storeInBoth, itemsOf } = ground;
  let url: string;
  let a: Station;
  let b: Station;
  beforeAll(() => ({ url, a, b } = ground));

  it('that finish at about the same time are stored together, each once', async () => {
    const batches: string[][] = [];
    both(async (work) => void (await work.finishInBatch(work.ref!)));
    storeInBoth(async (values) => (batches.push(values), values.map(() => true)));
    const refs = Array.from({ length: 200 }, (_, n) => `r${n}`);
    expect(await a.ended((await a.start(refs)).id)).toMatchObject({ done: 200, failed: 0 });
    expect(batches.flat().sort()).toEqual(refs.toSorted());
    expect(batches.length).toBeLessThan(150);
  });

  it('fail alone when their value can not be stored, and go on when the store leaves them out', async () => {
    const written: string[] = [];
    const leftOut: string[] = [];
    both(async (work) => {
      if (await work.finishInBatch(work.ref!)) return;
      leftOut.push(work.ref!);
      await work.finish();
    });
    storeInBoth(async (values) => {
      if (values.includes('bad')) throw new AppError('mail_refused', 502);
      written.push(...values.filter((value) => value !== 'later'));
      return values.map((value) => value !== 'later');
    });
    const job = await a.ended((await a.start(['bad', 'later', ...'abcdef'])).id);
    expect(job).toMatchObject({ done: 7, failed: 1 });
    expect([written.sort().join(''), leftOut]).toEqual(['abcdef', ['later']]);
    expect((await itemsOf(job.id)).filter(({ state }) => state === 'failed')).toMatchObject([
      { ref: 'bad', error: { code: 'mail_refused' } },
    ]);
  });

  it('are overtaken in a batch without harm to the others', async () => {
    const written: string[] = [];
    const lost: string[] = [];
    both(async (work) => {
      if (work.ref === 'overtaken' && work.attempt === 1)
        await runSql(url, `UPDATE job_item SET fence = fence + 1, lease_until = now() WHERE id = $1`, [
          work.itemId,
        ]);
      await work.finishInBatch(`${work.ref} ${work.attempt}`).catch((error: unknown) => {
        if (error instanceof LeaseLost) lost.push(work.ref!);
        throw error;
      });
    });
    storeInBoth(async (values) => (written.push(...values), values.map(() => true)));
    const job = await a.ended((await a.start(['x', 'overtaken', 'y'])).id);
    expect(job).toMatchObject({ done: 3, failed: 0 });
    expect([written.sort(), lost]).toEqual([['overtaken 2', 'x 1', 'y 1'], ['overtaken']]);
  });

  it('make as many calls to the outside at once as there are places, and are prepared a little ahead', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const seen = { prepared: 0, calling: 0 };
    a.handle = async (work) => {
      seen.prepared += 1;
      await work.outside(() => ((seen.calling += 1), held));
      await work.finishInBatch(work.ref!);
    };
    b.handle = async () => Promise.reject(new RetryLater(50, new AppError('unavailable', 503), 0, true));
    const { id } = await a.start(Array.from({ length: 12 }, (_, n) => `r${n}`));
    await until(async () => seen.prepared === PLACES + AHEAD);
    await a.sweep();
    expect(seen).toEqual({ prepared: PLACES + AHEAD, calling: PLACES });
    release();
    expect(await a.ended(id)).toMatchObject({ done: 12, failed: 0 });
  });

  it('that wait for their turn obey a pause of the queue', async () => {
    const calls: number[] = [];
    const started = Date.now();
    b.handle = async () => Promise.reject(new RetryLater(50, new AppError('unavailable', 503), 0, true));
    a.handle = async (work) => {
      await work.outside(async () => {
        calls.push(Date.now() - started);
        await until(async () => calls.length >= PLACES);
        if (calls.length <= PLACES) throw new RetryLater(1200, new AppError('unavailable', 503), 1200);
      });
      await work.finish();
    };
    const { id } = await a.start(Array.from({ length: PLACES + AHEAD }, (_, n) => `r${n}`));
    await until(async () => calls.length >= PLACES);
    expect(await a.ended(id)).toMatchObject({ done: PLACES + AHEAD, failed: 0 });
    for (const ms of calls.slice(PLACES)) expect(ms).toBeGreaterThan(1200);
  });

  it('that were taken before a pause and come to their call in it wait for its end, too', async () => {
    let paused = () => undefined as void;
    const pause = new Promise<void>((resolve) => (paused = resolve));
    let tries = 0;
    let lateCall = 0;
    const started = Date.now();
    b.handle = async () => Promise.reject(new RetryLater(50, new AppError('unavailable', 503), 0, true));
    a.handle = async (work) => {
      if (work.ref === 'late' && lateCall === 0) await pause;
      const call = work.outside(async () => {
        if (work.ref === 'late') lateCall = Date.now() - started;
        else if ((tries += 1) === 1) throw new RetryLater(1200, new AppError('unavailable', 503), 1200);
      });
      await call.finally(() => setImmediate(paused));
      await work.finish();
    };
    const { id } = await a.start(['first', 'late']);
    expect(await a.ended(id)).toMatchObject({ done: 2, failed: 0 });
    expect(lateCall).toBeGreaterThan(1200);
  });

  it('that wait for their turn are free at once for another process when theirs stops', async () => {
    const stopping = await startStation(url, ground.redis);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    let calls = 0;
    both(async () => Promise.reject(new RetryLater(50, new AppError('unavailable', 503), 0, true)));
    stopping.handle = async (work) => {
      await work.outside(() => ((calls += 1), held));
      await work.finish();
    };
    const { id } = await a.start(Array.from({ length: PLACES + AHEAD }, (_, n) => `r${n}`));
    await until(async () => calls === PLACES);
    await until(async () => (await itemsOf(id)).every(({ state }) => state === 'running'));
    const closed = stopping.close();
    both((work) => work.finish());
    await until(async () => (await a.jobs.one(id)).done === AHEAD);
    release();
    await closed;
    expect(await a.ended(id)).toMatchObject({ done: PLACES + AHEAD, failed: 0 });
    expect([calls, (await itemsOf(id)).every(({ crashes }) => crashes === 0)]).toEqual([PLACES, true]);
  });
}
