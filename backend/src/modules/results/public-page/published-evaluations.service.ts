import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Forbidden, NotFound } from '../../../platform/errors/app-error.js';
import type { PublishedPage } from '../../evaluations/published-page.js';
import { COUNTED_PERCENTAGE } from '../../analytics/clinic-results.query.js';
import { next, type Status } from '../../evaluations/status/status.js';
import { isSharedToken } from '../sharing/shared-token.js';

const LINK = /^[A-Za-z0-9_-]{20,40}$/;

/**
 * Throws owner_link_needed for what has the form of a shared link, whether there is such a link or not, and NotFound for
 * what is no link at all. Pure.
 */
export function requireOwnerLink(link: string): void {
  if (isSharedToken(link)) throw new Forbidden('owner_link_needed');
  if (!LINK.test(link)) throw new NotFound();
}

/** What a client may see of, and do with, an evaluation that was published. */
export interface PublishedEvaluation {
  id: string;
  hashedUrl: string;
  questionnaireId: number;
  published: PublishedPage;
  /** The percentage its clinic is counted with now, null where it is not counted; the page may show another. */
  counted: number | null;
}

const COLUMNS = `e.id, e.hashed_url, e.questionnaire_id, e.published,
  ${COUNTED_PERCENTAGE} AS counted`;
export const PUBLISHED_VISIBLE = `e.deleted_at IS NULL AND e.published IS NOT NULL`;
export const PUBLISHED_FROM = `FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id AND q.deleted_at IS NULL`;

/**
 * Evaluations as the outside reaches them. Unknown, withdrawn, hidden, malformed and never published ones all look
 * the same: 404 (rules: what a client sees).
 */
@Injectable()
export class PublishedEvaluationsService {
  constructor(private readonly database: Database) {}

  /** By the token of the mailed link, which is its owner's: no id and no shared link stands in for it. */
  async byLink(hashedUrl: string): Promise<PublishedEvaluation> {
    requireOwnerLink(hashedUrl);
    const [row] = await this.database.query<PublishedEvaluation>(
      `SELECT ${COLUMNS} ${PUBLISHED_FROM} WHERE e.hashed_url = $1 AND ${PUBLISHED_VISIBLE}`,
      [hashedUrl],
    );
    if (!row) throw new NotFound();
    return row;
  }

  /**
   * Notes that the client used the page, in the caller's transaction: the first time is stored, and the status moves as
   * the table says, never backwards (rules: statuses, client events). The evaluation stays locked until the commit.
   */
  async noteUse(id: string, type: 'opened' | 'clicked'): Promise<void> {
    const status = next(await this.lock(id), type);
    const at = type === 'opened' ? 'opened_at' : 'clicked_at';
    await this.database.query(
      `UPDATE evaluation SET status = coalesce($2, status), marked_status = CASE WHEN $2::text IS NULL THEN marked_status END, ${at} = coalesce(${at}, now()), version = version + ($2::text IS NOT NULL)::int
        WHERE id = $1 AND ($2::text IS NOT NULL OR ${at} IS NULL)`,
      [id, status],
    );
  }

  /** Locks it until the commit, if it is still there to be seen. */
  async lock(id: string): Promise<Status> {
    const [row] = await this.database.query<{ status: Status }>(
      `SELECT e.status ${PUBLISHED_FROM} WHERE e.id = $1 AND ${PUBLISHED_VISIBLE} FOR UPDATE OF e`,
      [id],
    );
    if (!row) throw new NotFound();
    return row.status;
  }
}
