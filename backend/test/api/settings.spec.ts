import pg from 'pg';
import { Events } from '../../src/platform/events/events.js';
import { SETTINGS, type SettingKey } from '../../src/modules/settings/settings.catalog.js';
import { SettingChanged } from '../../src/modules/settings/settings.events.js';
import { SettingsService } from '../../src/modules/settings/settings.service.js';
import { keyFile, SERVICE_ACCOUNT } from '../fakes/google-token.js';
import { expectStatus } from '../make/questionnaires.js';
import { SettingsDesk } from '../make/settings-desk.js';
import { until } from '../setup/until.js';

const MASK = '********';
const SECRETS = [
  'openai_api_key',
  'mailgun_api_key',
  'mailgun_webhook_key',
  'trello_api_key',
  'trello_token',
] as const;

describe('The settings', () => {
  let desk: SettingsDesk;
  const heard: SettingChanged[] = [];
  beforeAll(async () => {
    desk = await SettingsDesk.open();
    desk.test.app.get(Events).on(SettingChanged, (event) => heard.push(event));
  });
  afterAll(() => desk?.test.close());
  beforeEach(async () => {
    await desk.test.sql('DELETE FROM setting');
    await desk.test.sql('DELETE FROM audit_entry');
    heard.length = 0;
  });

  const codeOf = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    return [status, (body as { code: string }).code];
  };

  it('are all there, with where each value comes from', async () => {
    const settings = await desk.all();
    expect(settings.map(({ key }) => key)).toEqual(Object.keys(SETTINGS));
    expect(await desk.one('openai_base_url')).toMatchObject({
      value: 'https://ai.operator.example/v1',
      source: 'environment',
      isSet: true,
      standard: 'https://api.openai.com/v1',
    });
    expect(await desk.one('openai_model')).toMatchObject({
      value: 'gpt-4.1-mini',
      source: 'none',
      isSet: false,
    });
    expect(await desk.one('openai_api_key')).toMatchObject({
      value: MASK,
      source: 'environment',
      isSet: true,
    });
    expect(await desk.one('answer_hours')).toMatchObject({ value: '24', isSet: false });
    expect(await desk.one('landing_privacy_url')).toMatchObject({
      value: null,
      source: 'none',
      problem: null,
    });
  });

  it('are stored trimmed, and count at once', async () => {
    const saved = await desk.save('landing_questionnaire_url', '  https://forms.gle/Abc123  ');
    expect(saved).toMatchObject({
      value: 'https://forms.gle/Abc123',
      source: 'database',
      isSet: true,
      cleared: [],
    });
    const { body } = await desk.admin.get<{ questionnaireUrl: string }>('/api/landing/settings');
    expect(body.questionnaireUrl).toBe('https://forms.gle/Abc123');
    expect(await desk.clear('landing_questionnaire_url')).toMatchObject({
      success: true,
      isSet: false,
      value: null,
    });
    expect(await desk.row('landing_questionnaire_url')).toBeUndefined();
  });

  it('never show a secret, whatever the caller says about its encryption', async () => {
    for (const key of SECRETS) {
      const secret = `secret-of-${key}`;
      const saved = expectStatus(await desk.send(key, secret, { encrypted: false }), 200);
      expect(saved).toMatchObject({ value: MASK, encrypted: true, isSet: true });
      expect(await desk.row(key)).toMatchObject({
        encrypted: true,
        value: expect.not.stringContaining(secret),
      });
      expect(await desk.read(key)).toBe(secret);
    }
    const shown = JSON.stringify([await desk.all(), await desk.test.sql('SELECT * FROM audit_entry'), heard]);
    expect(shown).not.toContain('secret-of-');
  });

  it('stay as they are when the mask is saved', async () => {
    await desk.save('trello_token', 'the-real-token');
    const before = await desk.row('trello_token');
    expect(await desk.save('trello_token', MASK)).toMatchObject({ value: MASK, isSet: true, cleared: [] });
    expect(await desk.row('trello_token')).toEqual(before);
    expect(await desk.save('trello_api_key', MASK)).toMatchObject({ isSet: false });
    expect(await desk.read('trello_api_key')).toBeNull();
  });

  it.each<[SettingKey, string, string]>([
    ['landing_consultation_url', 'javascript:alert(1)', 'setting_not_web_address'],
    ['landing_consultation_url', 'http://clinic.example', 'setting_not_web_address'],
    ['landing_privacy_url', '//evil.example', 'setting_not_web_address'],
    ['landing_privacy_url', '/\\evil.example', 'setting_not_web_address'],
    ['landing_contact_email', 'anna@clinic.example, bela@clinic.example', 'setting_not_email'],
    ['landing_contact_email', 'no-reply@clinic.example', 'setting_no_reply'],
    ['landing_contact_email', 'info@localhost', 'setting_not_email'],
    ['organisation_name', 'x'.repeat(101), 'setting_not_plain_text'],
    ['organisation_name', 'Klinika <b>Kft.</b>', 'setting_not_plain_text'],
    ['organisation_name', 'Klinika\r\nBcc: x@evil.example', 'setting_not_one_line'],
    ['organisation_name', 'Klinika \u202egro.live', 'setting_not_one_line'],
    ['organisation_address', 'x'.repeat(201), 'setting_not_plain_text'],
    ['organisation_address', '1051 Budapest\nPélda utca 1.', 'setting_not_one_line'],
    ['organisation_phone', '+36 1 234 5678 / 12a', 'setting_not_phone'],
    ['organisation_phone', '12+345678', 'setting_not_phone'],
    ['organisation_phone', '+ ( ) /', 'setting_not_phone'],
    ['organisation_phone', '1'.repeat(21), 'setting_not_phone'],
    ['organisation_phone', '12345;ext=1', 'setting_not_phone'],
    ['mail_from', 'Clinic <anna@clinic.example>\r\nBcc: all@clinic.example', 'setting_not_sender'],
    ['mail_from', 'Clinic', 'setting_not_sender'],
    ['mailgun_domain', 'mg.clinic.example/path', 'setting_not_domain'],
    ['mailgun_host', 'canary.attacker.example', 'setting_host_not_allowed'],
    ['mailgun_host', 'api.mailgun.net.attacker.example', 'setting_host_not_allowed'],
    ['mailgun_host', 'https://api.mailgun.net@attacker.example', 'setting_host_not_allowed'],
    ['mailgun_host', 'http://api.mailgun.net', 'setting_host_not_allowed'],
    ['openai_base_url', 'http://ai.example/v1', 'setting_not_base_url'],
    ['openai_base_url', 'https://169.254.169.254/latest', 'setting_not_base_url'],
    ['openai_base_url', 'https://[::1]/v1', 'setting_not_base_url'],
    ['openai_base_url', 'https://2130706433/v1', 'setting_not_base_url'],
    ['openai_base_url', 'https://user:password@ai.example/v1', 'setting_not_base_url'],
    ['openai_api_key', 'sk-ékezetes', 'setting_not_key'],
    ['openai_api_key', 'two keys', 'setting_not_key'],
    ['openai_model', 'gpt 4', 'setting_not_model'],
    ['google_credentials', '{"web":{}}', 'google_credentials_oauth_client'],
    ['google_credentials', 'AIzaSyA1234567890abcdefghijklmnopqrstuvw', 'google_credentials_api_key'],
    [
      'google_spreadsheet_id',
      'https://docs.google.com/forms/d/1AbCdEfGhIjKlMnOpQrStUvWx/edit',
      'sheet_address_form',
    ],
    ['trello_list_id', 'New ones', 'setting_not_trello_list'],
    ['mail_attach_pdf', 'yes', 'setting_not_flag'],
    ['answer_hours', '0', 'setting_not_number'],
    ['digest_time', '24:00', 'setting_not_time'],
    ['digest_time', 'noon', 'setting_not_time'],
    ['retention_months', '1.5', 'setting_not_number'],
    ['consent_text_en', 'x'.repeat(2001), 'setting_not_plain_text'],
    ['consent_text_ro', 'Sunt <b>de acord</b>', 'setting_not_plain_text'],
  ])('refuse for %s: %s', async (key, value, code) => {
    const answer = await desk.send(key, value);
    expect(await codeOf(Promise.resolve(answer))).toEqual([400, code]);
    expect((answer.body as unknown as { message: string }).message).not.toContain('{');
    expect(await desk.row(key)).toBeUndefined();
  });

  it.each<[SettingKey, string, string]>([
    ['landing_privacy_url', '/privacy', '/privacy'],
    ['landing_contact_email', 'Anna@Clinic.example', 'anna@clinic.example'],
    ['organisation_name', 'Minta & Társa „Egészség” Kft.', 'Minta & Társa „Egészség” Kft.'],
    ['organisation_phone', '+36 (1) 234-5678/12', '+36 (1) 234-5678/12'],
    ['mail_from', 'Dr. Kiss, Anna <Anna@clinic.example>', '"Dr. Kiss, Anna" <anna@clinic.example>'],
    ['mail_from', 'Érettség Felmérés <info@clinic.example>', 'Érettség Felmérés <info@clinic.example>'],
    ['mailgun_domain', 'https://MG.clinic.example/', 'mg.clinic.example'],
    ['mailgun_host', 'https://api.eu.mailgun.net/v3', 'api.eu.mailgun.net'],
    ['openai_base_url', 'https://ai.example/v1/chat/completions/', 'https://ai.example/v1'],
    ['openai_base_url', 'http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1'],
    ['answer_hours', '048', '48'],
    ['digest_time', '7.30', '07:30'],
  ])('take for %s: %s', async (key, value, stored) => {
    expect((await desk.save(key, value)).value).toBe(stored);
  });

  it('name the account of Google credentials', async () => {
    const saved = await desk.save('google_credentials', keyFile());
    expect(saved).toMatchObject({ value: MASK, account: SERVICE_ACCOUNT });
    expect((await desk.one('google_credentials')).account).toBe(SERVICE_ACCOUNT);
  });

  it('refuse what is missing, unknown or no text', async () => {
    for (const [key, value] of [
      ['openai_model', ''],
      ['openai_model', '   '],
      ['session_secret', 'x'],
      ['constructor', 'x'],
      ['openai_model', { $ne: 1 }],
      ['openai_model', ['a']],
    ])
      expect(await codeOf(desk.send(key as string, value))).toEqual([400, 'validation_failed']);
    expect(await codeOf(desk.send('openai_model', 'x', { updatedAt: 1 }))).toEqual([
      400,
      'validation_failed',
    ]);
    expect(await codeOf(desk.admin.call('DELETE', '/api/admin/settings/nothing'))).toEqual([
      400,
      'validation_failed',
    ]);
  });

  it('drop a secret when the address it is sent to changes, and say so', async () => {
    await desk.save('openai_api_key', 'stored-key');
    await desk.save('mailgun_api_key', 'mail-key');
    expect((await desk.save('openai_base_url', 'https://ai.operator.example/v1')).cleared).toEqual([]);
    expect((await desk.save('openai_base_url', 'https://other.example/v1')).cleared).toEqual([
      'openai_api_key',
    ]);
    expect(await desk.row('openai_api_key')).toBeUndefined();
    expect((await desk.save('mailgun_host', 'api.mailgun.net')).cleared).toEqual([]);
    expect((await desk.save('mailgun_host', 'api.eu.mailgun.net')).cleared).toEqual(['mailgun_api_key']);
    await desk.save('mailgun_api_key', 'mail-key');
    expect((await desk.clear('mailgun_host')).cleared).toEqual(['mailgun_api_key']);
  });

  it('never send the environment’s key to a stored address, and say that the address is passed over', async () => {
    const saved = await desk.save('openai_base_url', 'https://attacker.example/v1');
    expect(saved.problem?.code).toBe('setting_not_used');
    expect(await desk.test.app.get(SettingsService).ai()).toMatchObject({
      apiKey: 'key-of-the-environment',
      baseUrl: 'https://ai.operator.example/v1',
    });
    await desk.save('openai_api_key', 'stored-key');
    expect((await desk.one('openai_base_url')).problem).toBeNull();
    expect(await desk.test.app.get(SettingsService).ai()).toMatchObject({
      apiKey: 'stored-key',
      baseUrl: 'https://attacker.example/v1',
    });
  });

  it('tell what changed, by whom, and never to what', async () => {
    await desk.save('openai_api_key', 'stored-key');
    await desk.save('openai_api_key', 'stored-key');
    await desk.save('openai_base_url', 'https://other.example/v1');
    await desk.save('landing_privacy_url', '/privacy');
    expect(heard.map(({ key, isSensitive }) => [key, isSensitive])).toEqual([
      ['openai_api_key', true],
      ['openai_base_url', true],
      ['openai_api_key', true],
      ['landing_privacy_url', false],
    ]);
    expect(heard.every(({ adminId }) => typeof adminId === 'number')).toBe(true);
    const entries = await desk.test.sql(
      'SELECT action, target, details, admin_id FROM audit_entry ORDER BY id',
    );
    expect(entries.map(({ action, target }) => [action, target])).toEqual([
      ['setting.save', 'openai_api_key'],
      ['setting.save', 'openai_api_key'],
      ['setting.save', 'openai_base_url'],
      ['setting.save', 'landing_privacy_url'],
    ]);
    expect(entries[2]).toMatchObject({ details: { changed: true, cleared: 'openai_api_key' } });
    expect(JSON.stringify(entries)).not.toMatch(/stored-key|other\.example/);
  });

  it('change one after the other: a key that comes while the one before is being dropped stays', async () => {
    await desk.save('openai_api_key', 'former-key');
    const other = new pg.Client({ connectionString: desk.test.databaseUrl });
    await other.connect();
    // As another process does in the middle of a change of the address.
    await other.query('BEGIN');
    await other.query('SELECT pg_advisory_xact_lock(7204120)');
    await other.query(`DELETE FROM setting WHERE key = 'openai_api_key'`);
    const saving = desk.save('openai_api_key', 'new-key');
    const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until(async () => (await desk.test.sql(waits)).length > 0);
    await other.query('COMMIT');
    await other.end();
    expect(await saving).toMatchObject({ value: MASK, source: 'database' });
  });

  it('keep a key and its address together when both are saved at once', async () => {
    await desk.save('openai_api_key', 'key-0');
    for (let round = 1; round <= 10; round += 1) {
      const [address, key] = await Promise.all([
        desk.save('openai_base_url', `https://server-${round}.example/v1`),
        desk.save('openai_api_key', `key-${round}`),
      ]);
      // Either the key came after the address, or it went with the old one.
      const stored = (await desk.row('openai_api_key')) !== undefined;
      expect([address.cleared.length > 0 || round === 0, key.value]).toEqual([true, MASK]);
      if (!stored) await desk.save('openai_api_key', `key-${round}`);
    }
  });
});
