import { setTimeout as sleep } from 'node:timers/promises';
import { startAiServer, type AiServer } from '../fakes/ai-server.js';
import { makeQuestionnaire } from '../make/questionnaires.js';
import { until } from '../setup/client.js';
import { startRedis, type RedisServer } from '../setup/redis.js';
import { requirement } from '../setup/requirements.js';
import { type Round, survives, TIMES } from './fault.js';
import {
  expectNothingStuck,
  expectReadsAndSignIn,
  startFaultGround,
  timeToResume,
  type FaultGround,
} from './fixture.js';
import { endOf, expectWrittenOnce, startWriting, writtenOf } from './writing.js';

const RESPONSES = 24;
/** How long writing all of them takes undisturbed, roughly. */
const WRITING_MS = 1200;
/** A minute when faults are repeated; among the ordinary tests as long as it takes to notice. */
const AWAY_MS = TIMES > 1 ? 60_000 : 6000;

requirement('redis-server')('While texts are written, with the queue on Redis', () => {
  let ai: AiServer;
  let redis: RedisServer;
  let ground: FaultGround;

  beforeAll(async () => {
    [ai, redis] = [await startAiServer({ latencyMs: 150 }), await startRedis()];
    ground = await startFaultGround({
      REDIS_URL: redis.url,
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
      GENERATION_CONCURRENCY: '2',
    });
    await makeQuestionnaire(ground.admin, { responses: RESPONSES });
  });
  afterAll(async () => {
    await ground?.close();
    await ai?.close();
    await redis?.stop();
  });

  /** Writes everything, lets the fault happen at a random moment, and looks whether the promise was kept. */
  const whileWriting = async ({ moment }: Round, fault: () => Promise<number | void>) => {
    const before = await writtenOf(ground);
    const job = await startWriting(ground);
    await moment(WRITING_MS);
    const ownTime = await fault();
    const resumed = ownTime ?? (await timeToResume(ground));
    expect(await endOf(ground, job)).toEqual({ state: 'done', done: RESPONSES, failed: 0, total: RESPONSES });
    await expectWrittenOnce(ground, before);
    await expectNothingStuck(ground);
    return resumed;
  };
  const restartRedis = async () => {
    redis = await startRedis(Number(new URL(redis.url).port));
  };
  const victim = ({ random }: Round) => ground.workers[Math.floor(random() * ground.workers.length)]!;

  survives('kill -9 of a worker while texts are written', (round) =>
    whileWriting(round, async () => {
      const worker = victim(round);
      await worker.kill();
      const resumed = timeToResume(ground);
      await worker.start();
      return resumed;
    }),
  );

  survives('SIGTERM to a worker in the middle of writing everything anew', (round) =>
    whileWriting(round, async () => {
      const worker = victim(round);
      expect(await worker.stop()).toBe(0);
      const resumed = await timeToResume(ground);
      await worker.start();
      return resumed;
    }),
  );

  survives('kill -9 of the API between commit and wake-up', async ({ random }) => {
    const before = await writtenOf(ground);
    // A Redis that hangs keeps the API from ringing after its commit.
    redis.signal('SIGSTOP');
    const lost = startWriting(ground).catch(() => null);
    const started = `SELECT id FROM job WHERE state IN ('queued', 'running')`;
    const { id } = await until(async () => (await ground.sql<{ id: string }>(started))[0]);
    await sleep(random() * 300);
    await ground.apis[0]!.kill();
    redis.signal('SIGCONT');
    const resumed = await timeToResume(ground);
    await lost;
    await ground.apis[0]!.start();
    expect(await endOf(ground, id)).toMatchObject({ state: 'done', done: RESPONSES, failed: 0 });
    await expectWrittenOnce(ground, before);
    await expectNothingStuck(ground);
    return resumed;
  });

  survives('Redis crashes and is started again', (round) =>
    whileWriting(round, async () => {
      redis.signal('SIGKILL');
      await sleep(200);
      await restartRedis();
    }),
  );

  survives('Redis is flushed', (round) => whileWriting(round, () => redis.flush()));

  survives('Redis is away for a minute', (round) =>
    whileWriting(round, async () => {
      await redis.stop();
      const ends = Date.now() + AWAY_MS;
      while (Date.now() < ends) {
        await expectReadsAndSignIn(ground);
        await sleep(1000);
      }
      await restartRedis();
    }),
  );
});
