import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** The expert who reads a questionnaire's evaluations before they go out. */
export class Reviewers1795562500000 extends Migration {
  name = 'Reviewers1795562500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "questionnaire" ADD "reviewer_name" character varying(100), ADD "reviewer_role" character varying(100)`,
    );
  }
}
