import { AiGateService } from '../../src/modules/generation/usage/ai-gate.service.js';
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

/** More than one worker takes at a time, whatever is left of them. */
const RESPONSES = 36;

interface Gate {
  ask: (...args: never[]) => Promise<{ decision: { kind: 'go' | 'wait' | 'capped' } }>;
}
/** What each gate has decided last. One asks after the other, so where that is to wait, no call begins. */
const decided = new Map<unknown, string>();

function noteDecisions(): void {
  const gate = AiGateService.prototype as unknown as Gate;
  const { ask } = gate;
  jest.spyOn(gate, 'ask').mockImplementation(async function (this: Gate, ...args) {
    const answer = await ask.apply(this, args);
    decided.set(this, answer.decision.kind);
    return answer;
  });
}

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
    noteDecisions();
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
    jest.restoreAllMocks();
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
    await sql(`DELETE FROM ai_call`);
    const before = ai.requests.length;
    const headers = { Prefer: 'respond-async' };
    const { body: job } = await admin.post('/api/admin/regenerate-all-evaluations', undefined, headers);
    const untilAllWait = async (calls: number) => {
      await until(async () => ai.requests.length - before >= calls);
      decided.clear();
      await until(
        async () => decided.size === apps.length && [...decided.values()].every((one) => one === 'wait'),
      );
      expect(ai.requests.length - before).toBe(calls);
    };
    await untilAllWait(10);
    // A minute later the next ten may go.
    await sql(`UPDATE ai_call SET started_at = started_at - interval '1 minute'`);
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
    // What is under way in that moment ends; nothing that was taken ahead begins.
    for (const { app } of apps) await app.get(QueueWorker).idle();
    const { length } = ai.requests;
    await Promise.all(apps.map((app) => workOff(app)));
    expect(ai.requests).toHaveLength(length);
  });
}

requirement('redis-server')('Two workers with the queue on Redis', () => {
  let redis: RedisServer;
  twoWorkers(async () => {
    redis = await startRedis();
    return { REDIS_URL: redis.url };
  });
  afterAll(() => redis?.stop());
});

describe('Two workers with the queue on Postgres', () => {
  twoWorkers(() => Promise.resolve({}));
});
