import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, makeQuestionnaire } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import type { Client } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

describe('Automatic generation', () => {
  let test: TestApp;
  let admin: Client;

  beforeAll(async () => {
    test = await startTestApp({ AUTO_GENERATE: '' });
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
  });
  afterAll(() => test?.close());

  const jobsOf = (questionnaireId: number) =>
    test.sql<{ state: string; total: number }>(
      `SELECT state, total FROM job WHERE kind = 'generate-new' AND questionnaire_id = $1`,
      [questionnaireId],
    );

  it('has the drafts of an upload written as one job unless somebody has switched it off; it begins when the upload has ended', async () => {
    const questionnaireId = await makeQuestionnaire(admin, { responses: 3 });
    await workOff(test);
    expect(await jobsOf(questionnaireId)).toEqual([{ state: 'done', total: 3 }]);
    for (const { status } of await evaluationsOf(admin)) expect(status).toBe('generated');
  });

  it('writes nothing by itself while it is off', async () => {
    await giveSetting(test, 'auto_generate', 'false');
    const questionnaireId = await makeQuestionnaire(admin, { responses: 2 });
    await workOff(test);
    expect(await jobsOf(questionnaireId)).toEqual([]);
    for (const { status } of await evaluationsOf(admin)) expect(status).toBe('pending');
  });
});
