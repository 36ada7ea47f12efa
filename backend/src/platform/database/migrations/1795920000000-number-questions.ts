import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** A question may be answered by a number: with a unit, bounds, and bands as its options. */
export class NumberQuestions1795920000000 extends Migration {
  name = 'NumberQuestions1795920000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE question ADD COLUMN unit character varying(20), ADD COLUMN min double precision, ADD COLUMN max double precision,
                            ADD COLUMN decimals boolean DEFAULT false NOT NULL`,
    );
    await runner.query(`ALTER TABLE answer_option ADD COLUMN from_number double precision`);
  }
}
