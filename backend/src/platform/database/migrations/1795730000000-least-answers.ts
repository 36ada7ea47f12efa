import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** A questionnaire says how much of it must be answered for a result. */
export class LeastAnswers1795730000000 extends Migration {
  name = 'LeastAnswers1795730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE questionnaire ADD min_answered_percent int DEFAULT 50 NOT NULL`);
  }
}
