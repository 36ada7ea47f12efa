import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, NotFound } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { lockAdminChanges } from '../access/lock-admin-changes.js';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { SessionsService } from '../sign-in/sessions.service.js';
import { AdminImpactQuery } from './admin-impact.query.js';
import { AdminUser } from './admin.entity.js';

/** Questionnaires would be left without anybody. Names only those that the caller may see (rules: admins). */
class HoldsLastGrants extends Conflict {
  constructor(visible: { questionnaireId: number; name: string }[], hidden: number) {
    if (hidden > 0) super('admin_holds_last', { count: hidden });
    else super('admin_holds_own_last', { names: visible.map(({ name }) => name).join(', ') }, visible);
  }
}

/** Admins add, re-address, sign out and delete each other and themselves (rules: admins). */
/** What other admins see of one. */
export type ShownAdmin = Pick<AdminUser, 'id' | 'email' | 'createdAt'>;

@Injectable()
export class AdminUsersService {
  constructor(
    private readonly database: Database,
    private readonly impact: AdminImpactQuery,
    private readonly sessions: SessionsService,
    private readonly tokens: ApiTokensService,
    private readonly passkeys: PasskeysService,
    private readonly notices: NoticesService,
    private readonly audit: Audit,
  ) {}

  /** By id, with how many passkeys they have; a few people, never many. */
  list(): Promise<(ShownAdmin & { passkeys: number })[]> {
    return this.database.query(
      `SELECT id, email, created_at, (SELECT count(*)::int FROM passkey k WHERE k.admin_id = admin.id) AS passkeys
         FROM admin ORDER BY id`,
    );
  }

  /** Throws NotFound. */
  async one(id: number): Promise<AdminUser> {
    const admin = await this.database.repository(AdminUser).findOneBy({ id });
    if (!admin) throw new NotFound();
    return admin;
  }

  /** Throws admin_exists. */
  async add(email: string): Promise<AdminUser> {
    return this.database.transaction(async () => {
      await lockAdminChanges(this.database);
      const repository = this.database.repository(AdminUser);
      if (await repository.existsBy({ email })) throw new Conflict('admin_exists');
      const { id } = await repository.save({ email });
      await this.audit.record({
        action: 'admin.create',
        target: id,
        questionnaireId: null,
        details: { email },
      });
      await this.notices.admin('admin-added', [email], { email });
      return repository.findOneByOrFail({ id });
    });
  }

  /**
   * Gives an admin another address. So that nobody gains anything by entering somebody else's: only the grants that
   * both hold stay. The admin's sessions, password, codes and tokens end; who mistypes their own address stays signed in, to
   * put it right. Throws NotFound, admin_exists, HoldsLastGrants.
   */
  async changeEmail(id: number, email: string): Promise<AdminUser> {
    const { adminId, sessionId } = caller();
    return this.database.transaction(async () => {
      const admin = await this.lock(id);
      if (admin.email === email) return admin;
      if (await this.database.repository(AdminUser).existsBy({ email })) throw new Conflict('admin_exists');
      const lostGrants = await this.dropForeignGrants(id, adminId!);
      await this.database.repository(AdminUser).update({ id }, { email, passwordHash: null });
      await this.revokeCredentials(id, id === adminId ? sessionId : null);
      await this.audit.record({
        action: 'admin.change-email',
        target: id,
        questionnaireId: null,
        details: { from: admin.email, to: email, lostGrants },
      });
      await this.notices.admin('address-changed', [admin.email, email], { email, formerEmail: admin.email });
      return { ...admin, email, passwordHash: null };
    });
  }

  /** Deletes an admin with all ways in. Throws NotFound, admin_last, HoldsLastGrants. */
  async remove(id: number, by: number): Promise<void> {
    await this.database.transaction(async () => {
      const { email } = await this.lock(id);
      if ((await this.database.repository(AdminUser).count()) === 1) throw new Conflict('admin_last');
      await this.refuseWhereLast(id, 'deletion', by);
      await this.sessions.endAllOf(id);
      await this.database.repository(AdminUser).delete({ id });
      await this.audit.record({
        action: 'admin.delete',
        target: id,
        questionnaireId: null,
        details: { email },
      });
      await this.notices.admin('admin-deleted', [email], { email });
    });
  }

  /**
   * For who has lost theirs: removes all passkeys of another admin and ends their sessions. They sign in by code, and add a new one.
   * Throws NotFound, passkeys_own.
   */
  async removePasskeys(id: number): Promise<void> {
    if (id === caller().adminId) throw new Conflict('passkeys_own');
    await this.database.transaction(async () => {
      const { email } = await this.lock(id);
      const count = await this.passkeys.removeAllOf(id);
      if (count === 0) return;
      await this.sessions.endAllOf(id);
      await this.audit.record({
        action: 'admin.remove-passkeys',
        target: id,
        questionnaireId: null,
        details: { email, count },
      });
      await this.notices.admin('passkeys-removed', [email], { email });
    });
  }

  /** Ends all sessions of an admin; password, passkeys and tokens stay. Throws NotFound. */
  async signOut(id: number): Promise<void> {
    await this.database.transaction(async () => {
      await this.lock(id);
      await this.sessions.endAllOf(id);
      await this.audit.record({ action: 'admin.sign-out', target: id, questionnaireId: null });
    });
  }

  /** One change at a time; waits for a questionnaire that this admin is just creating. */
  private async lock(id: number): Promise<AdminUser> {
    await lockAdminChanges(this.database);
    const admin = await this.database
      .repository(AdminUser)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!admin) throw new NotFound();
    return admin;
  }

  private async refuseWhereLast(id: number, planned: 'deletion' | 'email', by: number): Promise<void> {
    const { blocking, hiddenBlocking } = await this.impact.grants(id, planned, by);
    if (blocking.length > 0 || hiddenBlocking > 0) throw new HoldsLastGrants(blocking, hiddenBlocking);
  }

  private async dropForeignGrants(id: number, by: number): Promise<number> {
    await this.refuseWhereLast(id, 'email', by);
    const dropped = await this.database.query(
      `DELETE FROM access_grant WHERE admin_id = $1
          AND questionnaire_id NOT IN (SELECT questionnaire_id FROM access_grant WHERE admin_id = $2) RETURNING id`,
      [id, by],
    );
    return dropped.length;
  }

  private async revokeCredentials(id: number, exceptSession: string | null): Promise<void> {
    await this.tokens.revokeAllOf(id);
    await this.passkeys.removeAllOf(id);
    await this.database.query(
      `UPDATE sign_in_code SET ended_at = now() WHERE admin_id = $1 AND ended_at IS NULL`,
      [id],
    );
    await this.sessions.endAllOf(id, exceptSession);
  }
}
