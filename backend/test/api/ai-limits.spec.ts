import { setTimeout as sleep } from 'node:timers/promises';
import { type AiServer, startAiServer } from '../fakes/ai-server.js';
import { evaluationsOf, makeQuestionnaire } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { type Client, signedIn, until } from '../setup/client.js';
import { type ServerProcess, startProcess } from '../setup/processes.js';
import { type RedisServer, startRedis } from '../setup/redis.js';
import { requirement } from '../setup/requirements.js';
import type { TestApp } from '../setup/test-app.js';
import { createTestDatabase, runSql } from '../setup/test-database.js';

const RESPONSES = 24;
/** Long enough for those to come who should not. */
const WATCHED_MS = 3000;

async function expectToStayAt(count: number, counted: () => number): Promise<void> {
  await until(async () => counted() >= count);
  await sleep(WATCHED_MS);
  expect(counted()).toBe(count);
}

/** Two workers that are busy with the same job, and share the limits of one AI server. */
function twoWorkers(queue: () => Promise<Record<string, string>>): void {
  let ai: AiServer;
  let databaseUrl: string;
  let processes: ServerProcess[] = [];
  let admin: Client;
  const sql: TestApp['sql'] = (...query) => runSql(databaseUrl, ...query);
  const give = (...[key, value]: [Parameters<typeof giveSetting>[1], string | null]) =>
    giveSetting({ sql, env: { settingsKey: Buffer.from('cd'.repeat(32), 'hex') } }, key, value);

  beforeAll(async () => {
    ai = await startAiServer({ latencyMs: 60 });
    databaseUrl = await createTestDatabase();
    const variables = {
      ...(await queue()),
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
      GENERATION_CONCURRENCY: '6',
    };
    processes = [await startProcess(databaseUrl, { ...variables, ROLE: 'all' })];
    processes.push(await startProcess(databaseUrl, { ...variables, ROLE: 'worker' }));
    const env = { sessionSecret: Buffer.from('ab'.repeat(32), 'hex') };
    admin = await signedIn({ baseUrl: processes[0]!.baseUrl, sql, env }, 'owner@clinic.example');
    await makeQuestionnaire(admin, { responses: RESPONSES });
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.stop()));
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
    await expectToStayAt(10, () => ai.requests.length - before);
    // A minute later the next ten may go.
    await sql(`UPDATE ai_call SET started_at = started_at - interval '1 minute'`);
    await expectToStayAt(20, () => ai.requests.length - before);
    await give('ai_calls_per_minute', null);
    await admin.post(`/api/admin/jobs/${job.id}/cancel`);
    expect((await evaluationsOf(admin)).every(({ status }) => status === 'generated')).toBe(true);
  });

  it('all rest when the server asks one of them to', async () => {
    const held = `SELECT 1 FROM job_item WHERE state = 'running' AND lease_until > now()`;
    await until(async () => (await sql(held)).length === 0);
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
    await until(async () => (await sql(held)).length === 0);
    await expectToStayAt(ai.requests.length, () => ai.requests.length);
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
