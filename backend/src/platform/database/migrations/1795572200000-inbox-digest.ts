import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Who gets what waits in their inbox by mail. */
export class InboxDigest1795572200000 extends Migration {
  name = 'InboxDigest1795572200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "inbox_digest" ("admin_id" integer NOT NULL, "is_wanted" boolean NOT NULL, "language" character varying(2) NOT NULL, "last_day" date, CONSTRAINT "PK_93f1b36122b98a5e8fa1c87b4b4" PRIMARY KEY ("admin_id"))`,
    );
  }
}
