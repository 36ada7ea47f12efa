import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SecretBox } from '../src/platform/crypto/secret-box.js';
import { rotateKey } from '../src/scripts/commands/rotate-key.js';
import { SEALED_PLACES } from '../src/scripts/sealed-places.js';
import { giveSetting } from './make/settings.js';
import { callCommand, runCommand } from './setup/called-command.js';
import { testEnvironment } from './setup/environment.js';
import { groundOf, type ProcessGround } from './setup/process-fixture.js';
import { createTestDatabase } from './setup/test-database.js';

const [OLD, NEW, LOST] = ['cd', '01', '23'].map((byte) => byte.repeat(32)) as [string, string, string];
const boxOf = (key: string) => new SecretBox(Buffer.from(key, 'hex'));

describe('the rotation of the settings key', () => {
  let ground: ProcessGround;
  let mail: string;
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rotate-key-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    const databaseUrl = await createTestDatabase();
    ground = groundOf(databaseUrl, '');
    await giveSetting(ground, 'openai_api_key', 'sk-old');
    await giveSetting(ground, 'trello_token', 'token-old');
    await giveSetting(ground, 'openai_model', 'a-model');
    const [row] = await ground.sql<{ id: string }>(
      `INSERT INTO mail (kind, to_address, language) VALUES ('code', 'a@b.example', 'en') RETURNING id`,
    );
    mail = row!.id;
    await ground.sql('UPDATE mail SET sealed = $2 WHERE id = $1', [
      mail,
      boxOf(OLD).seal('{"code":"1"}', `mail:${mail}`),
    ]);
  });

  const variablesWith = (keys: Record<string, string>) =>
    testEnvironment(ground.databaseUrl, 0, { DATA_DIR: folder, ...keys });
  const rotate = (keys: Record<string, string>) => callCommand(rotateKey, [], variablesWith(keys));
  const stored = () =>
    ground.sql<{ key: string; value: string }>(
      `SELECT key, value FROM setting UNION ALL SELECT 'mail', sealed FROM mail ORDER BY 1`,
    );

  it('seals settings and waiting codes under the new key, leaves what is not sealed, and may be repeated', async () => {
    const before = await stored();
    const both = { SETTINGS_KEY: NEW, SETTINGS_KEY_OLD: OLD };
    const dry = runCommand('rotate-key', ['--dry-run'], variablesWith(both));
    expect(dry).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Would seal anew: setting:openai_api_key'),
    });
    expect(await stored()).toEqual(before);

    const { status, stdout } = await rotate(both);
    expect([status, stdout]).toEqual([
      0,
      `Sealed anew: setting:openai_api_key\nSealed anew: setting:trello_token\nSealed anew: mail:${mail}\n3 sealed anew, 0 under the current key before.\n`,
    ]);
    const values = Object.fromEntries((await stored()).map(({ key, value }) => [key, value]));
    const box = boxOf(NEW);
    expect(box.open(values.openai_api_key!, 'setting:openai_api_key')).toBe('sk-old');
    expect(box.open(values.trello_token!, 'setting:trello_token')).toBe('token-old');
    expect(box.open(values.mail!, `mail:${mail}`)).toBe('{"code":"1"}');
    expect(values.openai_model).toBe('a-model');

    const after = await stored();
    expect(await rotate({ SETTINGS_KEY: NEW })).toMatchObject({
      stdout: '0 sealed anew, 3 under the current key before.\n',
    });
    expect(await stored()).toEqual(after);
  });

  it('changes nothing and names the value when one opens under neither key', async () => {
    const lost = boxOf(LOST).seal('token', 'setting:trello_token');
    await ground.sql(`UPDATE setting SET value = $1 WHERE key = 'trello_token'`, [lost]);
    const before = await stored();
    const { status, stdout, stderr } = await rotate({ SETTINGS_KEY: NEW, SETTINGS_KEY_OLD: OLD });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('  - setting:trello_token\nNothing was changed.');
    expect(stderr).not.toContain('openai_api_key');
    expect(await stored()).toEqual(before);
  });

  it('leaves out no column that is sealed', async () => {
    const columns = await ground.sql<{ place: string }>(
      `SELECT table_name || '.' || column_name AS place FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name LIKE '%sealed%'`,
    );
    const known = SEALED_PLACES.map(({ table, column }) => `${table}.${column}`);
    expect(known).toEqual(expect.arrayContaining(columns.map(({ place }) => place)));
    expect(columns.length).toBe(known.length - 1);
  });
});
