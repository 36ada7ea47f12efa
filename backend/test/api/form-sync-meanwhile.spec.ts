import { keyFile } from '../fakes/google-token.js';
import { type GoogleServer, startGoogleServer } from '../fakes/google-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { smallConfiguration } from '../make/form-workbooks.js';
import { EDIT_LINK, type FakeForm, radioItem, recordedForm } from '../make/google-form.js';
import { expectStatus } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('While a Google form is being read', () => {
  let google: GoogleServer;
  let test: TestApp;
  let admin: DocumentedClient;
  let id: number;
  let form: FakeForm;

  beforeAll(async () => {
    google = await startGoogleServer();
    test = await startTestApp(google.variables);
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    await giveSetting(test, 'google_credentials', keyFile());
  });
  afterAll(async () => {
    await test?.close();
    await google?.close();
  });
  beforeEach(async () => {
    form = recordedForm();
    google.forms.forms.set(form.formId, form);
    const made = await admin.post('/api/admin/questionnaires', {
      name: 'Űrlapos',
      language: 'hu',
      googleFormUrl: EDIT_LINK,
    });
    ({ id } = expectStatus(made, 201) as { id: number });
    expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId: id }), 200);
  });

  const callSync = () => admin.post(`/api/admin/questionnaire/${id}/sync-google-form`);
  const sync = async () => expectStatus(await callSync(), 200);
  const texts = () =>
    test.sql<{ text: string }>(
      `SELECT n.question_text AS text FROM question n JOIN section s ON s.id = n.section_id WHERE s.questionnaire_id = $1`,
      [id],
    );

  it('another one may be entered, which is then taken over', async () => {
    const other = {
      ...recordedForm(),
      formId: '1otherFormThatIsEnteredMeanwhile',
      items: [radioItem(1, 'Az új űrlap kérdése?')],
    };
    google.forms.forms.set(other.formId, other);
    google.forms.script.next(async () => {
      const googleFormUrl = EDIT_LINK.replace(form.formId, other.formId);
      expectStatus(await admin.patch(`/api/admin/questionnaires/${id}`, { googleFormUrl }), 200);
      return null;
    });
    expect(await sync()).toMatchObject({ questions: 1, created: 2 });
    expect(await texts()).toEqual([{ text: 'Az új űrlap kérdése?' }]);
  });

  it('the questionnaire may be deleted: nothing of the form stays', async () => {
    google.forms.script.next(async () => {
      expectStatus(await admin.call('DELETE', `/api/admin/questionnaires/${id}`), 200);
      return null;
    });
    expect(await callSync()).toMatchObject({ status: 409, body: { code: 'job_cancelled' } });
    expect(await texts()).toEqual([]);
    expect((await callSync()).status).toBe(404);
    expectStatus(await admin.post(`/api/admin/questionnaires/${id}/restore`), 200);
    expect(await sync()).toMatchObject({ created: 13 });
  });

  it('an import of the same questionnaire takes its turn, so nothing comes twice', async () => {
    const [synced, imported] = await Promise.all([
      callSync(),
      admin.upload('/api/admin/import-config', await smallConfiguration()),
    ]);
    expect([synced.status, imported.status]).toEqual([200, 200]);
    const names = await test.sql<{ name: string }>(`SELECT name FROM section WHERE questionnaire_id = $1`, [
      id,
    ]);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  });
});
