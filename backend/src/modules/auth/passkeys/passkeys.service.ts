import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { BadRequest, Conflict, Forbidden, NotFound } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { SettingsService } from '../../settings/settings.service.js';
import { lockAdminChanges } from '../access/lock-admin-changes.js';
import { NoticesService } from '../notices/notices.service.js';
import { CeremoniesService } from '../sign-in/ceremonies.service.js';
import { SessionsService } from '../sign-in/sessions.service.js';
import { PasskeyRuleService } from './passkey-rule.service.js';
import { Passkey } from './passkey.entity.js';
import type { AddPasskeyRequest } from './passkeys.dto.js';
import { webAuthn } from './web-authn.js';

/** Somebody who finds an open screen must not be able to leave a key of their own behind. */
const FRESH_MS = 10 * 60_000;
const MOST = 20;

/** The passkeys of admins: added and removed by themselves, removed by others for who has lost theirs (rules: passkeys). */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly database: Database,
    private readonly rule: PasskeyRuleService,
    private readonly ceremonies: CeremoniesService,
    private readonly sessions: SessionsService,
    private readonly settings: SettingsService,
    private readonly notices: NoticesService,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** The oldest first. */
  listOf(adminId: number): Promise<Passkey[]> {
    return this.database.repository(Passkey).find({ where: { adminId }, order: { id: 'ASC' } });
  }

  /** What the browser needs to make one for the caller. Throws sign_in_again. */
  async optionsToAdd(): Promise<object> {
    const { adminId, adminEmail, sessionId } = caller();
    await this.demandFreshSession();
    const { organisation_name: name } = await this.settings.read('organisation_name');
    const challenge = await this.ceremonies.begin('passkey-add', sessionId!);
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      rpName: name ?? this.rule.host,
      rpID: this.rule.host,
      userName: adminEmail!,
      userDisplayName: adminEmail!,
      userID: new TextEncoder().encode(String(adminId)),
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      excludeCredentials: (await this.listOf(adminId!)).map(({ credentialId, transports }) => ({
        id: credentialId,
        transports,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Adds one to the caller, whose session counts as a passkey's from then on. Throws passkey_refused, passkey_exists, passkeys_full, sign_in_again. */
  async add(request: AddPasskeyRequest): Promise<Passkey> {
    const { adminId, adminEmail, sessionId } = caller();
    await this.demandFreshSession();
    const { id: credentialId, publicKey, counter } = await this.verified(request, sessionId!);
    return this.database.transaction(async () => {
      await lockAdminChanges(this.database);
      const repository = this.database.repository(Passkey);
      if ((await repository.countBy({ adminId: adminId! })) >= MOST)
        throw new Conflict('passkeys_full', { max: MOST });
      if (await repository.existsBy({ credentialId })) throw new Conflict('passkey_exists');
      const { id } = await repository.save({
        adminId: adminId!,
        name: request.name,
        host: this.rule.host,
        credentialId,
        publicKey: Buffer.from(publicKey),
        useCount: String(counter),
        transports: request.transports ?? [],
      });
      await this.sessions.provedBy(id);
      await this.audit.record({
        action: 'passkey.add',
        target: id,
        questionnaireId: null,
        details: { name: request.name },
      });
      await this.notices.admin('passkey-added', [adminEmail!], { email: adminEmail!, passkey: request.name });
      return repository.findOneByOrFail({ id });
    });
  }

  /** Removes one of the caller's, and ends the other sessions that it opened. Throws NotFound, passkey_last. */
  async remove(id: number): Promise<void> {
    const { adminId, sessionId } = caller();
    await this.database.transaction(async () => {
      await lockAdminChanges(this.database);
      const passkey = await this.database.repository(Passkey).findOneBy({ id, adminId: adminId! });
      if (!passkey) throw new NotFound();
      const isOfUse = passkey.host === this.rule.host;
      if (isOfUse && (await this.rule.isRequired()) && (await this.rule.countOf(adminId!)) === 1)
        throw new Conflict('passkey_last');
      await this.database.repository(Passkey).delete({ id });
      await this.sessions.endOpenedBy(id, sessionId);
      await this.audit.record({
        action: 'passkey.remove',
        target: id,
        questionnaireId: null,
        details: { name: passkey.name },
      });
    });
  }

  /** For an admin who starts anew: all of theirs. In the caller's transaction. Answers how many. */
  async removeAllOf(adminId: number): Promise<number> {
    const { affected } = await this.database.repository(Passkey).delete({ adminId });
    return affected ?? 0;
  }

  private async demandFreshSession(): Promise<void> {
    if (!(await this.sessions.isYoungerThan(FRESH_MS))) throw new Forbidden('sign_in_again');
  }

  private async verified({ id, clientDataJSON, attestationObject }: AddPasskeyRequest, sessionId: string) {
    const refused = new BadRequest('passkey_refused');
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: async (challenge) =>
        (await this.ceremonies.end('passkey-add', challenge, sessionId)) !== null,
      expectedOrigin: new URL(this.env.publicUrl).origin,
      expectedRPID: this.rule.host,
      requireUserVerification: true,
    }).catch(() => {
      throw refused;
    });
    if (!registrationInfo) throw refused;
    return registrationInfo.credential;
  }
}
