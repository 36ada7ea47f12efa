import { SettingsService } from '../../src/modules/settings/settings.service.js';
import type { SettingKey } from '../../src/modules/settings/settings.catalog.js';
import { SecretBox } from '../../src/platform/crypto/secret-box.js';
import { SettingsDesk } from '../make/settings-desk.js';
import { giveSetting } from '../make/settings.js';
import { signedIn } from '../setup/client.js';
import { ADMIN_EMAIL } from '../setup/test-app.js';

describe('When a stored secret can not be read', () => {
  let desk: SettingsDesk;
  beforeAll(async () => {
    desk = await SettingsDesk.open();
  });
  afterAll(() => desk?.test.close());
  beforeEach(() => desk.test.sql('DELETE FROM setting'));

  const breakValue = async (key: SettingKey, change: (sealed: string) => string) => {
    const { value } = (await desk.row(key))!;
    await desk.test.sql('UPDATE setting SET value = $2 WHERE key = $1', [key, change(value)]);
  };
  const flipBit = (sealed: string) => {
    const parts = sealed.split('.');
    const data = Buffer.from(parts[4]!, 'base64url');
    data[0]! ^= 1;
    return [...parts.slice(0, 4), data.toString('base64url')].join('.');
  };
  const other = new SecretBox(Buffer.alloc(32, 9));

  it.each<[string, (sealed: string) => string]>([
    ['a flipped bit', flipBit],
    ['another key', () => other.seal('secret', 'setting:trello_token')],
    ['the id of another key', (sealed) => sealed.replace(/^v1\.[0-9a-f]+/, 'v1.00000000')],
    ['a shortened tag', (sealed) => sealed.replace(/^((?:[^.]+\.){3})[^.]+/, '$1AAAA')],
    ['no seal at all', () => 'plain-token'],
    ['nothing', () => ''],
  ])('by %s, it says so, and everything else works', async (_name, change) => {
    await desk.save('trello_api_key', 'good-key');
    await desk.save('trello_token', 'good-token');
    await breakValue('trello_token', change);
    expect(await desk.one('trello_token')).toMatchObject({
      isSet: false,
      value: null,
      problem: { code: 'setting_unreadable', message: expect.stringContaining('Save it again') },
    });
    expect((await desk.one('trello_api_key')).problem).toBeNull();
    expect(await desk.read('trello_token')).toBeNull();
    expect(await desk.read('trello_api_key')).toBe('good-key');
    const health = await desk.admin.get('/api/health/ready');
    expect(health.status).toBe(200);
    expect(await desk.save('trello_token', 'new-token')).toMatchObject({ isSet: true, problem: null });
    expect(await desk.read('trello_token')).toBe('new-token');
  });

  it('two rows that were swapped are both named, in the reader’s language', async () => {
    await desk.save('trello_api_key', 'good-key');
    await desk.save('trello_token', 'good-token');
    await desk.test.sql(`UPDATE setting s SET value = o.value FROM setting o
        WHERE s.key IN ('trello_api_key', 'trello_token') AND o.key IN ('trello_api_key', 'trello_token') AND o.key <> s.key`);
    const hungarian = await signedIn(desk.test, ADMIN_EMAIL, 'hu');
    const broken = (await desk.all(hungarian)).filter(({ problem }) => problem !== null);
    expect(broken.map(({ key }) => key)).toEqual(['trello_api_key', 'trello_token']);
    expect(broken[0]!.problem!.message).toContain('Mentse el újra');
  });

  it('the environment’s key counts again', async () => {
    await desk.save('openai_api_key', 'stored-key');
    await breakValue('openai_api_key', flipBit);
    expect(await desk.one('openai_api_key')).toMatchObject({
      source: 'environment',
      isSet: true,
      problem: { code: 'setting_unreadable' },
    });
    expect(await desk.test.app.get(SettingsService).ai()).toMatchObject({ apiKey: 'key-of-the-environment' });
  });

  it('what the former key has sealed is read, and sealed anew when it is saved', async () => {
    const former = { sql: desk.test.sql, env: { settingsKey: desk.test.env.settingsKeyOld! } };
    await giveSetting(former, 'trello_token', 'old-token');
    expect(await desk.one('trello_token')).toMatchObject({ isSet: true, problem: null });
    expect(await desk.read('trello_token')).toBe('old-token');
    await desk.save('trello_token', 'old-token');
    const now = new SecretBox(desk.test.env.settingsKey);
    expect(now.open((await desk.row('trello_token'))!.value, 'setting:trello_token')).toBe('old-token');
  });
});
