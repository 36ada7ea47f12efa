import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** The organisation's logo, and pictures of the experts who read evaluations. */
export class Pictures1795566500000 extends Migration {
  name = 'Pictures1795566500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "picture" ("name" character varying(100) NOT NULL, "bytes" bytea NOT NULL, "png" bytea, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_0647e133f59889d405c291cae68" PRIMARY KEY ("name"))`,
    );
    await runner.query(`ALTER TABLE "questionnaire" ADD "reviewer_picture" character varying(100)`);
  }
}
