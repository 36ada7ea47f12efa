import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, Forbidden, NotFound } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { SessionsService } from '../sign-in/sessions.service.js';
import { lockAdminChanges } from './lock-admin-changes.js';

/** A grant with the names people know it by. */
export interface NamedGrant {
  id: number;
  adminId: number;
  adminEmail: string;
  questionnaireId: number;
  questionnaireName: string;
  createdAt: Date;
  revocable: boolean;
}

/** Of the questionnaires that $1 may manage; the window looks at all grants of each. */
const NAMED = `
  SELECT g.id, g.admin_id, a.email AS admin_email, q.id AS questionnaire_id, q.name AS questionnaire_name,
         g.created_at, count(*) OVER (PARTITION BY g.questionnaire_id) > 1 AS revocable
    FROM access_grant g JOIN admin a ON a.id = g.admin_id
    JOIN questionnaire q ON q.id = g.questionnaire_id AND q.deleted_at IS NULL
   WHERE g.questionnaire_id IN (SELECT own.questionnaire_id FROM access_grant own WHERE own.admin_id = $1)
   ORDER BY g.id`;

/** Who may manage which questionnaire: seen, granted and revoked by those who may manage it (rules: grants). */
@Injectable()
export class GrantsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly audit: Audit,
  ) {}

  /** The grants of every questionnaire that the admin may manage, the oldest first. */
  list(adminId: number): Promise<NamedGrant[]> {
    return this.database.query(NAMED, [adminId]);
  }

  /** Throws grant_exists where there is one, admin_unknown, and Forbidden. */
  async grant(questionnaireId: number, adminId: number): Promise<NamedGrant> {
    return this.database.transaction(async () => {
      await lockAdminChanges(this.database);
      await this.requireOwn(questionnaireId);
      const known = await this.database.query(`SELECT id FROM admin WHERE id = $1`, [adminId]);
      if (known.length === 0) throw new NotFound('admin_unknown');
      const [made] = await this.database.query<{ id: number }>(
        `INSERT INTO access_grant (admin_id, questionnaire_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id`,
        [adminId, questionnaireId],
      );
      if (!made) throw new Conflict('grant_exists');
      await this.audit.record({ action: 'access.grant', target: adminId, questionnaireId });
      return (await this.list(adminId)).find(({ id }) => id === made.id)!;
    });
  }

  /** Throws NotFound where there is no such grant, grant_last, and Forbidden. */
  async revoke(questionnaireId: number, adminId: number): Promise<void> {
    await this.database.transaction(async () => {
      await lockAdminChanges(this.database);
      await this.requireOwn(questionnaireId);
      const holders = await this.database.query<{ adminId: number }>(
        `SELECT admin_id FROM access_grant WHERE questionnaire_id = $1`,
        [questionnaireId],
      );
      if (!holders.some((holder) => holder.adminId === adminId)) throw new NotFound();
      if (holders.length === 1) throw new Conflict('grant_last');
      await this.database.query(`DELETE FROM access_grant WHERE questionnaire_id = $1 AND admin_id = $2`, [
        questionnaireId,
        adminId,
      ]);
      await this.sessions.forgetQuestionnaire(questionnaireId, adminId);
      await this.audit.record({ action: 'access.revoke', target: adminId, questionnaireId });
    });
  }

  /** The guard looked before the wait: a caller who has lost the questionnaire since can grant it to nobody. */
  private async requireOwn(questionnaireId: number): Promise<void> {
    const { adminId } = caller();
    if (adminId === null) return;
    const [own] = await this.database.query(
      `SELECT id FROM access_grant WHERE admin_id = $1 AND questionnaire_id = $2`,
      [adminId, questionnaireId],
    );
    if (!own) throw new Forbidden();
  }
}
