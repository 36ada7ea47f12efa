import { startAiServer, type AiServer } from './fakes/ai-server.js';
import { makeQuestionnaire } from './make/questionnaires.js';
import { signedIn, until } from './setup/client.js';
import { ADMIN_EMAIL } from './setup/environment.js';
import { groundOf } from './setup/process-fixture.js';
import { startProcess, type ServerProcess } from './setup/processes.js';
import { startRedis } from './setup/redis.js';
import { requirement } from './setup/requirements.js';
import { createTestDatabase } from './setup/test-database.js';

/** Ends it as an operator would; answers how many milliseconds that took. */
async function timeToStop(server: ServerProcess): Promise<number> {
  const started = Date.now();
  expect(await server.stop()).toBe(0);
  return Date.now() - started;
}

requirement('redis-server')('A process that is asked to stop while Redis is away', () => {
  it.each(['api', 'worker'])(
    'is gone within seconds (%s)',
    async (role) => {
      const redis = await startRedis();
      const server = await startProcess(await createTestDatabase(), { REDIS_URL: redis.url, ROLE: role });
      await redis.stop();
      expect(await timeToStop(server)).toBeLessThan(6000);
    },
    120_000,
  );
});

describe('A process that is asked to stop in the middle of its work', () => {
  let ai: AiServer;
  beforeAll(async () => {
    ai = await startAiServer();
  });
  afterAll(() => ai?.close());

  it('is gone within 20 s although an outside service never answers, and the next one takes up the work', async () => {
    const databaseUrl = await createTestDatabase();
    const start = () =>
      startProcess(databaseUrl, {
        OPENAI_API_KEY: 'test-key',
        OPENAI_BASE_URL: ai.baseUrl,
        OUTBOUND_PRIVATE_HOSTS: ai.host,
        GENERATION_CONCURRENCY: '2',
      });
    const server = await start();
    const { sql } = groundOf(databaseUrl, server.baseUrl);
    const admin = await signedIn(groundOf(databaseUrl, server.baseUrl), ADMIN_EMAIL);
    await makeQuestionnaire(admin, { responses: 6 });
    ai.respondWith('stall-before-headers');
    // This call waits for its job, and is cut off.
    const waiting = admin.post('/api/admin/regenerate-all-evaluations').catch(() => null);
    await until(async () => ai.requests.length >= 2);
    expect(await timeToStop(server)).toBeLessThan(20_000);
    await waiting;
    ai.respondWith('good');
    const next = await start();
    const ended = `SELECT done FROM job WHERE state = 'done' AND kind = 'regenerate-all'`;
    expect(await until(async () => (await sql(ended))[0], 25_000)).toEqual({ done: 6 });
    await next.stop();
  }, 150_000);
});
