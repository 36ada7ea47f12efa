import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Notes, assignees and versions of texts; what happened to an evaluation is found in the audit log by its id. */
export class Review1795570000000 extends Migration {
  name = 'Review1795570000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "evaluation_note" ("id" uuid NOT NULL DEFAULT gen_random_uuid(),
              "evaluation_id" uuid NOT NULL,
              "admin_id" integer NOT NULL,
              "text" character varying(2000) NOT NULL,
              "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
              "edited_at" TIMESTAMP WITH TIME ZONE,
              CONSTRAINT "PK_ee41b644c85494fe365ffda8956" PRIMARY KEY ("id"))`);
    await runner.query(
      `CREATE INDEX "evaluation_note_evaluation" ON "evaluation_note" ("evaluation_id", "created_at")`,
    );
    await runner.query(`CREATE TABLE "text_version" ("evaluation_id" uuid NOT NULL,
              "version" integer NOT NULL,
              "kind" character varying(10) NOT NULL,
              "admin_id" integer,
              "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
              "texts" jsonb NOT NULL,
              CONSTRAINT "PK_5c084c6860903fb9d5eb9f4e681" PRIMARY KEY ("evaluation_id", "version"))`);
    await runner.query(`ALTER TABLE "evaluation" ADD "assignee_id" integer`);
    await runner.query(
      `CREATE INDEX "evaluation_assignee" ON "evaluation" ("questionnaire_id", "assignee_id") WHERE assignee_id IS NOT NULL AND deleted_at IS NULL`,
    );
    await runner.query(
      `ALTER TABLE "evaluation_note" ADD CONSTRAINT "FK_d963fbc52d8ae42c40f9f1a23e0" FOREIGN KEY ("evaluation_id") REFERENCES "evaluation"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "text_version" ADD CONSTRAINT "FK_eec45a330de8e3db7b508010f6a" FOREIGN KEY ("evaluation_id") REFERENCES "evaluation"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `CREATE INDEX "audit_entry_target" ON "audit_entry" ("target") WHERE target IS NOT NULL`,
    );
  }
}
