import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the counts of products and offers are made of: a product's id beside its name, and what evaluations recommend. */
export class AnalyticsColumns1795400000000 implements MigrationInterface {
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
    await runner.query(NOTE_OFFER);
    await runner.query(
      `CREATE TRIGGER offer_request_first AFTER INSERT ON offer_request FOR EACH ROW EXECUTE FUNCTION note_offer_request()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER offer_request_first ON offer_request');
    await runner.query('DROP FUNCTION note_offer_request()');
    await runner.query('DROP TABLE product_recount');
    await runner.query('ALTER TABLE "evaluation" DROP COLUMN "offered_at"');
    await runner.query('ALTER TABLE "evaluation" DROP COLUMN "recommended"');
    await runner.query('ALTER TABLE "question" DROP COLUMN "product_id"');
  }
}

const NOTE_OFFER = `
CREATE FUNCTION note_offer_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE evaluation SET offered_at = NEW.created_at
   WHERE id = NEW.evaluation_id AND (offered_at IS NULL OR offered_at > NEW.created_at);
  RETURN NULL;
END $$`;
