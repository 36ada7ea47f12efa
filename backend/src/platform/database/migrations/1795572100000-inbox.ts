import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** What people have done with of their inbox, and the indexes that its news come from. */
export class Inbox1795572100000 extends Migration {
  name = 'Inbox1795572100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `CREATE TABLE "inbox_mark" ("admin_id" integer NOT NULL, "item" character varying(80) NOT NULL, "is_done" boolean NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_e8bb04a80d723d22f729f64cc73" PRIMARY KEY ("admin_id", "item"))`,
      `CREATE INDEX "inbox_mark_created" ON "inbox_mark" ("created_at")`,
      `CREATE TABLE "inbox_reader" ("admin_id" integer NOT NULL, "read_until" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_a06761a62c1a11ba23d62aa1cf3" PRIMARY KEY ("admin_id"))`,
      `CREATE INDEX "evaluation_opened" ON "evaluation" ("questionnaire_id", "opened_at") WHERE deleted_at IS NULL AND opened_at IS NOT NULL`,
      `CREATE INDEX "mail_undelivered" ON "mail" ("questionnaire_id", "changed_at") WHERE kind = 'result' AND (state IN ('failed', 'uncertain') OR delivery IN ('bounced', 'complained'))`,
    ])
      await runner.query(statement);
  }
}
