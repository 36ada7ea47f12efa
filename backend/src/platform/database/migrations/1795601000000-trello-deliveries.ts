import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Comments on Trello cards are deliveries like those of webhooks; what waits in the table of their own goes there. */
export class TrelloDeliveries1795601000000 extends Migration {
  name = 'TrelloDeliveries1795601000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "webhook_delivery" ALTER COLUMN "webhook_id" DROP NOT NULL`);
    await runner.query(`ALTER TABLE "webhook_delivery" ADD "place" BIGSERIAL NOT NULL`);
    await runner.query(
      `CREATE INDEX "webhook_delivery_comments" ON "webhook_delivery" ("evaluation_id", "place") WHERE webhook_id IS NULL AND state = 'waiting'`,
    );
    await runner.query(
      `INSERT INTO "webhook_delivery" ("event", "evaluation_id", "facts", "give_up_at")
       SELECT CASE news->>'kind' WHEN 'offer' THEN 'offer.requested' ELSE 'evaluation.' || (news->>'kind') END, evaluation_id,
              jsonb_build_object('card', card_id, 'questionnaireId', questionnaire_id, 'news', news), now() + interval '24 hours'
         FROM "trello_comment" ORDER BY id`,
    );
    await runner.query(`DROP TABLE "trello_comment"`);
    await runner.query(
      `ALTER TABLE "trello_card" DROP COLUMN "tried_at", DROP COLUMN "tried_by", DROP COLUMN "tried_list"`,
    );
  }
}
