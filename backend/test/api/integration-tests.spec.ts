import type { SettingKey } from '../../src/modules/settings/settings.catalog.js';
import { type AiServer, startAiServer } from '../fakes/ai-server.js';
import { type GoogleServer, startGoogleServer } from '../fakes/google-server.js';
import { recordedSpreadsheet } from '../fakes/google-sheets.js';
import { keyFile, SERVICE_ACCOUNT } from '../fakes/google-token.js';
import { googleError } from '../fakes/google-part.js';
import { MAILGUN_KEY, MAILGUN_SENDING_KEY, type MailgunServer, startMailgunServer } from '../fakes/mailgun-server.js'; // prettier-ignore
import { startTrelloServer, TRELLO_KEY, TRELLO_TOKEN, type TrelloServer } from '../fakes/trello-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { type Client, signedIn } from '../setup/client.js';
import { freePort } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface Result {
  ok: boolean;
  code: string;
  message: string;
}
interface Status {
  service: string;
  lastSuccessAt: string | null;
  lastFailure: { code: string; message: string } | null;
}

const DOMAIN = 'mg.clinic.example';

describe('A test of an outside service', () => {
  let ai: AiServer;
  let google: GoogleServer;
  let mailgun: MailgunServer;
  let trello: TrelloServer;
  let test: TestApp;
  let admin: Client;

  beforeAll(async () => {
    [ai, google, mailgun, trello] = await Promise.all([
      startAiServer(),
      startGoogleServer(),
      startMailgunServer(DOMAIN),
      startTrelloServer(),
    ]);
    test = await startTestApp({
      ...google.variables,
      ...mailgun.variables,
      ...trello.variables,
      OUTBOUND_PRIVATE_HOSTS: [ai.host, google.host, mailgun.host, trello.host].join(' '),
    });
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    await makeQuestionnaire(admin, { responses: 0 });
    google.sheets.add(recordedSpreadsheet());
  }, 60_000);
  afterAll(async () => {
    await test?.close();
    await Promise.all([ai, google, mailgun, trello].map((server) => server?.close()));
  });
  beforeEach(async () => {
    await test.sql('DELETE FROM setting');
    await test.sql('DELETE FROM integration_status');
    await test.sql('DELETE FROM rate_counter');
    ai.respondWith('good');
  });

  const give = async (values: Partial<Record<SettingKey, string>>) => {
    for (const [key, value] of Object.entries(values)) await giveSetting(test, key as SettingKey, value);
  };
  const run = async (service: string, client = admin): Promise<Result> =>
    expectStatus(await client.post<Result>(`/api/admin/settings/test/${service}`), 200);
  const statusOf = async (service: string) => {
    const answer = await admin.get<Status[]>('/api/admin/integration-status');
    return expectStatus(answer, 200).find((status) => status.service === service)!;
  };
  const seal = (key: SettingKey) => test.sql(`UPDATE setting SET value = 'v1.0.0.0.0' WHERE key = $1`, [key]);

  it('makes no call while nothing is set, and says what to do', async () => {
    for (const [service, code] of [
      ['ai', 'ai_test_nothing'],
      ['mail', 'mail_test_nothing'],
      ['sheets', 'sheet_test_nothing'],
      ['forms', 'form_test_nothing'],
      ['trello', 'trello_not_set'],
    ] as const) {
      expect(await run(service)).toMatchObject({ ok: false, code, message: expect.stringMatching(/\.$/) });
      expect(await statusOf(service)).toMatchObject({ lastSuccessAt: null, lastFailure: null });
    }
    expect((await admin.post('/api/admin/settings/test/printer')).status).toBe(400);
  });

  it('with a secret that can not be read asks for it to be saved again', async () => {
    await give({ trello_api_key: TRELLO_KEY, trello_token: TRELLO_TOKEN });
    await seal('trello_token');
    expect(await run('trello')).toMatchObject({ ok: false, code: 'setting_unreadable' });
  });

  it('is made twenty times a minute at most', async () => {
    for (let call = 0; call < 20; call += 1) await run('ai');
    expect((await admin.post('/api/admin/settings/test/ai')).status).toBe(429);
  });

  describe('of the AI', () => {
    beforeEach(() => give({ openai_api_key: 'good-key', openai_base_url: ai.baseUrl }));

    it('proves key and model, and the status shows it', async () => {
      expect(await run('ai')).toEqual({
        ok: true,
        code: 'ai_test_works',
        message: 'The key is good, and the model answers: gpt-4.1-mini.',
      });
      expect((await statusOf('ai')).lastSuccessAt).not.toBeNull();
    });

    it('says that the key was refused', async () => {
      await give({ openai_api_key: 'wrong-key' });
      expect(await run('ai')).toMatchObject({ ok: false, code: 'ai_key_refused' });
      expect((await statusOf('ai')).lastFailure).toMatchObject({ code: 'ai_key_refused' });
    });

    it('names the models that there are when this one is unknown', async () => {
      await give({ openai_model: 'gpt-nine' });
      ai.respondWith('error:model_missing');
      const result = await run('ai');
      expect(result).toMatchObject({ ok: false, code: 'ai_model_unknown' });
      expect(result.message).toMatch(/gpt-nine.*gpt-4\.1-mini/);
    });

    it.each([
      ['error:no_money', 'ai_credit_used_up'],
      ['retry-after-3600', 'ai_rate_limited'],
      ['reset', 'ai_unavailable'],
    ] as const)('tells of %s', async (mode, code) => {
      ai.respondWith(mode);
      expect(await run('ai')).toMatchObject({ ok: false, code });
    });

    it('says that nobody answers at the address', async () => {
      await give({ openai_base_url: `https://127.0.0.1:${await freePort()}/v1` });
      expect(await run('ai')).toMatchObject({ ok: false, code: 'ai_address_refused' });
    });
  });

  describe('of the mail service', () => {
    beforeEach(() =>
      give({
        mailgun_api_key: MAILGUN_KEY,
        mailgun_domain: DOMAIN,
        mail_from: 'Clinic <info@clinic.example>',
      }),
    );
    afterEach(() => {
      mailgun.domains.clear();
      mailgun.domains.set(DOMAIN, { state: 'active', type: 'custom' });
    });

    it('reads the state of the domain, sends nothing, and the status shows it', async () => {
      expect(await run('mail')).toMatchObject({ ok: true, code: 'mailgun_test_works' });
      expect((await statusOf('mail')).lastSuccessAt).not.toBeNull();
      expect(mailgun.mails).toEqual([]);
    });

    it('knows a key that may only send from one that is wrong, without sending', async () => {
      await give({ mailgun_api_key: MAILGUN_SENDING_KEY });
      expect(await run('mail')).toMatchObject({ ok: true, code: 'mailgun_test_sending_key' });
      await give({ mailgun_api_key: 'key-of-somebody-else' });
      const refused = await run('mail');
      expect(refused).toMatchObject({ ok: false, code: 'mailgun_key_refused' });
      expect(refused.message).toContain('api.eu.mailgun.net');
      expect(mailgun.mails).toEqual([]);
    });

    it.each([
      ['unverified', 'mailgun_domain_unverified'],
      ['disabled', 'mailgun_domain_disabled'],
    ] as const)('says that the domain is %s', async (state, code) => {
      mailgun.domains.set(DOMAIN, { state, type: 'custom' });
      const result = await run('mail');
      expect(result).toMatchObject({ ok: false, code });
      expect(result.message).toContain(DOMAIN);
    });

    it('tells of an unknown domain, a sandbox, a foreign sender and a missing one', async () => {
      await give({ mailgun_domain: 'mg.other.example' });
      expect(await run('mail')).toMatchObject({ ok: false, code: 'mailgun_domain_not_found' });
      mailgun.domains.set('mg.other.example', { state: 'active', type: 'custom' });
      const foreign = await run('mail');
      expect(foreign).toMatchObject({ ok: false, code: 'mailgun_sender_elsewhere' });
      expect(foreign.message).toMatch(/info@clinic\.example.*mg\.other\.example/);
      mailgun.domains.set(DOMAIN, { state: 'active', type: 'sandbox' });
      await give({ mailgun_domain: DOMAIN });
      expect(await run('mail')).toMatchObject({ ok: false, code: 'mailgun_sandbox' });
      await giveSetting(test, 'mail_from', null);
      expect(await run('mail')).toMatchObject({ ok: false, code: 'mail_sender_missing' });
    });

    it.each([
      ['error:rate', 'mailgun_busy'],
      ['error:server', 'mailgun_unavailable'],
      ['html', 'mailgun_unavailable'],
      ['reset', 'mailgun_unreachable'],
    ] as const)('tells of %s', async (trouble, code) => {
      mailgun.next(trouble);
      expect(await run('mail')).toMatchObject({ ok: false, code });
    });

    it('says which half is missing', async () => {
      await giveSetting(test, 'mailgun_domain', null);
      expect((await run('mail')).code).toBe('mailgun_domain_missing');
      await give({ mailgun_domain: DOMAIN });
      await giveSetting(test, 'mailgun_api_key', null);
      expect((await run('mail')).code).toBe('mailgun_key_missing');
    });
  });

  describe('of Google', () => {
    const sheet = recordedSpreadsheet().id;

    it('reads the sheet with the account’s key', async () => {
      await give({ google_credentials: keyFile(), google_spreadsheet_id: sheet });
      expect(await run('sheets')).toMatchObject({ ok: true, code: 'sheet_test_works' });
      expect((await statusOf('sheets')).lastSuccessAt).not.toBeNull();
    });

    it('names the address to share a sheet with', async () => {
      await give({ google_credentials: keyFile(), google_spreadsheet_id: sheet });
      google.sheets.script.next(googleError('not_shared'));
      const result = await run('sheets');
      expect(result).toMatchObject({ ok: false, code: 'sheet_not_shared' });
      expect(result.message).toContain(SERVICE_ACCOUNT);
      expect((await statusOf('sheets')).lastFailure).toMatchObject({ code: 'sheet_not_shared' });
    });

    it.each([
      ['token_bad_signature', 'google_key_refused'],
      ['token_clock_skew', 'google_clock_wrong'],
    ] as const)('tells of %s', async (name, code) => {
      await give({ google_credentials: keyFile() });
      google.token.script.next(googleError(name), googleError(name));
      expect(await run('sheets')).toMatchObject({ ok: false, code });
      google.token.script.clear();
    });

    it('tells of a missing sheet, a missing tab and a quota', async () => {
      await give({ google_credentials: keyFile(), google_spreadsheet_id: 'A'.repeat(44) });
      expect((await run('sheets')).code).toBe('sheet_not_found');
      await give({
        google_spreadsheet_id: `https://docs.google.com/spreadsheets/d/${sheet}/edit#gid=999999`,
      });
      expect((await run('sheets')).code).toBe('sheet_tab_missing');
      google.sheets.script.next(googleError('quota'));
      expect((await run('sheets')).code).toBe('google_quota');
    });

    it('without a sheet tries the key alone; without a key reads what is shared by link', async () => {
      await give({ google_credentials: keyFile() });
      expect(await run('sheets')).toMatchObject({ ok: false, code: 'sheet_test_key_only' });
      await giveSetting(test, 'google_credentials', null);
      await give({ google_spreadsheet_id: sheet });
      expect(await run('sheets')).toMatchObject({ ok: false, code: 'sheet_link_closed' });
    });

    it('never looks at the questionnaire of somebody else', async () => {
      const stranger = await signedIn(test, 'stranger@other.example', 'en');
      await test.sql(`UPDATE questionnaire SET google_form_url = 'https://docs.google.com/forms/d/1AbCdEfGhIjKlMnOpQrStUvWx/edit'`); // prettier-ignore
      await test.sql(`UPDATE session SET sess = jsonb_set(sess::jsonb, '{questionnaireId}', (SELECT to_jsonb(id) FROM questionnaire LIMIT 1))::json`); // prettier-ignore
      expect((await run('forms', stranger)).code).toBe('form_test_nothing');
      await test.sql(`UPDATE questionnaire SET google_form_url = NULL`);
    });
  });

  describe('of Trello', () => {
    beforeEach(() => give({ trello_api_key: TRELLO_KEY, trello_token: TRELLO_TOKEN }));
    const listOf = (name: string) => trello.boards[0]!.lists.find((list) => list.name === name)!;

    it('looks at the list, and offers the lists there are', async () => {
      expect((await run('trello')).code).toBe('trello_list_missing');
      const boards = expectStatus(await admin.get('/api/admin/settings/trello-lists'), 200);
      expect(boards).toEqual(trello.boards.map(({ id, name, lists }) => ({ id, name, lists: lists.map((list) => ({ id: list.id, name: list.name })) }))); // prettier-ignore
      await give({ trello_list_id: listOf('Folyamatban').id });
      const result = await run('trello');
      expect(result).toMatchObject({ ok: true, code: 'trello_test_works' });
      expect(result.message).toContain('Folyamatban');
      expect(trello.cards).toEqual([]);
    });

    it('says when the list is archived or gone', async () => {
      await give({ trello_list_id: listOf('Kész').id });
      listOf('Kész').closed = true;
      expect((await run('trello')).code).toBe('trello_list_closed');
      await give({ trello_list_id: '0'.repeat(24) });
      expect((await run('trello')).code).toBe('trello_list_not_found');
    });

    it.each([
      ['error:bad_key', 'trello_key_refused'],
      ['error:bad_token', 'trello_token_refused'],
      ['error:no_write_scope', 'trello_permission_missing'],
      ['error:token_rate', 'trello_busy'],
      ['error:timeout', 'trello_timeout'],
      ['reset', 'trello_unavailable'],
    ] as const)('tells of %s, in the test and in the list of lists', async (trouble, code) => {
      trello.next(trouble, trouble);
      expect(await run('trello')).toMatchObject({ ok: false, code });
      const lists = await admin.get<{ code: string }>('/api/admin/settings/trello-lists');
      expect([lists.status, lists.body.code]).toEqual([code.endsWith('refused') || code.endsWith('missing') ? 409 : 503, code]); // prettier-ignore
    });

    it('keeps to Trello’s limit by being told', async () => {
      trello.limit(0);
      expect((await run('trello')).code).toBe('trello_busy');
      trello.limit(100);
    });

    it('needs key and token for the list of lists', async () => {
      await giveSetting(test, 'trello_token', null);
      const answer = await admin.get<{ code: string }>('/api/admin/settings/trello-lists');
      expect([answer.status, answer.body.code]).toEqual([409, 'trello_not_set']);
    });
  });
});
