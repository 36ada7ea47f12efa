import { startAiServer, type AiServer } from '../fakes/ai-server.js';
import { makeQuestionnaire } from '../make/questionnaires.js';
import { startRedis, type RedisServer } from '../setup/redis.js';
import type { Round } from './fault.js';
import { expectNothingStuck, startFaultGround, timeToResume, type FaultGround } from './fixture.js';
import { endOf, expectWrittenOnce, startWriting, writtenOf } from './writing.js';

/** Responses whose texts are written anew in each round. */
export const RESPONSES = 24;
/** How long writing all of them takes undisturbed, roughly. */
const WRITING_MS = 1200;

/** An API and two workers with their queue on Redis, and a questionnaire whose texts an AI writes. */
export interface WritingGround extends FaultGround {
  redis: () => RedisServer;
  /** Starts Redis again where it was, after its end. */
  restartRedis: () => Promise<void>;
  victim: (round: Round) => FaultGround['workers'][number];
  /**
   * Writes everything, lets the fault happen at a random moment, and looks whether the promise was kept. Answers how long
   * recovery took, by the fault's own measure where it answers one.
   */
  whileWriting: (round: Round, fault: () => Promise<number | void>) => Promise<number>;
}

export async function startWritingGround(): Promise<WritingGround> {
  const ai: AiServer = await startAiServer({ latencyMs: 150 });
  let redis = await startRedis();
  const ground = await startFaultGround({
    REDIS_URL: redis.url,
    OPENAI_API_KEY: 'test-key',
    OPENAI_BASE_URL: ai.baseUrl,
    OUTBOUND_PRIVATE_HOSTS: ai.host,
    GENERATION_CONCURRENCY: '2',
  });
  await makeQuestionnaire(ground.admin, { responses: RESPONSES });
  return {
    ...ground,
    redis: () => redis,
    restartRedis: async () => {
      redis = await startRedis(Number(new URL(redis.url).port));
    },
    victim: ({ random }) => ground.workers[Math.floor(random() * ground.workers.length)]!,
    whileWriting: async ({ moment }, fault) => {
      const before = await writtenOf(ground);
      const job = await startWriting(ground);
      await moment(WRITING_MS);
      const ownTime = await fault();
      const resumed = ownTime ?? (await timeToResume(ground));
      expect(await endOf(ground, job)).toEqual({
        state: 'done',
        done: RESPONSES,
        failed: 0,
        total: RESPONSES,
      });
      await expectWrittenOnce(ground, before);
      await expectNothingStuck(ground);
      return resumed;
    },
    close: async () => {
      await ground.close();
      await ai.close();
      await redis.stop();
    },
  };
}
