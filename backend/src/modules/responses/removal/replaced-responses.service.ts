import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { DeletionsService } from '../../questionnaires/trash/deletions.service.js';

/** What responses were before newer ones took their place (rules: sending in). */
@Injectable()
export class ReplacedResponsesService {
  constructor(
    private readonly database: Database,
    private readonly deletions: DeletionsService,
    private readonly audit: Audit,
  ) {}

  /** Puts a copy of a response that is about to be replaced into the trash, in the caller's transaction: it can be restored as one of its own. */
  async keep(questionnaireId: number, id: string): Promise<void> {
    const deletionId = await this.deletions.record({ questionnaireId, kind: 'evaluations' });
    await this.database.query(
      `INSERT INTO evaluation
       SELECT (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'hashed_url', $2::text, 'trello_card_id', NULL,
                                                           'deleted_at', now(), 'deletion_id', $3::uuid))).*
         FROM evaluation e WHERE id = $1`,
      [id, randomBytes(20).toString('base64url'), deletionId],
    );
    await this.audit.record({ action: 'evaluation.replace', target: id, questionnaireId });
  }
}
