import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { advisoryLock } from '../../platform/database/advisory-locks.js';
import { Database } from '../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../platform/env/env.js';
import { Events } from '../../platform/events/events.js';
import { caller } from '../../platform/http/caller.js';
import type { SettingChange, SettingState } from './settings.dto.js';
import { SettingChecksService } from './setting-checks.service.js';
import { Setting } from './setting.entity.js';
import { isSensitive, ruleOf, secretSentTo, SETTING_KEYS, type SettingKey } from './settings.catalog.js';
import { SettingChanged } from './settings.events.js';
import { SettingsService, type StoredSetting } from './settings.service.js';

/** Stands for every secret in answers; saving it changes nothing. */
export const MASK = '********';
/** A lock serialises changes of settings, so that no key is saved between another address and the clearing of its key. */
const CHANGE_LOCK = advisoryLock('changes of settings', 7_204_120);

/** What admins see and change of the settings (rules: settings). */
@Injectable()
export class SettingsEditingService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly checks: SettingChecksService,
    private readonly secretBox: SecretBox,
    private readonly events: Events,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  async list(): Promise<SettingState[]> {
    const stored = await this.settings.stored(SETTING_KEYS);
    return SETTING_KEYS.map((key) => this.stateOf(key, stored));
  }

  /** Saves a value, sealed anew where it is a secret. Throws BadRequest that says what is wrong with it. */
  async save(key: SettingKey, text: string): Promise<SettingChange> {
    if (text === MASK) return { setting: await this.one(key), cleared: [] };
    const value = this.checks.check(key, text);
    const { encrypted } = ruleOf(key);
    return this.change(key, 'setting.save', () =>
      this.database.repository(Setting).save({
        key,
        encrypted,
        value: encrypted ? this.secretBox.seal(value, `setting:${key}`) : value,
        updatedAt: new Date(),
      }),
    );
  }

  /** Takes the stored value away; the environment's, if there is one, counts again. */
  clear(key: SettingKey): Promise<SettingChange> {
    return this.change(key, 'setting.clear', () => this.remove(key));
  }

  private async change(
    key: SettingKey,
    action: string,
    write: () => Promise<unknown>,
  ): Promise<SettingChange> {
    return this.database.transaction(async () => {
      await this.database.query('SELECT pg_advisory_xact_lock($1)', [CHANGE_LOCK]);
      const before = await this.settings.read(key);
      await write();
      const isOther = before[key] !== (await this.settings.read(key))[key];
      const secret = isOther ? secretSentTo(key) : null;
      const cleared = secret !== null && (await this.remove(secret)) ? [secret] : [];
      await this.audit.record({
        action,
        target: key,
        questionnaireId: null,
        details: { changed: isOther, cleared: cleared.join(', ') || null },
      });
      for (const changed of [...(isOther ? [key] : []), ...cleared])
        await this.events.emit(new SettingChanged(changed, caller().adminId, isSensitive(changed)));
      return { setting: await this.one(key), cleared };
    });
  }

  /** False when there was nothing to take away. */
  private async remove(key: SettingKey): Promise<boolean> {
    const { affected } = await this.database.repository(Setting).delete({ key });
    return (affected ?? 0) > 0;
  }

  private async one(key: SettingKey): Promise<SettingState> {
    return this.stateOf(key, await this.settings.stored(SETTING_KEYS));
  }

  private stateOf(key: SettingKey, stored: ReadonlyMap<SettingKey, StoredSetting>): SettingState {
    const { encrypted, standard = null } = ruleOf(key);
    const own = stored.get(key);
    const fallback = this.settings.fallback(key);
    const value = own?.value ?? fallback;
    const source = own?.value != null ? 'database' : fallback === standard ? 'none' : 'environment';
    return {
      key,
      encrypted,
      source,
      standard,
      value: encrypted && value !== null ? MASK : value,
      isSet: source !== 'none',
      updatedAt: own?.updatedAt ?? null,
      account: encrypted && value !== null ? this.checks.describe(key, value) : null,
      problem: this.problemOf(key, stored),
    };
  }

  /** An address is passed over while the only key is the environment's, which goes to the environment's address alone. */
  private problemOf(
    key: SettingKey,
    stored: ReadonlyMap<SettingKey, StoredSetting>,
  ): SettingState['problem'] {
    const own = stored.get(key);
    if (own?.value === null) return 'setting_unreadable';
    const secret = secretSentTo(key);
    if (own === undefined || secret === null || stored.get(secret)?.value != null) return null;
    const isPassedOver =
      ruleOf(secret).fromEnv?.(this.env) != null && own.value !== this.settings.fallback(key);
    return isPassedOver ? 'setting_not_used' : null;
  }
}
