import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Evaluations without any answer leave the counts of scores, as the trigger no longer counts them. */
export class EmptyEvaluations1795560000000 extends Migration {
  name = 'EmptyEvaluations1795560000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO score_change (questionnaire_id, week, section_id, score, max, n)
       SELECT questionnaire_id, week_of(submitted_at), c.section_id, c.score, c.max, -count(*)
         FROM evaluation AS e, scores_of(e.total_score, e.max_score, e.section_scores) AS c
        WHERE deleted_at IS NULL AND NOT has_answers(total_score, section_scores) GROUP BY 1, 2, 3, 4, 5`,
    );
  }
}
