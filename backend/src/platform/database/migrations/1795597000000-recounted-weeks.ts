import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/**
 * Counts behind the analytics are counted anew by week, no longer kept by adding up changes: one table of counts, one of the
 * weeks that have to be counted. At first these are all.
 */
export class RecountedWeeks1795597000000 extends Migration {
  name = 'RecountedWeeks1795597000000';

  async up(runner: QueryRunner): Promise<void> {
    const earlier = ['score', 'question', 'option', 'product', 'progress'];
    await runner.query(
      `DROP TABLE ${earlier.flatMap((name) => [`${name}_count`, `${name}_change`]).join(', ')}`,
    );
    await runner.query(
      `CREATE TABLE evaluation_count (questionnaire_id int NOT NULL, kind varchar(7) NOT NULL, week date NOT NULL,
         subject varchar(20) NOT NULL, value int NOT NULL, max int NOT NULL, n int NOT NULL,
         PRIMARY KEY (questionnaire_id, kind, week, subject, value, max))`,
    );
    await runner.query('CREATE TABLE week_to_count (questionnaire_id int NOT NULL, week date NOT NULL)');
    await runner.query('CREATE INDEX week_to_count_questionnaire ON week_to_count (questionnaire_id, week)');
    await runner.query(
      `INSERT INTO week_to_count SELECT DISTINCT questionnaire_id, week_of(submitted_at) FROM evaluation WHERE deleted_at IS NULL`,
    );
    await runner.query(`DELETE FROM scheduled_task WHERE name = 'fold-counts'`);
  }
}
