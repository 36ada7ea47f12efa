import { startAiServer, type AiServer } from '../fakes/ai-server.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { signedIn, until, type Client } from '../setup/client.js';
import { freePort } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface Status {
  service: string;
  configured: boolean;
  missing: string[];
  lastSuccessAt: string | null;
  lastFailure: { code: string; message: string } | null;
}

describe('The status of the outside services', () => {
  let ai: AiServer;
  let test: TestApp;
  let admin: Client;

  beforeAll(async () => {
    ai = await startAiServer();
    test = await startTestApp({
      OPENAI_API_KEY: 'wrong-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'results@clinic.example',
    });
    admin = await signedIn(test, ADMIN_EMAIL, 'ro');
    await makeQuestionnaire(admin, { responses: 1 });
  });
  afterAll(async () => {
    await test?.close();
    await ai?.close();
  });

  const statusOf = async (service: string) => {
    const answer = await admin.get<Status[]>('/api/admin/integration-status');
    return expectStatus(answer, 200).find((status) => status.service === service)!;
  };

  it('says what is set up and what is missing, by the settings and the environment of the moment', async () => {
    const { body } = await admin.get<Status[]>('/api/admin/integration-status');
    expect(body.map(({ service, configured, missing }) => [service, configured, missing])).toEqual([
      ['sheets', false, ['google_credentials', 'google_spreadsheet_id']],
      ['forms', false, ['googleFormUrl', 'google_credentials']],
      ['ai', true, []],
      ['mail', true, []],
      ['trello', false, ['trello_api_key', 'trello_token', 'trello_list_id']],
    ]);
    await giveSetting(test, 'trello_api_key', 'key');
    await giveSetting(test, 'trello_token', 'token');
    expect(await statusOf('trello')).toMatchObject({ configured: true, missing: ['trello_list_id'] });
  });

  it('tells of the AI what it answered last, in the reader’s language', async () => {
    const [evaluation] = await evaluationsOf(admin);
    const regenerate = () => admin.post(`/api/admin/evaluation/${evaluation!.id}/regenerate`);
    expect((await regenerate()).status).toBe(502);
    expect(await statusOf('ai')).toMatchObject({
      lastSuccessAt: null,
      lastFailure: { code: 'ai_key_refused', message: expect.stringContaining('cheia') },
    });
    await giveSetting(test, 'openai_api_key', 'good-key');
    expectStatus(await regenerate(), 200);
    expect((await statusOf('ai')).lastSuccessAt).not.toBeNull();
  });

  it('tells of the mail server that it is away', async () => {
    await admin.post('/api/admin/send-magic-link', { email: ADMIN_EMAIL });
    const status = await until(async () => {
      const mail = await statusOf('mail');
      return mail.lastFailure ? mail : null;
    });
    expect(status.lastFailure).toMatchObject({ code: 'mail_server_away' });
  });
});
