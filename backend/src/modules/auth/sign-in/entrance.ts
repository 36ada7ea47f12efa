import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Audit } from '../../../platform/audit/audit.js';
import { Keys } from '../../../platform/crypto/keys.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Forbidden } from '../../../platform/errors/app-error.js';
import type { AdminUser } from '../admins/admin.entity.js';
import { AdminsService } from '../admins/admins.service.js';
import { PasskeyRuleService } from '../passkeys/passkey-rule.service.js';
import { rememberBrowser } from './device.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';
import type { UserResponse } from './sign-in.dto.js';

/** Where every way of signing in ends: one session, made in one place. */
@Injectable()
export class Entrance {
  private readonly secure: boolean;

  constructor(
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly admins: AdminsService,
    private readonly rule: PasskeyRuleService,
    private readonly keys: Keys,
    private readonly audit: Audit,
    @InjectEnv() { publicUrl }: ReadyEnv,
  ) {
    this.secure = publicUrl.startsWith('https:');
  }

  /** Lets an admin in who has proved who they are. Throws passkey_needed, where another way in than their passkey is none. */
  async enter(admin: AdminUser, response: Response, passkeyId: number | null): Promise<UserResponse> {
    if (passkeyId === null) await this.demandPasskeyOf(admin);
    this.cookie.set(response, await this.sessions.open(admin, passkeyId));
    rememberBrowser(response, this.keys, admin.email, this.secure);
    return this.admins.describe(admin, null);
  }

  private async demandPasskeyOf(admin: AdminUser): Promise<void> {
    if (!(await this.rule.needsPasskey(admin.id))) return;
    await this.audit.record({
      action: 'sign-in.no-passkey',
      admin,
      questionnaireId: null,
      result: 'refused',
    });
    throw new Forbidden('passkey_needed');
  }
}
