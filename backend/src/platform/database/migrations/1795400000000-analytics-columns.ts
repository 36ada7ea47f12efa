import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** What the counts of products and offers are made of: a product's id beside its name, and what evaluations recommend. */
export class AnalyticsColumns1795400000000 extends Migration {
  name = 'AnalyticsColumns1795400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "question" ADD "product_id" character(12)');
    await runner.query(`ALTER TABLE "evaluation" ADD "recommended" jsonb NOT NULL DEFAULT '{}'`);
    await runner.query('ALTER TABLE "evaluation" ADD "offered_at" TIMESTAMP WITH TIME ZONE');
    await runner.query(
      `CREATE TABLE product_recount (questionnaire_id int PRIMARY KEY REFERENCES questionnaire (id) ON DELETE CASCADE,
         after_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000')`,
    );
    // Names are folded by the application, so it fills in what the evaluations here recommend.
    await runner.query('INSERT INTO product_recount (questionnaire_id) SELECT id FROM questionnaire');
    await runner.query('ALTER TABLE evaluation DISABLE TRIGGER USER');
    await runner.query(
      `UPDATE evaluation e SET offered_at = o.first
         FROM (SELECT evaluation_id, min(created_at) AS first FROM offer_request GROUP BY 1) o WHERE o.evaluation_id = e.id`,
    );
    await runner.query('ALTER TABLE evaluation ENABLE TRIGGER USER');
  }
}
