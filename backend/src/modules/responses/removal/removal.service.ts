import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, NotFound } from '../../../platform/errors/app-error.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { DeletionsService } from '../../questionnaires/trash/deletions.service.js';
import { isLive } from '../../evaluations/live-evaluations.query.js';
import { type Gone, RelatedRecordsService } from './related-records.service.js';

/** What a deletion did, and by which id it is undone; null where there was nothing to delete. */
export interface Deleted {
  deletedCount: number;
  deletionId: string | null;
}

/** Taking evaluations away: into the trash, withdrawn from the client, or erased for good (rules: deleting). */
@Injectable()
export class RemovalService {
  constructor(
    private readonly database: Database,
    private readonly deletions: DeletionsService,
    private readonly mails: MailService,
    private readonly related: RelatedRecordsService,
    private readonly audit: Audit,
  ) {}

  /** Every evaluation of a questionnaire at once. */
  deleteAll(questionnaireId: number): Promise<Deleted> {
    return this.putAway(questionnaireId, 'evaluations.delete-all', 'deleted_at IS NULL', []);
  }

  /** These of them; those that somebody else has just deleted are not counted. Throws NotFound when none is left. */
  async delete(questionnaireId: number, ids: string[]): Promise<Deleted> {
    const done = await this.putAway(
      questionnaireId,
      'evaluations.delete',
      `id = ANY($3::uuid[]) AND ${isLive()}`,
      [[...new Set(ids)]],
    );
    if (done.deletionId === null) throw new NotFound();
    return done;
  }

  /** Into the trash as one deletion; mails that still wait stay here. */
  private putAway(
    questionnaireId: number,
    action: string,
    condition: string,
    parameters: unknown[],
  ): Promise<Deleted> {
    return this.database.transaction(async () => {
      const deletionId = await this.deletions.record({ questionnaireId, kind: 'evaluations' });
      const deleted = await this.database.query<{ id: string }>(
        `UPDATE evaluation SET deleted_at = now(), deletion_id = $2, version = version + 1
          WHERE questionnaire_id = $1 AND ${condition} RETURNING id`,
        [questionnaireId, deletionId, ...parameters],
      );
      if (deleted.length === 0) {
        await this.deletions.forget([deletionId]);
        return { deletedCount: 0, deletionId: null };
      }
      await this.mails.stopFor(deleted.map(({ id }) => id));
      const target = deleted.length === 1 ? deleted[0]!.id : deletionId;
      await this.audit.record({ action, target, questionnaireId, details: { count: deleted.length } });
      return { deletedCount: deleted.length, deletionId };
    });
  }

  /** Takes the client's page away: the link answers 404 from now on. */
  async withdraw(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const rows = await this.database.query(
        `UPDATE evaluation SET published = NULL, approval = NULL, edited_since_approval = false, version = version + 1
          WHERE id = $1 AND published IS NOT NULL AND deleted_at IS NULL RETURNING id`,
        [id],
      );
      if (rows.length === 0) throw new Conflict('nothing_to_withdraw');
      await this.mails.stopFor([id]);
      await this.audit.record({ action: 'evaluation.withdraw', target: id });
    });
  }

  /** Erases one response at once and for good, also from the trash: row, snapshots, offer requests and mails. */
  async erase(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const [row] = await this.database.query<Gone>(
        `DELETE FROM evaluation WHERE id = $1 AND anonymised_at IS NULL
         RETURNING id, questionnaire_id, source_key`,
        [id],
      );
      if (!row) throw new NotFound();
      await this.related.rememberErased([row]);
      await this.related.remove([id]);
      await this.audit.record({ action: 'evaluation.erase', target: id });
    });
  }
}
