import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** The schedule of syncs and how they went, warnings that were put away, and when admins were last told of late results. */
export class ScheduledSync1795420000000 extends Migration {
  name = 'ScheduledSync1795420000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "questionnaire" ADD "sync_enabled" boolean NOT NULL DEFAULT false');
    await runner.query(`ALTER TABLE "questionnaire" ADD "sync_minutes" integer NOT NULL DEFAULT '60'`);
    await runner.query(
      `CREATE TABLE "sheet_sync" ("questionnaire_id" integer NOT NULL, "tab" character varying(160), "started_at" TIMESTAMP WITH TIME ZONE, "succeeded_at" TIMESTAMP WITH TIME ZONE, "failures" integer NOT NULL DEFAULT '0', "unmatched_columns" jsonb NOT NULL DEFAULT '[]', "questions_without_column" jsonb NOT NULL DEFAULT '[]', CONSTRAINT "PK_73bc5f49001cd8357e62ff2d918" PRIMARY KEY ("questionnaire_id"))`,
    );
    await runner.query(
      'CREATE TABLE "dismissed_warning" ("admin_id" integer NOT NULL, "questionnaire_id" integer NOT NULL, "warning" character varying(40) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_70932cd47bb388a65e8cfe63551" PRIMARY KEY ("admin_id", "questionnaire_id", "warning"))',
    );
    await runner.query('CREATE INDEX "dismissed_warning_created" ON "dismissed_warning"  ("created_at") ');
    await runner.query(
      'CREATE TABLE "unsent_alarm" ("questionnaire_id" integer NOT NULL, "mailed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_635129b4580448ddbb084506951" PRIMARY KEY ("questionnaire_id"))',
    );
  }
}
