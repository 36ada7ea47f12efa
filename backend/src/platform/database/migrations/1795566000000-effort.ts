import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** How much work it is to do what a question suggests. */
export class Effort1795566000000 extends Migration {
  name = 'Effort1795566000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "question" ADD "effort" character varying(6) NOT NULL DEFAULT 'medium'`);
  }
}
