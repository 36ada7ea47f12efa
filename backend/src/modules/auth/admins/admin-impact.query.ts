import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { AdminImpactResponse, Planned } from './admins.dto.js';

interface Held {
  questionnaireId: number;
  name: string;
  /** Somebody else may manage it, too. */
  isShared: boolean;
  /** The one who asks may manage it, too. */
  isVisible: boolean;
}

type Grants = Pick<AdminImpactResponse, 'grantsLost' | 'hiddenGrantsLost' | 'blocking' | 'hiddenBlocking'>;

/** What a deletion or another e-mail address takes from an admin, and what forbids it (rules: admins). */
@Injectable()
export class AdminImpactQuery {
  constructor(private readonly database: Database) {}

  async of(adminId: number, planned: Planned, askedBy: number): Promise<AdminImpactResponse> {
    const [counts] = await this.database.query<{ admins: number; tokens: number }>(
      `SELECT (SELECT count(*)::int FROM admin) AS admins,
              (SELECT count(*)::int FROM api_token WHERE admin_id = $1) AS tokens`,
      [adminId],
    );
    return {
      ...(await this.grants(adminId, planned, askedBy)),
      isLastAdmin: counts!.admins === 1,
      tokens: counts!.tokens,
    };
  }

  /** Of questionnaires that are there: those that were deleted can hold nobody back. */
  async grants(adminId: number, planned: Planned, askedBy: number): Promise<Grants> {
    const held = await this.database.query<Held>(
      `SELECT q.id AS questionnaire_id, q.name,
              EXISTS (SELECT 1 FROM access_grant o WHERE o.questionnaire_id = q.id AND o.admin_id <> $1) AS is_shared,
              EXISTS (SELECT 1 FROM access_grant o WHERE o.questionnaire_id = q.id AND o.admin_id = $2) AS is_visible
         FROM access_grant g JOIN questionnaire q ON q.id = g.questionnaire_id AND q.deleted_at IS NULL
        WHERE g.admin_id = $1 ORDER BY q.id`,
      [adminId, askedBy],
    );
    // Another address keeps what the one who enters it may manage anyway.
    const lost = planned === 'deletion' ? held : held.filter(({ isVisible }) => !isVisible);
    const blocking = lost.filter(({ isShared }) => !isShared);
    return {
      grantsLost: named(lost),
      hiddenGrantsLost: lost.filter(({ isVisible }) => !isVisible).length,
      blocking: named(blocking),
      hiddenBlocking: blocking.filter(({ isVisible }) => !isVisible).length,
    };
  }
}

const named = (held: Held[]) =>
  held.filter(({ isVisible }) => isVisible).map(({ questionnaireId, name }) => ({ questionnaireId, name }));
