import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** What mails are filled with, as far as it may not be said any more. */
@Injectable()
export class MailContentsService {
  constructor(private readonly database: Database) {}

  /** Mails of these evaluations that have not left say nothing about an earlier result, and the rows of others forget it. */
  async forgetChanges(evaluationIds: string[]): Promise<void> {
    await this.database.query(
      `UPDATE mail SET content = content || '{"change": ""}' WHERE evaluation_id = ANY($1::uuid[]) AND content ? 'change'`,
      [evaluationIds],
    );
  }
}
