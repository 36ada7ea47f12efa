import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AnswerPromiseService } from '../../settings/answer-promise.service.js';

export interface Unsent {
  count: number;
  /** When the last of them came in. */
  newest: Date | null;
  /** Hours after which a result is reported, and within which it was promised. */
  hours: number;
  promised: number;
}

/** After so many days nobody waits for an answer any more; what was imported later than that is history. */
const DAYS = 14;

/**
 * SQL: evaluation `e` is late when $1 is the hours after which it is reported. The demo's addresses can exist nowhere, so nobody
 * waits for those; one whose address is not confirmed is promised nothing yet (rules: late results).
 */
const LATE = `e.deleted_at IS NULL AND e.status IN ('pending', 'error', 'generated', 'verified')
  AND e.submitted_at < now() - make_interval(hours => $1) AND e.submitted_at > now() - interval '${DAYS} days'
  AND e.address_check <> 'awaited' AND e.client_email <> '' AND e.client_email NOT LIKE '%.example'`;

/** Evaluations that should have been sent by now. */
@Injectable()
export class UnsentQuery {
  constructor(
    private readonly database: Database,
    private readonly promise: AnswerPromiseService,
  ) {}

  async of(questionnaireId: number): Promise<Unsent> {
    const hours = await this.promise.warnAfterHours();
    const [row] = await this.database.query<Pick<Unsent, 'count' | 'newest'>>(
      `SELECT count(*)::int AS count, max(e.submitted_at) AS newest FROM evaluation e WHERE e.questionnaire_id = $2 AND ${LATE}`,
      [hours, questionnaireId],
    );
    return {
      count: row?.count ?? 0,
      newest: row?.newest ?? null,
      hours,
      promised: await this.promise.hours(),
    };
  }

  /** Over all active questionnaires, each read through its own index. */
  async ofAll(): Promise<{ count: number; oldestSeconds: number }> {
    const [row] = await this.database.query<{ count: number; oldestSeconds: number }>(
      `SELECT coalesce(sum(late.n), 0)::int AS count, coalesce(extract(epoch FROM now() - min(late.oldest)), 0)::float8 AS oldest_seconds
         FROM questionnaire q, LATERAL (SELECT count(*) AS n, min(e.submitted_at) AS oldest FROM evaluation e
                                         WHERE e.questionnaire_id = q.id AND ${LATE}) late
        WHERE q.is_active AND q.deleted_at IS NULL`,
      [await this.promise.warnAfterHours()],
    );
    return row!;
  }
}
