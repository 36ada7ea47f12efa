import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('The inbox', () => {
  let test: TestApp;
  let admin: Client;
  let stranger: Client;
  let ids: string[];

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
    expectStatus(await admin.post('/api/admin/users', { email: 'other@clinic.example' }), 201);
    stranger = await signedIn(test, 'other@clinic.example');
    await makeQuestionnaire(admin, { responses: 3 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
    await test.sql(`UPDATE evaluation SET submitted_at = now()`);
    await test.sql(`UPDATE evaluation SET opened_at = now() - interval '1 hour' WHERE id = $1`, [ids[0]]);
    await test.sql(`UPDATE evaluation SET opened_at = now() - interval '31 days' WHERE id = $1`, [ids[1]]);
    await test.sql(
      `UPDATE evaluation SET submitted_at = now() - interval '20 hours', client_email = 'late@clinic.hu' WHERE id = $1`,
      [ids[2]],
    );
    await test.sql(
      `INSERT INTO mail (kind, evaluation_id, questionnaire_id, to_address, language, state, delivery, changed_at)
       SELECT 'result', id, questionnaire_id, 'a@b.hu', 'hu', 'accepted', 'bounced', now() - interval '2 hours' FROM evaluation WHERE id = $1`,
      [ids[1]],
    );
  });
  afterAll(() => test?.close());

  const read = async (client = admin, query = ''): Promise<Json> =>
    expectStatus(await client.get(`/api/admin/inbox${query}`), 200);
  const unread = async (client = admin): Promise<number> =>
    expectStatus(await client.get('/api/admin/inbox/count'), 200).unread;
  const kindsOf = ({ items }: Json) => items.map(({ kind }: Json) => kind);

  it('tells what has happened lately, the newest first, of granted questionnaires alone', async () => {
    const inbox = await read();
    expect(kindsOf(inbox)).toEqual(['to-review', 'opened', 'refused', 'overdue']);
    // That a result was opened is news, and waits for nobody.
    expect(inbox.unread).toBe(3);
    expect(inbox.items[0]).toMatchObject({ evaluationId: null, count: 1 });
    expect(inbox.items[2]).toMatchObject({ evaluationId: ids[1], detail: 'bounced', isDone: false });
    expect(await read(stranger)).toEqual({ items: [], unread: 0 });
  });

  it('is filtered by kind and questionnaire', async () => {
    const { items } = await read(admin, '?kind=overdue');
    expect(items.map(({ evaluationId }: Json) => evaluationId)).toEqual([ids[2]]);
    expect(kindsOf(await read(admin, `?questionnaireId=${items[0].questionnaireId + 1}`))).toEqual([]);
    expect(kindsOf(await read(stranger, `?questionnaireId=${items[0].questionnaireId}`))).toEqual([]);
    expect((await admin.get('/api/admin/inbox?kind=anything')).status).toBe(400);
  });

  it('keeps marks of each person', async () => {
    const [first] = (await read()).items;
    const mark = (isDone: boolean) =>
      admin.post('/api/admin/inbox/mark', { items: [first.key, first.key], isDone });
    expectStatus(await mark(true), 200);
    expect(await unread()).toBe(2);
    expectStatus(await mark(false), 200);
    expect(await unread()).toBe(3);
    const [grant] = await test.sql<{ id: number }>(`SELECT questionnaire_id AS id FROM access_grant LIMIT 1`);
    await test.sql(
      `INSERT INTO access_grant (admin_id, questionnaire_id) SELECT id, $1 FROM admin WHERE email = 'other@clinic.example'`,
      [grant!.id],
    );
    expectStatus(await admin.post('/api/admin/inbox/read-all', { until: first.at }), 200);
    expect(await unread()).toBe(0);
    expect(await unread(stranger)).toBe(3);
  });

  it('has what comes after all was read as unread', async () => {
    await test.sql(`UPDATE mail SET changed_at = now(), delivery = 'complained'`);
    expect(await unread()).toBe(1);
  });

  it.each([
    { name: 'a job that failed', state: 'failed', told: true },
    { name: 'a check of a file that failed', state: 'failed', dryRun: true, told: false },
    { name: 'a file of which two rows were left out', state: 'done', done: 148, failed: 2, told: false },
    { name: 'a file of which no row was taken', state: 'done', failed: 2, told: true },
    { name: 'two of fifty texts that failed', state: 'done', done: 48, failed: 2, counts: true, told: true },
  ])(
    'tells of $name: $told',
    async ({ state, dryRun = false, done = 0, failed = 0, counts = false, told }) => {
      const [job] = await test.sql<{ id: string }>(
        `INSERT INTO job (queue, kind, questionnaire_id, state, payload, done, total, failed, counts_items, finished_at)
         SELECT 'sheets', 'import-responses', min(id), $1, $2, $3, 150, $4, $5, now() FROM questionnaire RETURNING id`,
        [state, JSON.stringify({ dryRun }), done, failed, counts],
      );
      const { items } = await read(admin, '?kind=job-failed');
      const work = expectStatus(await admin.get('/api/admin/background-work'), 200);
      expect(items.map(({ key }: Json) => key).includes(`job:${job!.id}`)).toBe(told);
      expect(work.failed.map(({ id }: Json) => id).includes(job!.id)).toBe(told);
    },
  );
});
