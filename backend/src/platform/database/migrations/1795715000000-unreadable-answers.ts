import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Stored scores say of a question that something was answered that is none of its options. */
export class UnreadableAnswers1795715000000 extends Migration {
  name = 'UnreadableAnswers1795715000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE evaluation e SET section_scores = (
        SELECT jsonb_agg(s.section || jsonb_build_object('questions', (
            SELECT coalesce(jsonb_agg(CASE WHEN q.question -> 'answered' = 'false' AND e.unknown_answers ? (q.question ->> 'id')
                                           THEN q.question || '{"unreadable": true}' ELSE q.question END ORDER BY q.place), '[]')
              FROM jsonb_array_elements(coalesce(s.section -> 'questions', '[]')) WITH ORDINALITY AS q(question, place)))
          ORDER BY s.place)
          FROM jsonb_array_elements(e.section_scores) WITH ORDINALITY AS s(section, place))
       WHERE e.unknown_answers <> '{}' AND e.section_scores <> '[]'`);
  }
}
