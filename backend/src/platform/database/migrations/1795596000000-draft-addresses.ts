import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Whose a draft is, where that is known, so that it is found when its person asks. */
export class DraftAddresses1795596000000 extends Migration {
  name = 'DraftAddresses1795596000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "response_draft" ADD "address_hash" character(64)`);
    await runner.query(
      `UPDATE "response_draft" d SET "address_hash" = i."address_hash" FROM "invitation" i
        WHERE i."id" = d."invitation_id" AND d."submitted_at" IS NULL AND i."address_hash" <> ''`,
    );
    await runner.query(
      `CREATE INDEX "response_draft_address" ON "response_draft" ("address_hash") WHERE address_hash IS NOT NULL`,
    );
  }
}
