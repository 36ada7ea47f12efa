import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Links that owners of a page make for others. */
export class SharedLinks1795554000000 extends Migration {
  name = 'SharedLinks1795554000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "shared_link" ("id" uuid NOT NULL DEFAULT gen_random_uuid(),
              "evaluation_id" uuid NOT NULL,
              "token_hash" character(64) NOT NULL,
              "sent_to" character varying(254),
              "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
              "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
              "revoked_at" TIMESTAMP WITH TIME ZONE,
              "opened_count" integer NOT NULL DEFAULT 0,
              "last_opened_at" TIMESTAMP WITH TIME ZONE,
              CONSTRAINT "UQ_3c99f907ceb0bc2b6a0fdf9bd0a" UNIQUE ("token_hash"),
              CONSTRAINT "PK_ab659d1f4b5a1c3778e947c304a" PRIMARY KEY ("id"))`);
    await runner.query(
      `CREATE INDEX "shared_link_evaluation" ON "shared_link" ("evaluation_id", "created_at")`,
    );
    await runner.query(
      `ALTER TABLE "shared_link" ADD CONSTRAINT "FK_f53e58e5b3cab14d99dec49a610" FOREIGN KEY ("evaluation_id") REFERENCES "evaluation"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }
}
