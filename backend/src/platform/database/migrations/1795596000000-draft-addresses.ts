import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Whose a draft is, where that is known, and what is looked up by address, so that a person's data is found when they ask. */
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
    await runner.query(
      `CREATE INDEX "response_draft_invitation" ON "response_draft" ("invitation_id") WHERE invitation_id IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX "mail_recipient" ON "mail" ("to_hash") WHERE to_hash IS NOT NULL`);
  }
}
