import { Inject, Injectable } from '@nestjs/common';
import { rememberSecret } from '../../platform/crypto/known-secrets.js';
import { SealBroken, SecretBox } from '../../platform/crypto/secret-box.js';
import { Database } from '../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../platform/env/env.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import type { Setting } from './setting.entity.js';
import { ruleOf, type SettingKey } from './settings.catalog.js';

export interface AiSettings {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Whether what clinics typed themselves may be sent to it. */
  sendsFreeText: boolean;
  /** The model that reads finished texts; null: none does. */
  secondReaderModel: string | null;
}

/** What the database holds of a setting. `value` is null where it can't be read. */
export interface StoredSetting {
  value: string | null;
  updatedAt: Date;
}

/** Reads settings: the database first, then the environment. Always fresh, so changes count at once in every process. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly database: Database,
    private readonly secretBox: SecretBox,
    @InjectEnv() private readonly env: ReadyEnv,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async read<K extends SettingKey>(...keys: K[]): Promise<Record<K, string | null>> {
    const stored = await this.stored(keys);
    const entries = keys.map((key) => [key, stored.get(key)?.value ?? this.fallback(key)] as const);
    return Object.fromEntries(entries) as Record<K, string | null>;
  }

  /** What counts while the database holds nothing. */
  fallback(key: SettingKey): string | null {
    const { fromEnv, standard } = ruleOf(key);
    return fromEnv?.(this.env) ?? standard ?? null;
  }

  /**
   * The AI server to use, or null without a key. A key from the environment is only ever sent to the address from
   * the environment, so that nobody can read it by pointing the stored address at their own server.
   */
  async ai(): Promise<AiSettings | null> {
    const stored = await this.stored([
      'openai_api_key',
      'openai_base_url',
      'openai_model',
      'ai_sends_free_text',
      'ai_second_reader_model',
    ] as const);
    const how = {
      model: stored.get('openai_model')?.value ?? this.env.openAi.model,
      sendsFreeText: stored.get('ai_sends_free_text')?.value === 'true',
      secondReaderModel: stored.get('ai_second_reader_model')?.value ?? null,
    };
    const storedKey = stored.get('openai_api_key')?.value;
    if (storedKey)
      return {
        apiKey: storedKey,
        baseUrl: stored.get('openai_base_url')?.value ?? this.env.openAi.baseUrl,
        ...how,
      };
    const { apiKey, baseUrl } = this.env.openAi;
    return apiKey ? { apiKey, baseUrl, ...how } : null;
  }

  /** What the database holds of these settings. */
  async stored(keys: readonly SettingKey[]): Promise<Map<SettingKey, StoredSetting>> {
    const rows = await this.database.prepared<Setting>(
      'settings',
      `SELECT key, value, encrypted, updated_at FROM setting WHERE key = ANY($1)`,
      [keys],
    );
    return new Map(
      rows.map((row) => [row.key as SettingKey, { value: this.open(row), updatedAt: row.updatedAt }]),
    );
  }

  /** Whether a stored secret among these can't be read any more. */
  async isUnreadable(...keys: SettingKey[]): Promise<boolean> {
    return [...(await this.stored(keys)).values()].some(({ value }) => value === null);
  }

  /** A value that was tampered with or sealed under a lost key counts as not set; everything else goes on working. */
  private open({ key, value, encrypted }: Setting): string | null {
    const mustBeSealed = ruleOf(key as SettingKey).encrypted;
    try {
      // A secret that somebody put there unsealed is as little ours as a sealed one of another place.
      if (encrypted !== mustBeSealed) throw new SealBroken();
      const plain = mustBeSealed ? this.secretBox.open(value, `setting:${key}`) : value;
      if (mustBeSealed) rememberSecret(plain);
      return plain || null;
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      this.logger.error({ setting: key }, 'A stored secret can not be read: save it again');
      return null;
    }
  }
}
