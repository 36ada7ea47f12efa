import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Evaluations that are nothing but numbers any more, and indexes for what goes with an evaluation or waits for one. */
export class Retention1795450000000 extends Migration {
  name = 'Retention1795450000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "evaluation" ADD "anonymised_at" TIMESTAMP WITH TIME ZONE');
    await runner.query(
      `ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_anonymised" CHECK (anonymised_at IS NULL OR (client_name = '' AND client_email = '' AND clinic_name = '' AND raw_responses = '{}'
     AND generated_texts IS NULL AND published IS NULL AND trello_card_id IS NULL))`,
    );
    await runner.query(
      'CREATE INDEX "evaluation_kept" ON "evaluation"  ("submitted_at") WHERE anonymised_at IS NULL',
    );
    await runner.query('CREATE INDEX "sheet_row_evaluation" ON "sheet_row"  ("evaluation_id") ');
    await runner.query(
      `CREATE INDEX "trello_card_wanted" ON "trello_card"  ("evaluation_id") WHERE state = 'wanted'`,
    );
    await runner.query(
      `CREATE INDEX "mail_open" ON "mail"  ("changed_at") WHERE state IN ('queued', 'sending')`,
    );
    // Rows of evaluations that were removed before removing took these along.
    await runner.query(
      'DELETE FROM sheet_row s WHERE NOT EXISTS (SELECT FROM evaluation e WHERE e.id = s.evaluation_id)',
    );
  }
}
