import { AiGateService } from '../../src/modules/generation/usage/ai-gate.service.js';
import { RateLimiter } from '../../src/platform/http/rate-limiter.js';
import { QueueWorker } from '../../src/platform/jobs/queue-worker.js';
import { type AiServer, startAiServer } from '../fakes/ai-server.js';
import { evaluationsOf, makeQuestionnaire } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { type Client, signedIn, until } from '../setup/client.js';
import { type RedisServer, startRedis } from '../setup/redis.js';
import { requirement } from '../setup/requirements.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { createTestDatabase } from '../setup/test-database.js';
import { workOff } from '../setup/work.js';
import { describeBeforeRelease } from '../setup/level.js';

/** More than one worker takes at a time, whatever is left of them. */
const RESPONSES = 36;

/** Two workers that are busy with the same job, and share the limits of one AI server. */
function twoWorkers(queue: () => Promise<Record<string, string>>): void {
  let ai: AiServer;
  let apps: TestApp[] = [];
  let admin: Client;
  const sql: TestApp['sql'] = (...query) => apps[0]!.sql(...query);
  const give = (...[key, value]: [Parameters<typeof giveSetting>[1], string | null]) =>
    giveSetting(apps[0]!, key, value);

  beforeAll(async () => {
    ai = await startAiServer({ latencyMs: 60 });
    const variables = {
      ...(await queue()),
      DATABASE_URL: await createTestDatabase(),
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
      GENERATION_CONCURRENCY: '6',
    };
    apps = [await startTestApp(variables)];
    apps.push(await startTestApp({ ...variables, ROLE: 'worker' }));
    for (const { app } of apps) app.get(AiGateService).longestWaitMs = 50;
    admin = await signedIn(apps[0]!, ADMIN_EMAIL);
    await makeQuestionnaire(admin, { responses: RESPONSES });
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await ai?.close();
  });

  it('never call more at once than is allowed', async () => {
    await give('ai_calls_at_once', '3');
    const { body } = await admin.post('/api/admin/regenerate-all-evaluations');
    expect(body).toEqual({ successCount: RESPONSES, errorCount: 0, skippedCount: 0 });
    // At most; on a busy machine three need not be under way in the same moment.
    expect(ai.peak()).toBeLessThanOrEqual(3);
    await give('ai_calls_at_once', null);
  });

  it('never call more often within a minute than is allowed', async () => {
    await give('ai_calls_per_minute', '10');
    await sql(`DELETE FROM rate_counter WHERE key LIKE 'ai-calls:%'`);
    const before = ai.requests.length;
    const headers = { Prefer: 'respond-async' };
    const { body: job } = await admin.post('/api/admin/regenerate-all-evaluations', undefined, headers);
    // Calls that are let through are counted before they are made; one that waits has looked, and not been counted.
    const counted = async () =>
      (await sql<{ count: number }>(`SELECT count FROM rate_counter WHERE key LIKE 'ai-calls:%'`))[0]?.count;
    const untilAllWait = async (calls: number) => {
      await until(async () => ai.requests.length - before >= calls);
      const looks = jest.spyOn(RateLimiter.prototype, 'takeTogether');
      await until(async () => looks.mock.calls.length > 2 * RESPONSES);
      looks.mockRestore();
      expect([ai.requests.length - before, await counted()]).toEqual([calls, 10]);
    };
    await untilAllWait(10);
    // A minute later the next ten may go.
    await sql(`UPDATE rate_counter SET expires_at = now() WHERE key LIKE 'ai-calls:%'`);
    await untilAllWait(20);
    await admin.post(`/api/admin/jobs/${job.id}/cancel`);
    // Those who wait hear of it with their leases, before there is no limit any more.
    for (const worker of apps.map(({ app }) => app.get(QueueWorker))) {
      await worker.renewLeases();
      await worker.idle();
    }
    await give('ai_calls_per_minute', null);
    expect((await evaluationsOf(admin)).every(({ status }) => status === 'generated')).toBe(true);
  });

  it('all rest when the server asks one of them to', async () => {
    ai.respondWith(['retry-after-3600']);
    const headers = { Prefer: 'respond-async' };
    await admin.post('/api/admin/regenerate-all-evaluations', undefined, headers);
    const gate = await until(async () => {
      const rows = await sql<{ seconds: number }>(
        `SELECT extract(epoch FROM closed_until - now())::int AS seconds FROM queue_gate WHERE queue = 'generation' AND closed_until > now()`,
      );
      return rows[0];
    });
    expect(gate.seconds).toBeGreaterThan(100);
    // What is under way in that moment ends; nothing else begins.
    for (const { app } of apps) await app.get(QueueWorker).idle();
    const { length } = ai.requests;
    await Promise.all(apps.map((app) => workOff(app)));
    expect(ai.requests).toHaveLength(length);
  });
}

describeBeforeRelease('On Redis', () =>
  requirement('redis-server')('Two workers with the queue on Redis', () => {
    let redis: RedisServer;
    twoWorkers(async () => {
      redis = await startRedis();
      return { REDIS_URL: redis.url };
    });
    afterAll(() => redis?.stop());
  }),
);

describe('Two workers with the queue on Postgres', () => {
  twoWorkers(() => Promise.resolve({}));
});
