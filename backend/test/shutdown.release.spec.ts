import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Agent, request } from 'undici';
import { startAiServer, type AiServer } from './fakes/ai-server.js';
import { makeQuestionnaire } from './make/questionnaires.js';
import { signedIn, until } from './setup/client.js';
import { ADMIN_EMAIL } from './setup/environment.js';
import { groundOf } from './setup/process-fixture.js';
import { startProcess } from './setup/processes.js';
import { startRedis } from './setup/redis.js';
import { requirement } from './setup/requirements.js';
import { startTestApp } from './setup/test-app.js';
import { createTestDatabase } from './setup/test-database.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shutdown-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

requirement('redis-server')('A process that is asked to stop while Redis is away', () => {
  it.each(['api', 'worker'])('ends by itself (%s)', async (role) => {
    const redis = await startRedis();
    const server = await startProcess(await createTestDatabase(), {
      REDIS_URL: redis.url,
      ROLE: role,
      DATA_DIR: folder,
    });
    await redis.stop();
    expect(await server.stop()).toBe(0);
  });
});

describe('A process that is asked to stop in the middle of its work', () => {
  let ai: AiServer;
  beforeAll(async () => {
    ai = await startAiServer();
  });
  afterAll(() => ai?.close());

  it('ends by itself although an outside service never answers, and the next one takes up the work', async () => {
    const databaseUrl = await createTestDatabase();
    const variables = {
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
      GENERATION_CONCURRENCY: '2',
      DATA_DIR: folder,
    };
    const server = await startProcess(databaseUrl, variables);
    const { sql } = groundOf(databaseUrl, server.baseUrl);
    const admin = await signedIn(groundOf(databaseUrl, server.baseUrl), ADMIN_EMAIL);
    await makeQuestionnaire(admin, { responses: 6 });
    ai.respondWith('stall-before-headers');
    // This call waits for its job.
    const waiting = admin.post('/api/admin/regenerate-all-evaluations');
    await until(async () => ai.requests.length >= 2);
    const stopped = server.stop();
    expect(await waiting).toMatchObject({ status: 202, body: { state: 'running' } });
    expect(await stopped).toBe(0);
    ai.respondWith('good');
    const next = await startTestApp({ DATABASE_URL: databaseUrl, ...variables });
    const ended = `SELECT done FROM job WHERE state = 'done' AND kind = 'regenerate-all'`;
    expect(await until(async () => (await sql(ended))[0])).toEqual({ done: 6 });
    await next.close();
  });

  it('says so, finishes its calls, and lets nobody in any more', async () => {
    const databaseUrl = await createTestDatabase();
    const server = await startProcess(databaseUrl, { ROLE: 'api', DATA_DIR: folder });
    const sockets = new Agent({ connections: 4 });
    const ask = async (path: string) => {
      const { statusCode, headers, body } = await request(`${server.baseUrl}${path}`, {
        dispatcher: sockets,
      });
      await body.dump();
      return { status: statusCode, connection: headers.connection };
    };
    expect(await ask('/api/health/ready')).toEqual({ status: 200, connection: 'keep-alive' });
    // A call that ends when the database lets it.
    const blocker = new pg.Client({ connectionString: databaseUrl });
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE setting');
    const slow = ask('/api/landing/settings');
    // Other tests' locks are waited for in other databases of the same server.
    const waits = `SELECT 1 FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await until(async () => (await blocker.query(waits)).rowCount === 1);
    const stopped = server.stop();
    await until(async () => (await ask('/api/health/ready')).status === 503);
    expect(await ask('/api/health/live')).toEqual({ status: 200, connection: 'close' });
    await until(() =>
      ask('/api/health/live').then(
        () => false,
        () => true,
      ),
    );
    await blocker.query('COMMIT');
    expect(await slow).toEqual({ status: 200, connection: 'close' });
    expect(await stopped).toBe(0);
    await Promise.all([blocker.end(), sockets.close()]);
  });
});
