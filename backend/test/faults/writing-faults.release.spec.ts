import { until } from '../setup/client.js';
import { requirement } from '../setup/requirements.js';
import { pace, survives, TIMES } from './fault.js';
import { expectNothingStuck, expectReadsAndSignIn, timeToResume } from './fixture.js';
import { RESPONSES, startWritingGround, type WritingGround } from './writing-ground.js';
import { endOf, expectWrittenOnce, startWriting, writtenOf } from './writing.js';

/** A minute when faults are repeated; else as long as it takes to notice. */
const AWAY_MS = TIMES > 1 ? 60_000 : 6000;

requirement('redis-server')('While texts are written, with the queue on Redis', () => {
  let ground: WritingGround;
  beforeAll(async () => {
    ground = await startWritingGround();
  });
  afterAll(() => ground?.close());

  survives('SIGTERM to a worker in the middle of writing everything anew', (round) =>
    ground.whileWriting(round, async () => {
      const worker = ground.victim(round);
      expect(await worker.stop()).toBe(0);
      const resumed = await timeToResume(ground);
      await worker.start();
      return resumed;
    }),
  );

  survives('kill -9 of the API between commit and wake-up', async ({ random }) => {
    const before = await writtenOf(ground);
    // A Redis that hangs keeps the API from ringing after its commit.
    ground.redis().signal('SIGSTOP');
    const lost = startWriting(ground).catch(() => null);
    const started = `SELECT id FROM job WHERE state IN ('queued', 'running')`;
    const { id } = await until(async () => (await ground.sql<{ id: string }>(started))[0]);
    await pace(random() * 300);
    await ground.apis[0]!.kill();
    ground.redis().signal('SIGCONT');
    const resumed = await timeToResume(ground);
    await lost;
    await ground.apis[0]!.start();
    expect(await endOf(ground, id)).toMatchObject({ state: 'done', done: RESPONSES, failed: 0 });
    await expectWrittenOnce(ground, before);
    await expectNothingStuck(ground);
    return resumed;
  });

  survives('Redis crashes and is started again', (round) =>
    ground.whileWriting(round, async () => {
      ground.redis().signal('SIGKILL');
      await pace(200);
      await ground.restartRedis();
    }),
  );

  survives('Redis is flushed', (round) => ground.whileWriting(round, () => ground.redis().flush()));

  survives('Redis is away for a minute', (round) =>
    ground.whileWriting(round, async () => {
      await ground.redis().stop();
      const ends = Date.now() + AWAY_MS;
      while (Date.now() < ends) {
        await expectReadsAndSignIn(ground);
        await pace(1000);
      }
      await ground.restartRedis();
    }),
  );
});
