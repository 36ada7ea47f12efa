import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** What a second reader holds against sentences of an evaluation. */
export class Doubts1795540000000 extends Migration {
  name = 'Doubts1795540000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "evaluation" ADD "doubts" jsonb NOT NULL DEFAULT '[]'`);
    await runner.query('ALTER TABLE "evaluation" DROP CONSTRAINT "evaluation_anonymised"');
    await runner.query(
      `ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_anonymised" CHECK (anonymised_at IS NULL OR (client_name = '' AND client_email = '' AND clinic_name = '' AND raw_responses = '{}'
     AND unknown_answers = '{}' AND text_evidence = '{}' AND doubts = '[]' AND generated_texts IS NULL AND published IS NULL AND trello_card_id IS NULL))`,
    );
  }
}
