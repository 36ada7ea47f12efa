import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { until } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface Listed {
  id: number;
  name: string;
  deletedAt: string | null;
}

describe('A questionnaire', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let other: DocumentedClient;
  let visitor: DocumentedClient;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    other = await documentedAdmin(test, 'other@clinic.example');
    visitor = new DocumentedClient(test.baseUrl);
  });
  afterAll(() => test?.close());

  const remove = (path: string) => admin.call('DELETE', path);
  const list = async (query = '') =>
    expectStatus(await admin.get<Listed[]>(`/api/admin/questionnaires${query}`), 200);
  const chosen = async (client: DocumentedClient) =>
    (await client.get<{ questionnaireId: number | null }>('/api/user')).body.questionnaireId;
  const actsOf = async (id: number) =>
    (
      await test.sql<{ action: string }>(
        `SELECT action FROM audit_entry WHERE questionnaire_id = $1 AND action LIKE 'questionnaire.%' ORDER BY id`,
        [id],
      )
    ).map(({ action }) => action);

  describe('that is deleted', () => {
    it('is gone with all that hangs on it, and comes back whole', async () => {
      const id = await makeQuestionnaire(admin, { responses: 3 });
      const second = await documentedAdmin(test, ADMIN_EMAIL);
      await second.post('/api/admin/session/questionnaire', { questionnaireId: id });
      const [evaluation] = await evaluationsOf(admin);
      await makeVerified(admin, evaluation!.id);
      const link = `/api/evaluation/${evaluation!.hashedUrl}`;
      expect((await admin.get(link)).status).toBe(200);

      expect(await remove(`/api/admin/questionnaires/${id}`)).toMatchObject({
        status: 200,
        body: { success: true },
      });
      expect((await list()).map((one) => one.id)).not.toContain(id);
      expect(await list('?deleted=true')).toContainEqual(
        expect.objectContaining({ id, deletedAt: expect.any(String) }),
      );
      expect([await chosen(admin), await chosen(second)]).toEqual([null, null]);
      const gone = [
        admin.get(link),
        visitor.post(`${link}/events`, { type: 'opened' }),
        admin.get(`/api/admin/evaluation/${evaluation!.id}`),
        admin.get(`/api/admin/stats?questionnaireId=${id}`),
        admin.get(`/api/welcome-texts?questionnaireId=${id}`),
        admin.post('/api/admin/session/questionnaire', { questionnaireId: id }),
        remove(`/api/admin/questionnaires/${id}`),
      ];
      expect((await Promise.all(gone)).map(({ status }) => status)).toEqual(gone.map(() => 404));
      expect((await admin.get('/api/admin/stats')).body).toMatchObject({ code: 'questionnaire_required' });

      const restored = await admin.post(`/api/admin/questionnaires/${id}/restore`);
      expect(restored).toMatchObject({ status: 200, body: { id, deletedAt: null } });
      expect((await admin.post(`/api/admin/questionnaires/${id}/restore`)).status).toBe(200);
      expect((await admin.get(link)).status).toBe(200);
      await admin.post('/api/admin/session/questionnaire', { questionnaireId: id });
      expect(await evaluationsOf(admin)).toHaveLength(3);
      expect(await actsOf(id)).toEqual([
        'questionnaire.create',
        'questionnaire.delete',
        'questionnaire.restore',
      ]);
    });

    it('stops its jobs, and catches up with its scores when it comes back', async () => {
      const id = await makeQuestionnaire(admin, { responses: 2 });
      const [{ id: questionId }] = (await admin.get('/api/admin/questions')).body;
      // A job that waits, as it would with a busy worker.
      const [job] = await test.sql<{ id: string }>(
        `INSERT INTO job (queue, kind, questionnaire_id, total) VALUES ('rescore', 'rescore', $1, 1) RETURNING id`,
        [id],
      );
      await test.sql(
        `INSERT INTO job_item (job_id, queue, run_at) VALUES ($1, 'rescore', now() + interval '1 hour')`,
        [job!.id],
      );
      await test.sql(`UPDATE question SET point_value = 50 WHERE id = $1`, [questionId]);
      await test.sql(`UPDATE questionnaire SET config_version = config_version + 1 WHERE id = $1`, [id]);
      expectStatus(await remove(`/api/admin/questionnaires/${id}`), 200);
      expect(
        await test.sql(
          `SELECT j.state, i.state AS item FROM job j JOIN job_item i ON i.job_id = j.id WHERE j.id = $1`,
          [job!.id],
        ),
      ).toEqual([{ state: 'cancelled', item: 'cancelled' }]);
      expectStatus(await admin.post(`/api/admin/questionnaires/${id}/restore`), 200);
      await admin.post('/api/admin/session/questionnaire', { questionnaireId: id });
      await until(async () => (await evaluationsOf(admin)).every(({ maxScore }) => maxScore === 70));
    });

    it('is deleted although a job of its own has just ended and nobody has counted that', async () => {
      const id = await makeQuestionnaire(admin);
      const [job] = await test.sql<{ id: string }>(
        `INSERT INTO job (queue, kind, questionnaire_id, state, total) VALUES ('rescore', 'rescore', $1, 'running', 1) RETURNING id`,
        [id],
      );
      await test.sql(
        `INSERT INTO job_item (job_id, queue, state, finished_at) VALUES ($1, 'rescore', 'done', now())`,
        [job!.id],
      );
      expectStatus(await remove(`/api/admin/questionnaires/${id}`), 200);
      expect(await test.sql(`SELECT state FROM job WHERE id = $1`, [job!.id])).toEqual([{ state: 'done' }]);
    });

    it('comes back for 30 days, and only for those who may manage it', async () => {
      const id = await makeQuestionnaire(admin);
      expectStatus(await remove(`/api/admin/questionnaires/${id}`), 200);
      expect((await other.post(`/api/admin/questionnaires/${id}/restore`)).status).toBe(404);
      const theirs = await other.get<Listed[]>('/api/admin/questionnaires?deleted=true');
      expect(theirs.body).toEqual([]);
      await test.sql(
        `UPDATE questionnaire SET deleted_at = now() - interval '30 days 1 minute' WHERE id = $1`,
        [id],
      );
      expect((await admin.post(`/api/admin/questionnaires/${id}/restore`)).status).toBe(404);
      expect((await list('?deleted=true')).map((one) => one.id)).not.toContain(id);
    });

    it('is deleted once, however often it is asked for at once', async () => {
      const id = await makeQuestionnaire(admin);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => remove(`/api/admin/questionnaires/${id}`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    });
  });

  describe('that is copied', () => {
    it('gives another one with its configuration and texts, and nothing of its responses', async () => {
      const id = await makeQuestionnaire(admin, { language: 'ro', responses: 2 });
      const address = 'https://docs.google.com/forms/d/e/1FAIpQLabc/viewform';
      await test.sql(
        `UPDATE question SET required = true WHERE id = (SELECT min(n.id) FROM question n JOIN section s ON s.id = n.section_id WHERE s.questionnaire_id = $1)`,
        [id],
      );
      await admin.patch(`/api/admin/questionnaires/${id}`, {
        googleFormUrl: address,
        demoButtonUrl: 'https://demo.example/',
        reviewerName: 'Dr. Ana Pop',
      });
      await admin.call('PUT', '/api/admin/welcome-texts', { body: { greeting: 'Bun venit!' } });
      await test.sql(
        `INSERT INTO ui_text (key, context, language, value, questionnaire_id) VALUES ('page.title', 'evaluator', 'ro', 'Titlu', $1)`,
        [id],
      );
      const copied = await admin.post<Listed>(`/api/admin/questionnaires/${id}/copy`, { name: ' Másolat ' });
      expect(copied).toMatchObject({
        status: 201,
        body: {
          name: 'Másolat',
          language: 'ro',
          googleFormUrl: null,
          googleSheetsUrl: null,
          demoButtonUrl: 'https://demo.example/',
          reviewerName: 'Dr. Ana Pop',
          isActive: true,
        },
      });
      const copy = copied.body.id;
      const read = async (path: string, questionnaireId: number) =>
        (await admin.get(`/api/admin/${path}?questionnaireId=${questionnaireId}`)).body;
      const plain = (questions: Record<string, unknown>[]) =>
        questions.map(({ id: _id, questionId: _uuid, sectionId: _section, ...fields }) => fields);
      const [from, to] = [await read('questions', id), await read('questions', copy)];
      expect(plain(to)).toEqual(plain(from));
      expect(to.filter((one: { required: boolean }) => one.required)).toHaveLength(1);
      expect(to.map((one: { questionId: string }) => one.questionId)).not.toContain(from[0].questionId);
      expect(await read('welcome-texts', copy)).toEqual({
        greeting: 'Bun venit!',
        content: null,
        tips: null,
      });
      expect(await read('configuration', copy)).toMatchObject({ totals: { questions: 5, maxScore: 25 } });
      expect(await read('stats', copy)).toMatchObject({ total: 0 });
      expect((await admin.get(`/api/ui-texts/${copy}/ro?context=evaluator`)).body).toEqual({
        'page.title': 'Titlu',
      });
      expect((await list()).map((one) => one.id)).toContain(copy);
      expect(await actsOf(id)).toContain('questionnaire.copy');

      const [{ id: questionId }] = to;
      await admin.call('DELETE', `/api/admin/question/${questionId}`);
      expect(await read('questions', id)).toHaveLength(5);
    });

    it('needs a name and the right to it', async () => {
      const id = await makeQuestionnaire(other);
      expect((await admin.post(`/api/admin/questionnaires/${id}/copy`, { name: 'X' })).status).toBe(403);
      for (const body of [{}, { name: '' }, { name: 'x'.repeat(201) }])
        expect((await other.post(`/api/admin/questionnaires/${id}/copy`, body)).status).toBe(400);
      expect((await admin.post('/api/admin/questionnaires/999999/copy', { name: 'X' })).status).toBe(404);
    });
  });

  it('is changed field by field, and says nothing where nothing changes', async () => {
    const id = await makeQuestionnaire(admin);
    const change = (body: object) => admin.patch(`/api/admin/questionnaires/${id}`, body);
    expect((await change({ isActive: false })).body).toMatchObject({ isActive: false, name: 'Felmérés hu' });
    expect((await change({ isActive: false })).status).toBe(200);
    expect(
      (await change({ googleSheetsUrl: 'https://docs.google.com/spreadsheets/d/abc/edit#gid=0' })).status,
    ).toBe(200);
    expect((await change({ googleSheetsUrl: '' })).body).toMatchObject({ googleSheetsUrl: null });
    for (const googleFormUrl of [
      'javascript:alert(1)',
      'https://docs.google.com@evil.example/',
      'forms.gle.evil.example/AbC',
      'nem link',
      'https://forms.gle\\@evil.example/',
      7,
    ])
      expect([googleFormUrl, (await change({ googleFormUrl })).status]).toEqual([googleFormUrl, 400]);
    const ID = '1xQ7vT2mKd9LrWc4NzYb8HsJf3';
    for (const [given, field, stored] of [
      [` ${ID} `, 'googleFormUrl', `https://docs.google.com/forms/d/${ID}/edit`],
      [`1FAIpQL${ID}`, 'googleFormUrl', `https://docs.google.com/forms/d/e/1FAIpQL${ID}/viewform`],
      ['forms.gle/AbC', 'googleFormUrl', 'https://forms.gle/AbC'],
      [ID, 'googleSheetsUrl', `https://docs.google.com/spreadsheets/d/${ID}/edit`],
      [`2PACX-${ID}`, 'googleSheetsUrl', `https://docs.google.com/spreadsheets/d/e/2PACX-${ID}/pubhtml`],
      [
        `docs.google.com/spreadsheets/d/${ID}`,
        'googleSheetsUrl',
        `https://docs.google.com/spreadsheets/d/${ID}`,
      ],
    ] as const)
      expect([given, (await change({ [field]: given })).body]).toMatchObject([given, { [field]: stored }]);
    expect((await change({ demoButtonUrl: ID })).status).toBe(400);
    const [counted] = await test.sql<{ changes: number }>(
      `SELECT count(*)::int AS changes FROM audit_entry WHERE questionnaire_id = $1 AND action = 'questionnaire.change'`,
      [id],
    );
    expect(counted).toEqual({ changes: 9 });
  });

  it('greets with its own texts, and with the built-in ones where it has none', async () => {
    const id = await makeQuestionnaire(admin);
    const put = (body: object) => admin.call('PUT', '/api/admin/welcome-texts', { body });
    const visible = async () => (await admin.get(`/api/welcome-texts?questionnaireId=${id}`)).body;
    expect((await put({ greeting: ' Üdvözöljük! ', content: 'Első sor\nMásodik sor' })).body).toEqual({
      greeting: 'Üdvözöljük!',
      content: 'Első sor\nMásodik sor',
      tips: null,
    });
    await put({ tips: 'Tipp' });
    expect(await visible()).toEqual({
      greeting: 'Üdvözöljük!',
      content: 'Első sor\nMásodik sor',
      tips: 'Tipp',
    });
    await put({ greeting: '', content: null });
    expect(await visible()).toEqual({ greeting: null, content: null, tips: 'Tipp' });
    expect((await admin.get('/api/admin/welcome-texts')).body).toEqual(await visible());
    for (const body of [{ greeting: 5 }, { tips: 'x'.repeat(5001) }, { colour: 'red' }])
      expect((await put(body)).status).toBe(400);
    const [counted] = await test.sql<{ version: number }>(
      `SELECT config_version AS version FROM questionnaire WHERE id = $1`,
      [id],
    );
    expect(counted).toEqual({ version: 2 });
  });
});
