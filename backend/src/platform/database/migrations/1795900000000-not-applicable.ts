import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** An option may say that its question does not apply. */
export class NotApplicable1795900000000 extends Migration {
  name = 'NotApplicable1795900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE answer_option ADD COLUMN not_applicable boolean DEFAULT false NOT NULL`);
  }
}
