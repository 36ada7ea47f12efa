import { makeQuestionnaire } from '../make/questionnaires.js';
import { type Client, signedIn } from '../setup/client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const IMPORT = '/api/admin/import-config';

describe('A configuration workbook of another questionnaire', () => {
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp(mailed());
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    questionnaireId = await makeQuestionnaire(admin);
  });
  afterAll(() => test?.close());

  it('copies its questionnaire into an empty one, and says so; the first one stays as it is', async () => {
    const bytes = (await admin.get<Buffer>('/api/admin/export-config')).body;
    const before = (await admin.get<{ questionId: string; questionText: string }[]>('/api/admin/questions'))
      .body;
    const { body: empty } = await admin.post<{ id: number }>('/api/admin/questionnaires', {
      name: 'Másolat',
      language: 'hu',
    });
    await admin.post('/api/admin/session/questionnaire', { questionnaireId: empty.id });
    const planned = await admin.upload(`${IMPORT}?dryRun=true`, bytes);
    expect(planned).toMatchObject({ status: 200, body: { created: 7, updated: 0, errors: [] } });
    expect(planned.body.copiedFrom).toEqual(expect.any(String));
    expect((await admin.upload(IMPORT, bytes)).body).toMatchObject({ created: 7, updated: 0 });
    const copied = (await admin.get<typeof before>('/api/admin/questions')).body;
    expect(copied.map(({ questionText }) => questionText)).toEqual(
      before.map(({ questionText }) => questionText),
    );
    const ids = new Set(before.map(({ questionId }) => questionId));
    expect(copied.some(({ questionId }) => ids.has(questionId))).toBe(false);
    // A second time every question is found by its text.
    expect((await admin.upload(IMPORT, bytes)).body).toMatchObject({ created: 0, updated: 0, unchanged: 7 });
    await admin.post('/api/admin/session/questionnaire', { questionnaireId });
    expect((await admin.get('/api/admin/questions')).body).toEqual(before);
    expect((await admin.upload(IMPORT, bytes)).body).toMatchObject({ unchanged: 7, copiedFrom: null });
  });
});
