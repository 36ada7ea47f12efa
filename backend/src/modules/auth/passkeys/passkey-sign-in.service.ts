import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Unauthorized } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import type { AdminUser } from '../admins/admin.entity.js';
import { AdminsService } from '../admins/admins.service.js';
import { CeremoniesService } from '../sign-in/ceremonies.service.js';
import { type Origin, SignInThrottleService } from '../sign-in/sign-in-throttle.service.js';
import { PasskeyRuleService } from './passkey-rule.service.js';
import { Passkey } from './passkey.entity.js';
import type { PasskeySignInRequest } from './passkeys.dto.js';
import { webAuthn } from './web-authn.js';

const BEGUN_PER_IP = { name: 'passkey-ip', max: 200, seconds: 3600 };

/** Signing in with a passkey: it says itself whose it is, and its device has asked for a finger, a face or a PIN. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly database: Database,
    private readonly rule: PasskeyRuleService,
    private readonly ceremonies: CeremoniesService,
    private readonly admins: AdminsService,
    private readonly throttle: SignInThrottleService,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** What the browser needs to use one. Throws TooMany. */
  async options(browser: string, ip: string): Promise<object> {
    await this.limits.demand(this.keys.hash('address-hash', ip), [BEGUN_PER_IP]);
    const challenge = await this.ceremonies.begin('passkey-sign-in', browser);
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID: this.rule.host,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      userVerification: 'required',
    });
  }

  /** The admin whose passkey it is, and which. Throws invalid_passkey for whatever is wrong, and TooMany. */
  async verify(
    request: PasskeySignInRequest,
    browser: string | null,
    originOf: (email: string) => Origin,
  ): Promise<{ admin: AdminUser; passkeyId: number }> {
    const passkey = await this.database
      .repository(Passkey)
      .findOneBy({ credentialId: request.id, host: this.rule.host });
    const admin = passkey && (await this.admins.byId(passkey.adminId));
    const origin = originOf(admin?.email ?? '');
    await this.throttle.admit(origin);
    const isRight = passkey !== null && browser !== null && (await this.isRight(request, passkey, browser));
    if (admin)
      await this.audit.record({
        action: 'sign-in.passkey',
        admin,
        questionnaireId: null,
        result: isRight ? 'done' : 'refused',
        details: { name: passkey.name },
      });
    if (admin && isRight) return { admin, passkeyId: passkey.id };
    await this.throttle.countFailure(origin);
    throw new Unauthorized('invalid_passkey');
  }

  private async isRight(
    { id, ...response }: PasskeySignInRequest,
    passkey: Passkey,
    browser: string,
  ): Promise<boolean> {
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: async (challenge) =>
        (await this.ceremonies.end('passkey-sign-in', challenge, browser)) !== null,
      expectedOrigin: new URL(this.env.publicUrl).origin,
      expectedRPID: this.rule.host,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.useCount),
      },
    }).catch(() => ({ verified: false, authenticationInfo: null }));
    return verified && (await this.counts(passkey.id, authenticationInfo!.newCounter));
  }

  /** Two uses of one count are two devices with the same key: one of them is a copy. */
  private async counts(id: number, useCount: number): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE passkey SET use_count = $2, last_used_at = now()
        WHERE id = $1 AND (use_count < $2 OR (use_count = 0 AND $2 = 0)) RETURNING id`,
      [id, useCount],
    );
    return rows.length === 1;
  }
}
