import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Forbidden } from '../../../platform/errors/app-error.js';
import { Events } from '../../../platform/events/events.js';
import { caller } from '../../../platform/http/caller.js';
import { SettingChanged } from '../../settings/settings.events.js';
import { SettingsService } from '../../settings/settings.service.js';

/** A session counts as a passkey's while the passkey it was opened with is there and made for this host. */
export const PASSKEY_IS_REQUIRED = `EXISTS (SELECT 1 FROM setting WHERE key = 'passkey_required' AND value = 'true')`;

/** Whether admins here need a passkey, and what follows for one of them (rules: passkeys). */
@Injectable()
export class PasskeyRuleService {
  /** What passkeys are bound to: the relying party's id. */
  readonly host: string;

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    @InjectEnv() env: ReadyEnv,
    events: Events,
  ) {
    this.host = new URL(env.publicUrl).hostname;
    events.on(SettingChanged, ({ key }) =>
      key === 'passkey_required' ? demandPasskeyOfCaller() : undefined,
    );
  }

  async isRequired(): Promise<boolean> {
    return (await this.settings.read('passkey_required')).passkey_required === 'true';
  }

  /** How many passkeys of an admin work here. */
  async countOf(adminId: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM passkey WHERE admin_id = $1 AND host = $2`,
      [adminId, this.host],
    );
    return row!.count;
  }

  /** Whether a sign-in by anything else leads an admin no further than to adding one. */
  async mustAdd(adminId: number): Promise<boolean> {
    return (await this.isRequired()) && (await this.countOf(adminId)) === 0;
  }

  /** Whether nothing but the passkey that an admin has lets them in. */
  async needsPasskey(adminId: number): Promise<boolean> {
    return (await this.isRequired()) && (await this.countOf(adminId)) > 0;
  }
}

/** In the transaction that changes the setting, so that a refusal takes the change back. */
function demandPasskeyOfCaller(): void {
  const { adminId, passkeyId } = caller();
  if (adminId !== null && passkeyId === null) throw new Forbidden('passkey_rule_by_passkey');
}
