import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { Installation } from '../../../platform/installation/installation.js';
import { clinicZone } from '../../../platform/time/time.js';
import type { UserResponse } from '../sign-in/sign-in.dto.js';
import { PasskeyRuleService } from '../passkeys/passkey-rule.service.js';
import { AdminUser } from './admin.entity.js';

@Injectable()
export class AdminsService {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly installation: Installation,
    private readonly passkeys: PasskeyRuleService,
  ) {}

  byEmail(email: string): Promise<AdminUser | null> {
    return this.database.repository(AdminUser).findOneBy({ email });
  }

  byId(id: number): Promise<AdminUser | null> {
    return this.database.repository(AdminUser).findOneBy({ id });
  }

  /** The signed-in admin as the back office knows them. */
  async describe(admin: AdminUser, questionnaireId: number | null): Promise<UserResponse> {
    const { id, email, passwordHash } = admin;
    const copyOf = await this.installation.otherHome();
    return {
      id,
      email,
      hasPassword: passwordHash !== null,
      mustAddPasskey: await this.passkeys.mustAdd(id),
      copyOf,
      timeZone: clinicZone(),
      questionnaireId,
    };
  }

  /** By id; a few people, never many. */
  list(): Promise<{ id: number; email: string }[]> {
    return this.database.query(`SELECT id, email FROM admin ORDER BY id`);
  }

  /** Makes the first admin while there is none; two processes that start at once make one. Answers its id. */
  async ensureFirst(email: string): Promise<number | null> {
    return this.database.transaction(async () => {
      const [made] = await this.database.query<{ id: number }>(
        `INSERT INTO admin (email) SELECT $1 WHERE NOT EXISTS (SELECT 1 FROM admin)
         ON CONFLICT (email) DO NOTHING RETURNING id`,
        [email],
      );
      if (!made) return null;
      await this.audit.record({
        action: 'admin.create',
        target: made.id,
        questionnaireId: null,
        details: { email },
      });
      return made.id;
    });
  }

  /** False where the admin was deleted, re-addressed or signed out everywhere since it was read. */
  async setPassword({ id, sessionEpoch }: AdminUser, passwordHash: string): Promise<boolean> {
    const { affected } = await this.database
      .repository(AdminUser)
      .update({ id, sessionEpoch }, { passwordHash });
    return affected === 1;
  }

  /** False where there was none. */
  async removePassword(id: number): Promise<boolean> {
    const { affected } = await this.database
      .repository(AdminUser)
      .update({ id, passwordHash: Not(IsNull()) }, { passwordHash: null });
    return affected === 1;
  }
}
