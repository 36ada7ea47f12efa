import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** What becomes of mails after they were accepted: reports of the mail service, and addresses that are not mailed to. */
export class MailDeliveries1795410000000 extends Migration {
  name = 'MailDeliveries1795410000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "mail" ADD "to_hash" character(64)');
    await runner.query('ALTER TABLE "mail" ADD "delivery" character varying(10)');
    await runner.query('ALTER TABLE "mail" ADD "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()');
    // Earlier mails changed when they were accepted, and their ids were stored with brackets.
    await runner.query(
      `UPDATE "mail" SET changed_at = coalesce(accepted_at, created_at), message_id = btrim(message_id, '<>')`,
    );
    await runner.query('CREATE INDEX "mail_message" ON "mail"  ("message_id") ');
    await runner.query(
      'CREATE TABLE "suppression" ("address_hash" character(64) NOT NULL, "reason" character varying(10) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_04db3b0cc10e9534fa7332116b2" PRIMARY KEY ("address_hash"))',
    );
    await runner.query(
      'CREATE TABLE "mail_event" ("id" character varying(200) NOT NULL, "token_hash" character(64) NOT NULL, "received_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_b256d841b589c268916d8b04811" PRIMARY KEY ("id"))',
    );
    await runner.query('CREATE UNIQUE INDEX "mail_event_token" ON "mail_event"  ("token_hash") ');
  }
}
