import { Injectable } from '@nestjs/common';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import type { Invitation } from './invitation.entity.js';
import { invitationIn, invitationToken } from './invitation-token.js';

/** Who was invited, as their form knows them. */
export type InvitedClinic = Pick<
  Invitation,
  'id' | 'questionnaireId' | 'clientName' | 'clinicName' | 'clientEmail'
>;

/** Invitations as the online form meets them: by the secret of their link, and how far they have come (rules: invitations). */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly keys: Keys,
  ) {}

  /** Forged ones are recognised without the database. Null for those, and for an invitation that was withdrawn. */
  async byToken(token: string): Promise<InvitedClinic | null> {
    const id = invitationIn(this.keys, token);
    if (id === null) return null;
    const [row] = await this.database.query<InvitedClinic>(
      `SELECT id, questionnaire_id, client_name, clinic_name,
              client_email FROM invitation WHERE id = $1`,
      [id],
    );
    return row ?? null;
  }

  tokenOf(id: string): string {
    return invitationToken(this.keys, id);
  }

  /** The page was opened by the link. As the others, it takes part in the caller's transaction and counts once. */
  async opened(id: string): Promise<void> {
    await this.database.query(`UPDATE invitation SET opened_at = now() WHERE id = $1 AND opened_at IS NULL`, [
      id,
    ]);
  }

  /** The first answer was stored. */
  async started(id: string): Promise<void> {
    await this.database.query(
      `UPDATE invitation SET started_at = now(), opened_at = coalesce(opened_at, now()) WHERE id = $1 AND started_at IS NULL`,
      [id],
    );
  }

  /** The answers were sent in. Once they are anonymised or erased, the invitation forgets whose it was. */
  async finished(id: string, evaluationId: string): Promise<void> {
    await this.database.query(
      `UPDATE invitation SET finished_at = now(), evaluation_id = $2, opened_at = coalesce(opened_at, now()),
              started_at = coalesce(started_at, now()) WHERE id = $1 AND finished_at IS NULL`,
      [id, evaluationId],
    );
  }
}
