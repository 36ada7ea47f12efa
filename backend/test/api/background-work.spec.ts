import { startAiServer, type AiServer } from '../fakes/ai-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type Client } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { runTask, workOff, workToTheEnd } from '../setup/work.js';

describe('Background work', () => {
  let ai: AiServer;
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;
  beforeAll(async () => {
    ai = await startAiServer();
    test = await startTestApp({
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
    });
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin, { responses: 3 });
    await workOff(test);
  });
  afterAll(async () => {
    await test?.close();
    await ai?.close();
  });

  const work = async (caller = admin) => expectStatus(await caller.get('/api/admin/background-work'), 200);
  const queue = async (name: string) =>
    (await work()).queues.find((one: { name: string }) => one.name === name);

  it('tells of every queue, also of those that are idle', async () => {
    const { queues, running, failed } = await work();
    const names = queues.map(({ name }: { name: string }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['generation', 'mail', 'sheets', 'sheet-sync', 'rescore', 'trello']),
    );
    expect(names).toEqual([...names].sort());
    expect(queues.every(({ running }: { running: number }) => running === 0)).toBe(true);
    expect({ running, failed }).toEqual({ running: [], failed: [] });
  });

  it('shows what waits and runs, why a queue rests, and what has failed until it was done again', async () => {
    const [evaluation] = await evaluationsOf(admin);
    ai.respondWith(['retry-after-3600']);
    const headers = { Prefer: 'respond-async' };
    const { body: job } = await admin.post(
      `/api/admin/evaluation/${evaluation!.id}/regenerate`,
      undefined,
      headers,
    );
    await workOff(test);
    const rests = { waiting: 1, running: 0, failed: 0, restsUntil: expect.any(String) };
    expect(await queue('generation')).toMatchObject(rests);
    expect((await work()).running).toMatchObject([{ id: job.id, kind: 'generate', questionnaireId }]);

    ai.respondWith('error:bad_key');
    await workToTheEnd(test);
    const [failed] = (await work()).failed;
    expect(failed).toMatchObject({
      id: job.id,
      state: 'failed',
      error: {
        code: 'ai_key_refused',
        message: 'The AI provider refused the key. Please check it in the settings.',
      },
    });
    expect(await queue('generation')).toMatchObject({ waiting: 0, failed: 1, restsUntil: null });

    ai.respondWith('good');
    expectStatus(await admin.post(`/api/admin/jobs/${job.id}/retry`), 200);
    await workOff(test);
    expect((await work()).failed).toEqual([]);
  });

  it('shows jobs of granted questionnaires alone, numbers of all', async () => {
    await test.sql(
      `INSERT INTO job (queue, kind, questionnaire_id, state, total, failed, finished_at) VALUES ('sheets', 'import-config', $1, 'failed', 1, 1, now())`,
      [questionnaireId],
    );
    const stranger = await documentedAdmin(test, 'other@clinic.example', 'hu');
    const seen = await work(stranger);
    expect(seen).toMatchObject({ running: [], failed: [] });
    expect(seen.queues.find(({ name }: { name: string }) => name === 'sheets')).toMatchObject({ failed: 1 });
    expect((await work()).failed).toHaveLength(1);
  });

  it('tells of the tasks of this release when they ran, when they come and what went wrong', async () => {
    await runTask(test, 'forget-warnings');
    const error = { code: 'internal_error', status: 500, params: {} };
    await test.sql(`UPDATE scheduled_task SET error = $1 WHERE name = 'forget-warnings'`, [
      JSON.stringify(error),
    ]);
    await test.sql(
      `INSERT INTO scheduled_task (name, due_at) VALUES ('of-another-release', now() - interval '2 days') ON CONFLICT DO NOTHING`,
    );
    const { tasks } = await work();
    const one = (name: string) => tasks.find((task: { name: string }) => task.name === name);
    expect(one('of-another-release')).toBeUndefined();
    expect(one('forget-warnings')).toMatchObject({ error: { code: 'internal_error' }, isLate: false });
    expect(one('remove-ended-jobs')).toMatchObject({
      error: null,
      isRunning: false,
      dueAt: expect.any(String),
    });

    await runTask(test, 'remove-forgotten-tasks');
    expect(await test.sql(`SELECT 1 FROM scheduled_task WHERE name = 'of-another-release'`)).toEqual([]);
  });
});
