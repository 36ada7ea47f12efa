import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** What happens to people's sessions from elsewhere than their own requests. */
@Injectable()
export class SessionsService {
  constructor(private readonly database: Database) {}

  /** Sessions that had chosen a questionnaire have chosen none. */
  async forgetQuestionnaire(questionnaireId: number): Promise<void> {
    await this.database.query(
      `UPDATE session SET sess = (sess::jsonb - 'questionnaireId')::json WHERE sess ->> 'questionnaireId' = $1`,
      [String(questionnaireId)],
    );
  }
}
