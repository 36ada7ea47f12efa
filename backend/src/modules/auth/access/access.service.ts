import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../sign-in/sessions.service.js';
import { AccessGrant } from './access-grant.entity.js';
import { ACCESS_RULES } from './access.rules.js';

export type AccessDecision =
  | { kind: 'unknown' }
  | { kind: 'foreign' }
  | { kind: 'granted'; questionnaireId: number | null };

/** Finds an object's questionnaire and asks for the grant, in one query at most. */
@Injectable()
export class AccessService {
  constructor(private readonly database: Database) {}

  async authorize({ adminId, granted }: SignedIn, kind: string, id: string): Promise<AccessDecision> {
    const rule = ACCESS_RULES[kind];
    if (!rule) throw new Error(`No access rule for "${kind}"`);
    if (!rule.id.test(id)) return { kind: 'unknown' };
    // The grants were read with the session, a moment ago.
    if (kind === 'questionnaire' && granted.includes(Number(id)))
      return { kind: 'granted', questionnaireId: Number(id) };
    const [found] = await this.database.prepared<{ questionnaireId: number | null; granted: boolean }>(
      `judge-${kind}`,
      `SELECT object.questionnaire_id,
              CASE WHEN object.questionnaire_id IS NULL THEN object.admin_id = $2
                   ELSE EXISTS (SELECT 1 FROM access_grant g WHERE g.admin_id = $2 AND g.questionnaire_id = object.questionnaire_id)
              END AS granted
         FROM (${rule.sql}) AS object`,
      [id, adminId],
    );
    if (!found) return { kind: 'unknown' };
    return found.granted ? { kind: 'granted', questionnaireId: found.questionnaireId } : { kind: 'foreign' };
  }

  /** Lets an admin manage a questionnaire; doing it twice is harmless. */
  async grant(adminId: number, questionnaireId: number): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(AccessGrant)
      .values({ adminId, questionnaireId })
      .orIgnore()
      .execute();
  }

  /** The addresses of everybody who may manage the questionnaire, those who have had it longest first. */
  async emailsGranted(questionnaireId: number): Promise<string[]> {
    const rows = await this.database.query<{ email: string }>(
      `SELECT a.email FROM access_grant g JOIN admin a ON a.id = g.admin_id WHERE g.questionnaire_id = $1 ORDER BY g.id`,
      [questionnaireId],
    );
    return rows.map(({ email }) => email);
  }

  /** For a questionnaire that goes for good. */
  async revokeAll(questionnaireId: number): Promise<void> {
    await this.database.repository(AccessGrant).delete({ questionnaireId });
  }

  async questionnaireIdsOf(adminId: number): Promise<number[]> {
    const grants = await this.database
      .repository(AccessGrant)
      .find({ where: { adminId }, select: { questionnaireId: true } });
    return grants.map(({ questionnaireId }) => questionnaireId);
  }
}
