import { QueueWorker } from '../../src/platform/jobs/queue-worker.js';
import { type AiServer, startAiServer } from '../fakes/ai-server.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { signedIn, until } from '../setup/client.js';
import { isReady, type ServerProcess, startProcess } from '../setup/processes.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { createTestDatabase, runSql } from '../setup/test-database.js';
import { takeOver, workToTheEnd } from '../setup/work.js';

describe('A worker that dies while it hands over a mail', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let worker: ServerProcess;
  const startWorker = () => startProcess(test.databaseUrl, { SMTP_URL: smtp.url, ROLE: 'worker' });

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url, ROLE: 'api' });
    worker = await startWorker();
  });
  afterAll(async () => {
    await worker?.stop();
    await test?.close();
    await smtp?.close();
  });

  it('leaves the mail uncertain: shown to the admin, not sent again by itself', async () => {
    const admin = await signedIn(test, ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: 1 });
    const { id } = (await evaluationsOf(admin))[0]!;
    await makeVerified(admin, id);
    smtp.behave('hold');
    const { body: job } = await admin.post(`/api/admin/evaluation/${id}/send`, undefined, {
      Prefer: 'respond-async',
    });
    await until(async () => smtp.unacknowledged.length === 1);
    await worker.kill();
    smtp.behave('accept');
    worker = await startWorker();
    await takeOver(test);
    const ended = await until(async () => {
      const { body } = await admin.get(`/api/admin/jobs/${job.id}`);
      return body.finishedAt && body;
    });
    expect(ended).toMatchObject({ state: 'failed', error: { code: 'mail_uncertain' } });
    const [evaluation] = await evaluationsOf(admin);
    expect(evaluation).toMatchObject({ status: 'verified', sentAt: null, mail: { state: 'uncertain' } });
    expect(smtp.connections()).toBe(1);
    const again = await admin.post(`/api/admin/evaluation/${id}/send`);
    expect(again).toMatchObject({ status: 200, body: { status: 'sent', mail: { state: 'accepted' } } });
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('A database that drops its connections', () => {
  let ai: AiServer;
  let test: TestApp;
  beforeAll(async () => {
    ai = await startAiServer({ latencyMs: 200 });
    const variables = { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: ai.baseUrl };
    test = await startTestApp({ ...variables, OUTBOUND_PRIVATE_HOSTS: ai.host, GENERATION_CONCURRENCY: '4' });
  });
  afterAll(async () => {
    await test?.close();
    await ai?.close();
  });

  it('costs no evaluation its texts, and nobody their session', async () => {
    const admin = await signedIn(test, ADMIN_EMAIL);
    await makeQuestionnaire(admin, { responses: 20 });
    const prefer = { Prefer: 'respond-async' };
    const { body: job } = await admin.post('/api/admin/regenerate-all-evaluations', undefined, prefer);
    for (let times = 0; times < 3; times += 1) {
      const before = ai.requests.length;
      await until(() => Promise.resolve(ai.requests.length > before));
      await test.sql(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
    }
    // What lost its lease with the connection is free once nothing is under way any more.
    await test.app.get(QueueWorker).idle();
    await takeOver(test);
    await workToTheEnd(test);
    const ended = expectStatus(await admin.get(`/api/admin/jobs/${job.id}`), 200);
    expect(await test.sql(`SELECT error, attempts, crashes FROM job_item WHERE state = 'failed'`)).toEqual(
      [],
    );
    expect(ended).toMatchObject({ state: 'done', progress: { done: 20, total: 20, failed: 0 } });
    const evaluations = await evaluationsOf(admin);
    expect(evaluations.map(({ status, version }) => [status, version])).toEqual(
      Array.from({ length: 20 }, () => ['generated', 2]),
    );
  });

  it('ends no process, at whatever moment it does', async () => {
    const databaseUrl = await createTestDatabase();
    const server = await startProcess(databaseUrl, {});
    try {
      // Few, as every time all connections are made anew, which keeps both cores of a small machine busy for a second.
      for (let times = 0; times < 15; times += 1) {
        const signal = AbortSignal.timeout(2000);
        const ask = () => fetch(`${server.baseUrl}/api/landing/settings`, { signal }).catch(() => null);
        for (let asked = 0; asked <= times % 5; asked += 1) await ask();
        await runSql(
          databaseUrl,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        );
      }
      await until(() => isReady(server.baseUrl)).catch((cause: unknown) => {
        throw new Error(`The server is gone:\n${server.output()}`, { cause });
      });
    } finally {
      await server.stop();
    }
  });
});
