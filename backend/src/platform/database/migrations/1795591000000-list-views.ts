import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** How people look at the evaluation table: views under a name, and their columns. */
export class ListViews1795591000000 extends Migration {
  name = 'ListViews1795591000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "saved_view" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "questionnaire_id" integer NOT NULL, "admin_id" integer NOT NULL, "name" character varying(60) NOT NULL, "query" character varying(1000) NOT NULL, "is_shared" boolean NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_be317311b88c1a5e47ad6c19081" PRIMARY KEY ("id"), CONSTRAINT "FK_53342780e185cef8b3aa302d67b" FOREIGN KEY ("questionnaire_id") REFERENCES "questionnaire"("id") ON DELETE CASCADE ON UPDATE NO ACTION, CONSTRAINT "FK_52671ecb143d467297a2e32a392" FOREIGN KEY ("admin_id") REFERENCES "admin"("id") ON DELETE CASCADE ON UPDATE NO ACTION)`,
    );
    await runner.query(`CREATE INDEX "saved_view_admin" ON "saved_view" ("admin_id")`);
    await runner.query(`CREATE INDEX "saved_view_questionnaire" ON "saved_view" ("questionnaire_id")`);
    await runner.query(
      `CREATE TABLE "table_columns" ("admin_id" integer NOT NULL, "columns" character varying(30) array NOT NULL, CONSTRAINT "PK_8ead6266b6247bbecb9d33d77dd" PRIMARY KEY ("admin_id"), CONSTRAINT "FK_8ead6266b6247bbecb9d33d77dd" FOREIGN KEY ("admin_id") REFERENCES "admin"("id") ON DELETE CASCADE ON UPDATE NO ACTION)`,
    );
  }
}
