import { SecretBox } from '../../src/platform/crypto/secret-box.js';
import { ruleOf, type SettingKey } from '../../src/modules/settings/settings.catalog.js';
import type { TestApp } from '../setup/test-app.js';

export type SettingGround = Pick<TestApp, 'sql'> & { env: Pick<TestApp['env'], 'settingsKey'> };

/** Puts a setting in place as a save would leave it, sealed where the catalogue says so; null clears it. */
export async function giveSetting(test: SettingGround, key: SettingKey, value: string | null): Promise<void> {
  await test.sql('DELETE FROM setting WHERE key = $1', [key]);
  if (value === null) return;
  const { encrypted } = ruleOf(key);
  const stored = encrypted ? new SecretBox(test.env.settingsKey).seal(value, `setting:${key}`) : value;
  await test.sql('INSERT INTO setting (key, value, encrypted) VALUES ($1, $2, $3)', [key, stored, encrypted]);
}
