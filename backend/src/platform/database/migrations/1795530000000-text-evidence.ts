import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** What sentences rest on, how texts were approved and which parts an admin has opened. */
export class TextEvidence1795530000000 extends Migration {
  name = 'TextEvidence1795530000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "evaluation" ADD "text_evidence" jsonb NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE "evaluation" ADD "approval" jsonb`);
    await runner.query(`ALTER TABLE "evaluation" ADD "edited_since_approval" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "evaluation" ADD "marked_status" jsonb`);
    await runner.query('ALTER TABLE "evaluation" DROP CONSTRAINT "evaluation_anonymised"');
    await runner.query(
      `ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_anonymised" CHECK (anonymised_at IS NULL OR (client_name = '' AND client_email = '' AND clinic_name = '' AND raw_responses = '{}'
     AND unknown_answers = '{}' AND text_evidence = '{}' AND generated_texts IS NULL AND published IS NULL AND trello_card_id IS NULL))`,
    );
    await runner.query(
      'CREATE TABLE "opened_text" ("evaluation_id" uuid NOT NULL, "admin_id" integer NOT NULL, "part" character varying(30) NOT NULL, "text_hash" character(16) NOT NULL, "opened_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_opened_text" PRIMARY KEY ("evaluation_id", "admin_id", "part"))',
    );
  }
}
