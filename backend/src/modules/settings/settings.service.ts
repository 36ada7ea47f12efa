import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { SealBroken, SecretBox } from '../../platform/crypto/secret-box.js';
import { Database } from '../../platform/database/database.js';
import type { ReadyEnv } from '../../platform/env/embedded-secrets.js';
import { InjectEnv } from '../../platform/env/env.token.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { Setting } from './setting.entity.js';
import { ruleOf, type SettingKey } from './settings.catalog.js';

export interface AiSettings {
  apiKey: string;
  baseUrl: string;
  model: string;
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
    const entries = keys.map(
      (key) => [key, stored.get(key) ?? ruleOf(key).fromEnv?.(this.env) ?? null] as const,
    );
    return Object.fromEntries(entries) as Record<K, string | null>;
  }

  /**
   * The AI server to use, or null without a key. A key from the environment is only ever sent to the address from
   * the environment, so that nobody can read it by pointing the stored address at their own server.
   */
  async ai(): Promise<AiSettings | null> {
    const stored = await this.stored(['openai_api_key', 'openai_base_url', 'openai_model'] as const);
    const model = stored.get('openai_model') ?? this.env.openAi.model;
    const storedKey = stored.get('openai_api_key');
    if (storedKey)
      return { apiKey: storedKey, baseUrl: stored.get('openai_base_url') ?? this.env.openAi.baseUrl, model };
    const { apiKey, baseUrl } = this.env.openAi;
    return apiKey ? { apiKey, baseUrl, model } : null;
  }

  private async stored(keys: readonly SettingKey[]): Promise<Map<string, string>> {
    const rows = await this.database.repository(Setting).findBy({ key: In([...keys]) });
    const values = new Map<string, string>();
    for (const { key, value, encrypted } of rows) {
      const plain = encrypted ? this.open(key, value) : value;
      if (plain) values.set(key, plain);
    }
    return values;
  }

  /** A value that was tampered with or sealed under a lost key counts as not set; everything else goes on working. */
  private open(key: string, sealed: string): string | null {
    try {
      return this.secretBox.open(sealed, `setting:${key}`);
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      this.logger.error({ setting: key }, 'A stored secret can not be read: save it again');
      return null;
    }
  }
}
