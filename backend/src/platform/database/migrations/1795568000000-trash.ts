import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Every deletion is one act that can be undone. */
export class Trash1795568000000 extends Migration {
  name = 'Trash1795568000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "deletion" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "questionnaire_id" integer NOT NULL,
         "kind" character varying(12) NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
         "deleted_by" character varying(254), "name" text NOT NULL DEFAULT '', "content" jsonb,
         CONSTRAINT "PK_deletion" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "deletion_questionnaire" ON "deletion" ("questionnaire_id", "deleted_at")`,
    );
    await runner.query(`CREATE INDEX "deletion_deleted" ON "deletion" ("deleted_at")`);
    await runner.query(`ALTER TABLE "evaluation" ADD "deletion_id" uuid`);
  }
}
