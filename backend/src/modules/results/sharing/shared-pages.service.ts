import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Gone, NotFound } from '../../../platform/errors/app-error.js';
import { COUNTED_PERCENTAGE } from '../../analytics/clinic-results.query.js';
import type { PublishedPage } from '../../evaluations/published-page.js';
import { PUBLISHED_FROM, PUBLISHED_VISIBLE } from '../public-page/published-evaluations.service.js';
import { type SharedPage, sharedPage } from './shared-page.js';
import { hashOfToken } from './shared-token.js';

interface Row {
  id: string;
  questionnaireId: number;
  published: PublishedPage;
  counted: number | null;
  expiresAt: Date;
  isExpired: boolean;
  isRevoked: boolean;
}

/** A page as a shared link shows it, with what its live data depend on. */
export interface SharedEvaluation {
  linkId: string;
  questionnaireId: number;
  counted: number | null;
  page: SharedPage;
}

/** Pages as those see them whom their owner has given a link (rules: shared links). */
@Injectable()
export class SharedPagesService {
  constructor(private readonly database: Database) {}

  /** Throws NotFound for an unknown token, and where the evaluation itself shows nothing; Gone for one that has ended. */
  async byToken(token: string): Promise<SharedEvaluation> {
    const [row] = await this.database.query<Row>(
      `SELECT s.id, e.questionnaire_id, e.published, ${COUNTED_PERCENTAGE} AS counted,
              s.expires_at, s.expires_at <= now() AS is_expired, s.revoked_at IS NOT NULL AS is_revoked
         ${PUBLISHED_FROM} JOIN shared_link s ON s.evaluation_id = e.id WHERE s.token_hash = $1 AND ${PUBLISHED_VISIBLE}`,
      [hashOfToken(token)],
    );
    if (!row) throw new NotFound();
    if (row.isRevoked) throw new Gone('shared_link_revoked');
    if (row.isExpired) throw new Gone('shared_link_expired');
    const { id, questionnaireId, counted, published, expiresAt } = row;
    return { linkId: id, questionnaireId, counted, page: sharedPage(published, expiresAt) };
  }

  /** Counts that somebody has used the page; the evaluation's own status is its owner's. */
  async noteOpened(linkId: string): Promise<void> {
    await this.database.query(
      `UPDATE shared_link SET opened_count = opened_count + 1, last_opened_at = now() WHERE id = $1`,
      [linkId],
    );
  }
}
