import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Mails of invitations, whose address they went to, and the response that came of them. */
export class InvitationMails1795552000000 extends Migration {
  name = 'InvitationMails1795552000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "invitation" ADD "address_hash" character(64) NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE "invitation" ADD "waiting_since" TIMESTAMP WITH TIME ZONE DEFAULT now()`);
    await runner.query(`ALTER TABLE "invitation" ADD "first_mailed_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "invitation" ADD "last_mail_id" uuid`);
    await runner.query(`ALTER TABLE "invitation" ADD "evaluation_id" uuid`);
    await runner.query(`DROP INDEX "invitation_address"`);
    await runner.query(
      `CREATE UNIQUE INDEX "invitation_address" ON "invitation" ("questionnaire_id", "client_email") WHERE client_email <> ''`,
    );
    await runner.query(`CREATE INDEX "invitation_hash" ON "invitation" ("address_hash")`);
    await runner.query(
      `CREATE INDEX "invitation_waiting" ON "invitation" ("waiting_since") WHERE waiting_since IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "invitation_unfinished" ON "invitation" ("first_mailed_at") WHERE finished_at IS NULL AND opted_out_at IS NULL AND reminders < 2`,
    );
    await runner.query(
      `CREATE INDEX "invitation_evaluation" ON "invitation" ("evaluation_id") WHERE evaluation_id IS NOT NULL`,
    );
  }
}
