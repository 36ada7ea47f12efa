import type { SettingKey } from '../../src/modules/settings/settings.catalog.js';
import { SettingsService } from '../../src/modules/settings/settings.service.js';
import type { Client } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { documentedAdmin } from './documented-admin.js';
import { expectStatus } from './questionnaires.js';

export interface Setting {
  key: SettingKey;
  value: string | null;
  encrypted: boolean;
  isSet: boolean;
  source: string;
  account: string | null;
  problem: { code: string; message: string } | null;
}
export type Changed = Setting & { cleared: string[] };

/** A server whose environment sets some things, and an admin at its settings. */
export class SettingsDesk {
  private constructor(
    readonly test: TestApp,
    readonly admin: Client,
  ) {}

  static async open(): Promise<SettingsDesk> {
    const test = await startTestApp({
      OPENAI_API_KEY: 'key-of-the-environment',
      OPENAI_BASE_URL: 'https://ai.operator.example/v1',
      MAIL_FROM: 'no-reply@operator.example',
      OUTBOUND_PRIVATE_HOSTS: '127.0.0.1:11434',
      SETTINGS_KEY_OLD: 'ef'.repeat(32),
    });
    return new SettingsDesk(test, await documentedAdmin(test, ADMIN_EMAIL));
  }

  async all(client = this.admin): Promise<Setting[]> {
    return expectStatus(await client.get<Setting[]>('/api/admin/settings'), 200);
  }

  async one(key: SettingKey): Promise<Setting> {
    return (await this.all()).find((setting) => setting.key === key)!;
  }

  send(key: string, value: unknown, more = {}) {
    return this.admin.post<Changed>('/api/admin/settings', { key, value, ...more });
  }

  async save(key: SettingKey, value: string): Promise<Changed> {
    return expectStatus(await this.send(key, value), 200);
  }

  async clear(key: SettingKey): Promise<Changed> {
    return expectStatus(await this.admin.call<Changed>('DELETE', `/api/admin/settings/${key}`), 200);
  }

  /** What counts, as the server itself reads it. */
  async read(key: SettingKey): Promise<string | null> {
    return (await this.test.app.get(SettingsService).read(key))[key];
  }

  /** What is stored. */
  async row(key: SettingKey): Promise<{ value: string; encrypted: boolean } | undefined> {
    const rows = await this.test.sql<{ value: string; encrypted: boolean }>(
      'SELECT * FROM setting WHERE key = $1',
      [key],
    );
    return rows[0];
  }
}
