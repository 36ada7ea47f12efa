import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { ChangesForgotten } from '../../evaluations/evaluations.events.js';
import type { PublishedPage } from '../../evaluations/published-page.js';
import { MailContentsService } from '../../mail/delivery/mail-contents.service.js';

/** Takes what is said about an earlier response out of pages, their history and waiting mails (rules: second measurement). */
@Injectable()
export class ForgottenChangesService {
  constructor(
    private readonly database: Database,
    private readonly mails: MailContentsService,
    events: Events,
  ) {
    events.on(ChangesForgotten, ({ evaluationIds }) => this.forget(evaluationIds));
  }

  private async forget(evaluationIds: string[]): Promise<void> {
    const rows = await this.database.query<{ id: string; published: PublishedPage }>(
      `SELECT id, published FROM evaluation WHERE id = ANY($1::uuid[]) AND published -> 'evaluation' ? 'change' ORDER BY id FOR UPDATE`,
      [evaluationIds],
    );
    for (const { id, published } of rows) {
      const { change: _change, ...evaluation } = published.evaluation;
      const page = { ...published, evaluation };
      await this.database.query(`UPDATE evaluation SET published = $2, version = version + 1 WHERE id = $1`, [
        id,
        JSON.stringify(page),
      ]);
    }
    await this.database.query(
      `UPDATE evaluation_snapshot SET page = page #- '{evaluation,change}' WHERE evaluation_id = ANY($1::uuid[])`,
      [evaluationIds],
    );
    await this.mails.forgetChanges(evaluationIds);
  }
}
