import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Clinics are invited once more some months after their result. */
export class InvitingAgain1795569100000 extends Migration {
  name = 'InvitingAgain1795569100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "online_form" ADD "invite_again_months" integer`);
    await runner.query(`ALTER TABLE "invitation" ADD "follows_id" uuid`);
    await runner.query(`DROP INDEX "invitation_address"`);
    await runner.query(
      `CREATE UNIQUE INDEX "invitation_address" ON "invitation" ("questionnaire_id", "client_email") WHERE client_email <> '' AND follows_id IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "invitation_follows" ON "invitation" ("follows_id") WHERE follows_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "evaluation_sent" ON "evaluation" ("questionnaire_id", "sent_at") WHERE sent_at IS NOT NULL AND deleted_at IS NULL`,
    );
  }
}
