import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { isLive } from '../../evaluations/live-evaluations.query.js';

export interface UnknownRow {
  /** Row id of the question. */
  questionId: number;
  /** As it was given first. */
  value: string;
  responses: number;
}

/** SQL reads of answers that are no option of their question; an index holds the evaluations that have some. */
@Injectable()
export class UnknownAnswersQuery {
  constructor(private readonly database: Database) {}

  /** The most frequent ones first. */
  list(questionnaireId: number, limit: number): Promise<UnknownRow[]> {
    return this.database.query<UnknownRow>(
      `SELECT u.key::int AS question_id, min(v.value) AS value, count(DISTINCT e.id)::int AS responses
         FROM evaluation e, jsonb_each(e.unknown_answers) AS u, jsonb_array_elements_text(u.value) AS v(value)
        WHERE e.questionnaire_id = $1 AND e.unknown_answers <> '{}' AND ${isLive('e.')}
        GROUP BY u.key, lower(btrim(v.value)) ORDER BY 3 DESC, 1, 2 LIMIT $2`,
      [questionnaireId, limit],
    );
  }
}
