import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** What happens to people's sessions from elsewhere than their own requests. */
@Injectable()
export class SessionsService {
  constructor(private readonly database: Database) {}

  /** Sessions that had chosen a questionnaire have chosen none: those of one admin, or of everybody. */
  async forgetQuestionnaire(questionnaireId: number, adminId: number | null = null): Promise<void> {
    await this.database.query(
      `UPDATE session SET sess = (sess::jsonb - 'questionnaireId')::json WHERE sess ->> 'questionnaireId' = $1
          AND ($2::text IS NULL OR sess -> 'passport' ->> 'user' = $2)`,
      [String(questionnaireId), adminId === null ? null : String(adminId)],
    );
  }

  /**
   * Ends all sessions of an admin. The count goes up, so that a session that a request is just writing back is over, too.
   * Answers the new count, with which a session may go on.
   */
  async endAllOf(adminId: number): Promise<number> {
    const [admin] = await this.database.query<{ epoch: number }>(
      `UPDATE admin SET session_epoch = session_epoch + 1 WHERE id = $1 RETURNING session_epoch AS epoch`,
      [adminId],
    );
    await this.database.query(`DELETE FROM session WHERE sess -> 'passport' ->> 'user' = $1`, [
      String(adminId),
    ]);
    return admin?.epoch ?? 0;
  }
}
