import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { Client } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface View {
  id: string;
  name: string;
  query: string;
  isShared: boolean;
  isOwn: boolean;
}

describe('Views of the evaluation table', () => {
  let test: TestApp;
  let admin: Client;
  let colleague: Client;
  let questionnaireId: number;
  const views = () => `/api/admin/questionnaires/${questionnaireId}/views`;
  const list = async (who: Client) => expectStatus<View[]>(await who.get(views()), 200);
  const save = async (name: string, more = {}) => {
    const body = { name, query: 'status=generated&sort=dueAt', ...more };
    return expectStatus<View[]>(await admin.call('POST', views(), { body }), 201);
  };

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
    colleague = await documentedAdmin(test, 'colleague@clinic.example');
    questionnaireId = await makeQuestionnaire(admin);
    await test.sql(
      `INSERT INTO access_grant (admin_id, questionnaire_id) SELECT id, ${questionnaireId} FROM admin WHERE email = 'colleague@clinic.example'`,
    );
  });
  afterAll(() => test?.close());

  it('stores a view under a name, for its author alone, unless it is shared', async () => {
    const [own] = await save('Átnézendő');
    expect(own).toMatchObject({
      name: 'Átnézendő',
      query: 'status=generated&sort=dueAt',
      isShared: false,
      isOwn: true,
    });
    expect(await list(colleague)).toEqual([]);
    const path = `${views()}/${own!.id}`;
    const [shared] = expectStatus<View[]>(
      await admin.call('PATCH', path, { body: { isShared: true, name: 'Közös' } }),
      200,
    );
    expect(shared).toMatchObject({ name: 'Közös', query: own!.query, isShared: true });
    expect(await list(colleague)).toEqual([{ ...shared, isOwn: false }]);
  });

  it('lets nobody change or remove what a colleague shares', async () => {
    const [shared] = await list(colleague);
    const path = `${views()}/${shared!.id}`;
    expect((await colleague.call('PATCH', path, { body: { name: 'Enyém' } })).status).toBe(404);
    expect((await colleague.call('DELETE', path)).status).toBe(404);
    expect(expectStatus<View[]>(await admin.call('DELETE', path), 200)).toEqual([]);
  });

  it('refuses the 51st view, and a view without a name', async () => {
    expect(
      (
        await admin.call('POST', views(), {
          body: { name: ' ', query: '' },
        })
      ).status,
    ).toBe(400);
    for (let number = 1; number <= 50; number++) await save(`Nézet ${number}`);
    const one = await admin.call<{ code: string }>('POST', views(), {
      body: { name: 'Még egy', query: '' },
    });
    expect([one.status, one.body.code]).toEqual([409, 'views_full']);
  });

  it('keeps the columns of each person, and forgets them', async () => {
    const columns = ['clientName', 'status'];
    expect((await admin.call('PUT', '/api/admin/table-columns', { body: { columns } })).body).toEqual({
      columns,
    });
    expect((await colleague.get('/api/admin/table-columns')).body).toEqual({ columns: [] });
    const again = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
    expect((await again.get('/api/admin/table-columns')).body).toEqual({ columns });
    expect((await admin.call('PUT', '/api/admin/table-columns', { body: { columns: [] } })).body).toEqual({
      columns: [],
    });
  });
});
