import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { PlainError } from '../../../platform/startup/plain-error.js';
import { isEmailAddress, normalizeEmail } from '../../../platform/text/email-address.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { SessionsService } from '../sign-in/sessions.service.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { AdminUsersService } from './admin-users.service.js';
import type { AdminUser } from './admin.entity.js';
import { AdminsService } from './admins.service.js';

export interface ListedAdmin {
  email: string;
  hasPassword: boolean;
  questionnaires: number;
  tokens: number;
  passkeys: number;
}

/** What an operator does for admins at the server itself, where nobody can sign in (rules: admins at the server). */
@Injectable()
export class AdminRecoveryService {
  constructor(
    private readonly database: Database,
    private readonly admins: AdminsService,
    private readonly users: AdminUsersService,
    private readonly passkeys: PasskeysService,
    private readonly sessions: SessionsService,
    private readonly signIn: SignInService,
    private readonly audit: Audit,
  ) {}

  /** By address. */
  list(): Promise<ListedAdmin[]> {
    return this.database.query<ListedAdmin>(
      `SELECT email, password_hash IS NOT NULL AS has_password,
              (SELECT count(*)::int FROM access_grant g JOIN questionnaire q ON q.id = g.questionnaire_id AND q.deleted_at IS NULL
                WHERE g.admin_id = admin.id) AS questionnaires,
              (SELECT count(*)::int FROM api_token t WHERE t.admin_id = admin.id) AS tokens,
              (SELECT count(*)::int FROM passkey k WHERE k.admin_id = admin.id) AS passkeys
         FROM admin ORDER BY email`,
    );
  }

  /** Adds an admin who may manage every questionnaire. Throws PlainError, and admin_exists. */
  async add(text: string): Promise<void> {
    const email = addressOf(text);
    await this.database.transaction(async () => {
      const { id } = await this.users.add(email);
      await this.grantAll(id);
    });
  }

  /**
   * Ends all ways in that an admin had, but API tokens: sessions, password, passkeys, codes. Then they may manage every questionnaire.
   * Answers a code to sign in with, good for 10 minutes. Throws PlainError for who is no admin.
   */
  async resetAccess(text: string): Promise<string> {
    const email = addressOf(text);
    return this.database.transaction(async () => {
      const admin = await this.known(email);
      await this.admins.removePassword(admin.id);
      await this.passkeys.removeAllOf(admin.id);
      await this.sessions.endAllOf(admin.id);
      await this.grantAll(admin.id);
      await this.audit.record({
        action: 'admin.reset-access',
        target: admin.id,
        questionnaireId: null,
        details: { email },
      });
      const code = await this.signIn.newCode(admin);
      if (code === null) throw new PlainError(`${email} was deleted meanwhile.`);
      return code;
    });
  }

  private async known(email: string): Promise<AdminUser> {
    const admin = await this.admins.byEmail(email);
    if (!admin) throw new PlainError(`${email} is no admin. Add them: npm run admin -- add ${email}`);
    return admin;
  }

  private async grantAll(adminId: number): Promise<void> {
    await this.database.query(
      `INSERT INTO access_grant (admin_id, questionnaire_id) SELECT $1, id FROM questionnaire WHERE deleted_at IS NULL
       ON CONFLICT DO NOTHING`,
      [adminId],
    );
  }
}

function addressOf(text: string): string {
  const email = normalizeEmail(text);
  if (!isEmailAddress(email)) throw new PlainError(`"${text}" is no e-mail address.`);
  return email;
}
