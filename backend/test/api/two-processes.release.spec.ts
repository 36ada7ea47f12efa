import { VERSION } from '../../src/platform/version.js';
import { type AiServer, startAiServer } from '../fakes/ai-server.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { Client, signedIn, until } from '../setup/client.js';
import { type ServerProcess, startProcess } from '../setup/processes.js';
import { ADMIN_EMAIL } from '../setup/environment.js';
import { freeLeases, groundOf } from '../setup/process-fixture.js';
import { createTestDatabase, runSql } from '../setup/test-database.js';

const RESPONSES = 25;

/** On one database; the worker is killed in the middle of its work. What happens on Redis is among the faults. */
describe('Two processes, with the queue on Postgres', () => {
  let ai: AiServer;
  let databaseUrl: string;
  let variables: Record<string, string>;
  let api: ServerProcess;
  let worker: ServerProcess;
  let admin: Client;

  const startWorker = () => startProcess(databaseUrl, { ...variables, ROLE: 'worker' });

  beforeAll(async () => {
    ai = await startAiServer({ latencyMs: 300 });
    databaseUrl = await createTestDatabase();
    variables = {
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
      GENERATION_CONCURRENCY: '4',
    };
    [api, worker] = await Promise.all([
      startProcess(databaseUrl, { ...variables, ROLE: 'api' }),
      startWorker(),
    ]);
    admin = await signedIn(groundOf(databaseUrl, api.baseUrl), ADMIN_EMAIL);
    await makeQuestionnaire(admin, { responses: RESPONSES });
  });
  afterAll(async () => {
    await Promise.all([api?.stop(), worker?.stop()]);
    await ai?.close();
  });

  it('answers nothing but health calls in the worker', async () => {
    const caller = new Client(worker.baseUrl, 'en');
    expect((await caller.get('/api/health/live')).body).toEqual({ status: 'ok', version: VERSION });
    // Not by the client, which refuses statuses that the API document does not name.
    for (const path of ['/api/user', '/api/docs-json', '/api/landing/settings', '/', '/admin'])
      expect((await fetch(`${worker.baseUrl}${path}`)).status).toBe(404);
    const refused = await fetch(`${worker.baseUrl}/api/admin/send-magic-link`, {
      method: 'POST',
      headers: { 'Accept-Language': 'en' },
    });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ code: 'not_found', message: 'Not found.' });
  });

  it('tells of its start and of its end', async () => {
    const messages = () =>
      worker
        .output()
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { msg: string }).msg);
    await worker.stop();
    expect(messages()).toEqual(expect.arrayContaining(['Starting', 'Started', 'Stopping', 'Stopped']));
    worker = await startWorker();
  });

  it('loses nothing and writes nothing twice when the worker is killed in the middle', async () => {
    const headers = { Prefer: 'respond-async' };
    const { body: job } = await admin.post('/api/admin/regenerate-all-evaluations', undefined, headers);
    const progress = async () => expectStatus(await admin.get(`/api/admin/jobs/${job.id}`), 200);
    await until(async () => (await progress()).progress.done >= 8);
    await worker.kill();
    const held = await progress();
    expect(held.state).toBe('running');
    expect(held.progress.done).toBeLessThan(RESPONSES);

    // Nobody waits for the end of its leases.
    await freeLeases({ sql: (...query) => runSql(databaseUrl, ...query) });
    worker = await startWorker();
    const ended = await until(async () => {
      const now = await progress();
      return now.state !== 'running' && now;
    });
    expect(ended).toMatchObject({
      state: 'done',
      progress: { done: RESPONSES, total: RESPONSES, failed: 0, skipped: 0 },
      result: { successCount: RESPONSES, errorCount: 0, skippedCount: 0 },
    });

    // Every store raises the version by one: 2 means written exactly once.
    const evaluations = await evaluationsOf(admin);
    expect(evaluations.map(({ status, version }) => [status, version])).toEqual(
      Array.from({ length: RESPONSES }, () => ['generated', 2]),
    );
    const items = await runSql<{ state: string; crashes: number }>(
      databaseUrl,
      'SELECT state, crashes FROM job_item WHERE job_id = $1',
      [job.id],
    );
    expect(items.map(({ state }) => state)).toEqual(Array.from({ length: RESPONSES }, () => 'done'));
    // Only an item whose lease was lost may be asked for again.
    const lost = items.reduce((sum, { crashes }) => sum + crashes, 0);
    expect(ai.requests.length).toBeLessThanOrEqual(RESPONSES + lost);
  });

  it('names the call that started a job in the lines of the worker that runs it', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = {
      Prefer: 'respond-async',
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    };
    const { id } = (await evaluationsOf(admin))[0]!;
    const path = `/api/admin/evaluation/${id}/regenerate`;
    const { id: jobId } = expectStatus(await admin.post(path, undefined, headers), 202);
    const linesOf = ({ output }: ServerProcess) =>
      output()
        .split('\n')
        .filter((line) => line.includes(traceId))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    const ended = await until(() => Promise.resolve(linesOf(worker).find(({ msg }) => msg === 'item ended')));
    expect(ended).toMatchObject({ role: 'worker', requestId: jobId, jobId, traceId });
    expect(await until(() => Promise.resolve(linesOf(api)[0]))).toMatchObject({ role: 'api', status: 202 });
  });
});
