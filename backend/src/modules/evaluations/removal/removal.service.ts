import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, NotFound } from '../../../platform/errors/app-error.js';
import { MailService } from '../../mail/mail.service.js';
import { RESTORABLE } from '../live-evaluations.query.js';
import { ErasedSourcesService } from './erased-sources.service.js';
import { RelatedRecordsService } from './related-records.service.js';

/** Taking evaluations away: hidden and restorable, withdrawn from the client, or erased for good (rules: deleting). */
@Injectable()
export class RemovalService {
  constructor(
    private readonly database: Database,
    private readonly erasedSources: ErasedSourcesService,
    private readonly mails: MailService,
    private readonly related: RelatedRecordsService,
    private readonly audit: Audit,
  ) {}

  /** Hides every evaluation of a questionnaire at once, and stops its bulk work. Answers how many. */
  async hideAll(questionnaireId: number): Promise<number> {
    return this.database.transaction(async () => {
      const hidden = await this.database.query<{ id: string }>(
        `UPDATE evaluation SET deleted_at = now(), version = version + 1 WHERE questionnaire_id = $1 AND deleted_at IS NULL RETURNING id`,
        [questionnaireId],
      );
      await this.mails.stopFor(hidden.map(({ id }) => id));
      await this.audit.record({
        action: 'evaluations.delete-all',
        questionnaireId,
        details: { count: hidden.length },
      });
      return hidden.length;
    });
  }

  /** Brings hidden evaluations back, leaving out those that have come again since. */
  async restoreAll(questionnaireId: number): Promise<number> {
    return this.database.transaction(async () => {
      const restored = await this.database.query(
        `UPDATE evaluation SET deleted_at = NULL, version = version + 1
          WHERE id IN (SELECT DISTINCT ON (source_key) id FROM evaluation h WHERE ${RESTORABLE} ORDER BY source_key, deleted_at DESC)
          RETURNING id`,
        [questionnaireId],
      );
      await this.audit.record({
        action: 'evaluations.restore',
        questionnaireId,
        details: { count: restored.length },
      });
      return restored.length;
    });
  }

  /** Takes the client's page away: the link answers 404 from now on. */
  async withdraw(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const rows = await this.database.query(
        `UPDATE evaluation SET published = NULL, published_page = NULL, approval = NULL, edited_since_approval = false, version = version + 1
          WHERE id = $1 AND published IS NOT NULL AND deleted_at IS NULL RETURNING id`,
        [id],
      );
      if (rows.length === 0) throw new Conflict('nothing_to_withdraw');
      await this.mails.stopFor([id]);
      await this.audit.record({ action: 'evaluation.withdraw', target: id });
    });
  }

  /** Erases one response at once and for good: row, snapshots, offer requests and mails. */
  async erase(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const [row] = await this.database.query<{ questionnaireId: number; sourceKey: string }>(
        `DELETE FROM evaluation WHERE id = $1 AND deleted_at IS NULL RETURNING questionnaire_id AS "questionnaireId", source_key AS "sourceKey"`,
        [id],
      );
      if (!row) throw new NotFound();
      await this.erasedSources.remember([row]);
      await this.related.remove([id]);
      await this.audit.record({ action: 'evaluation.erase', target: id });
    });
  }
}
