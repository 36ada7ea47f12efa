import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** The step of a question may come after that of another one. */
export class QuestionNeeds1796050000000 extends Migration {
  name = 'QuestionNeeds1796050000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE question ADD COLUMN needs_question_id int`);
    await runner.query(
      `ALTER TABLE question ADD CONSTRAINT question_needs_question FOREIGN KEY (needs_question_id)
         REFERENCES question(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED`,
    );
    await runner.query(
      `CREATE INDEX question_needs ON question (needs_question_id) WHERE needs_question_id IS NOT NULL`,
    );
  }
}
