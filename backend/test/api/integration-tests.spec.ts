import { MAILGUN_KEY, MAILGUN_SENDING_KEY } from '../fakes/mailgun-server.js';
import { TRELLO_KEY, TRELLO_TOKEN } from '../fakes/trello-server.js';
import { IntegrationFixture, MAIL_DOMAIN } from '../make/integration-fixture.js';
import { giveSetting } from '../make/settings.js';
import { freePort } from '../setup/environment.js';

describe('A test of an outside service', () => {
  let ground: IntegrationFixture;
  beforeAll(async () => {
    ground = await IntegrationFixture.start();
  });
  afterAll(() => ground?.close());
  beforeEach(() => ground.clear());

  it('makes no call while nothing is set, and says what to do', async () => {
    for (const [service, code] of [
      ['ai', 'ai_test_nothing'],
      ['mail', 'mail_test_nothing'],
      ['sheets', 'sheet_test_nothing'],
      ['forms', 'form_test_nothing'],
      ['trello', 'trello_not_set'],
    ] as const) {
      expect(await ground.run(service)).toMatchObject({
        ok: false,
        code,
        message: expect.stringMatching(/\.$/),
      });
      expect(await ground.statusOf(service)).toMatchObject({ lastSuccessAt: null, lastFailure: null });
    }
    expect((await ground.admin.post('/api/admin/settings/test/printer')).status).toBe(400);
  });

  it('with a secret that can not be read asks for it to be saved again', async () => {
    await ground.give({ trello_api_key: TRELLO_KEY, trello_token: TRELLO_TOKEN });
    await ground.spoil('trello_token');
    expect(await ground.run('trello')).toMatchObject({ ok: false, code: 'setting_unreadable' });
  });

  it('is made twenty times a minute at most', async () => {
    for (let call = 0; call < 20; call += 1) await ground.run('ai');
    expect((await ground.admin.post('/api/admin/settings/test/ai')).status).toBe(429);
  });

  describe('of the AI', () => {
    beforeEach(() => ground.give({ openai_api_key: 'good-key', openai_base_url: ground.ai.baseUrl }));

    it('proves key and model, and the status shows it', async () => {
      expect(await ground.run('ai')).toEqual({
        ok: true,
        code: 'ai_test_works',
        message: 'The key is good, and the model answers: gpt-4.1-mini.',
      });
      expect((await ground.statusOf('ai')).lastSuccessAt).not.toBeNull();
    });

    it('says that the key was refused', async () => {
      await ground.give({ openai_api_key: 'wrong-key' });
      expect(await ground.run('ai')).toMatchObject({ ok: false, code: 'ai_key_refused' });
      expect((await ground.statusOf('ai')).lastFailure).toMatchObject({ code: 'ai_key_refused' });
    });

    it('names the models that there are when this one is unknown', async () => {
      await ground.give({ openai_model: 'gpt-nine' });
      ground.ai.respondWith('error:model_missing');
      const result = await ground.run('ai');
      expect(result).toMatchObject({ ok: false, code: 'ai_model_unknown' });
      expect(result.message).toMatch(/gpt-nine.*gpt-4\.1-mini/);
    });

    it.each([
      ['error:no_money', 'ai_credit_used_up'],
      ['retry-after-3600', 'ai_rate_limited'],
      ['reset', 'ai_unavailable'],
    ] as const)('tells of %s', async (mode, code) => {
      ground.ai.respondWith(mode);
      expect(await ground.run('ai')).toMatchObject({ ok: false, code });
    });

    it('says that nobody answers at the address', async () => {
      await ground.give({ openai_base_url: `https://127.0.0.1:${await freePort()}/v1` });
      expect(await ground.run('ai')).toMatchObject({ ok: false, code: 'ai_address_refused' });
    });
  });

  describe('of the mail service', () => {
    beforeEach(() =>
      ground.give({
        mailgun_api_key: MAILGUN_KEY,
        mailgun_domain: MAIL_DOMAIN,
        mail_from: 'Clinic <info@clinic.example>',
      }),
    );
    afterEach(() => {
      ground.mailgun.domains.clear();
      ground.mailgun.domains.set(MAIL_DOMAIN, { state: 'active', type: 'custom' });
    });

    it('reads the state of the domain, sends nothing, and the status shows it', async () => {
      expect(await ground.run('mail')).toMatchObject({ ok: true, code: 'mailgun_test_works' });
      expect((await ground.statusOf('mail')).lastSuccessAt).not.toBeNull();
      expect(ground.mailgun.mails).toEqual([]);
    });

    it('knows a key that may only send from one that is wrong, without sending', async () => {
      await ground.give({ mailgun_api_key: MAILGUN_SENDING_KEY });
      expect(await ground.run('mail')).toMatchObject({ ok: true, code: 'mailgun_test_sending_key' });
      await ground.give({ mailgun_api_key: 'key-of-somebody-else' });
      const refused = await ground.run('mail');
      expect(refused).toMatchObject({ ok: false, code: 'mailgun_key_refused' });
      expect(refused.message).toContain('api.eu.mailgun.net');
      expect(ground.mailgun.mails).toEqual([]);
    });

    it.each([
      ['unverified', 'mailgun_domain_unverified'],
      ['disabled', 'mailgun_domain_disabled'],
    ] as const)('says that the domain is %s', async (state, code) => {
      ground.mailgun.domains.set(MAIL_DOMAIN, { state, type: 'custom' });
      const result = await ground.run('mail');
      expect(result).toMatchObject({ ok: false, code });
      expect(result.message).toContain(MAIL_DOMAIN);
    });

    it('tells of an unknown domain, a sandbox, a foreign sender and a missing one', async () => {
      await ground.give({ mailgun_domain: 'mg.other.example' });
      expect(await ground.run('mail')).toMatchObject({ ok: false, code: 'mailgun_domain_not_found' });
      ground.mailgun.domains.set('mg.other.example', { state: 'active', type: 'custom' });
      const foreign = await ground.run('mail');
      expect(foreign).toMatchObject({ ok: false, code: 'mailgun_sender_elsewhere' });
      expect(foreign.message).toMatch(/info@clinic\.example.*mg\.other\.example/);
      ground.mailgun.domains.set(MAIL_DOMAIN, { state: 'active', type: 'sandbox' });
      await ground.give({ mailgun_domain: MAIL_DOMAIN });
      expect(await ground.run('mail')).toMatchObject({ ok: false, code: 'mailgun_sandbox' });
      await giveSetting(ground.test, 'mail_from', null);
      expect(await ground.run('mail')).toMatchObject({ ok: false, code: 'mail_sender_missing' });
    });

    it.each([
      ['error:rate', 'mailgun_busy'],
      ['error:server', 'mailgun_unavailable'],
      ['html', 'mailgun_unavailable'],
      ['reset', 'mailgun_unreachable'],
    ] as const)('tells of %s', async (trouble, code) => {
      ground.mailgun.next(trouble);
      expect(await ground.run('mail')).toMatchObject({ ok: false, code });
    });

    it('says which half is missing', async () => {
      await giveSetting(ground.test, 'mailgun_domain', null);
      expect((await ground.run('mail')).code).toBe('mailgun_domain_missing');
      await ground.give({ mailgun_domain: MAIL_DOMAIN });
      await giveSetting(ground.test, 'mailgun_api_key', null);
      expect((await ground.run('mail')).code).toBe('mailgun_key_missing');
    });
  });
});
