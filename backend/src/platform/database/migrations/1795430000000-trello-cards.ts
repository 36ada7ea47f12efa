import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Cards that are wanted, and what cards are to be told. */
export class TrelloCards1795430000000 extends Migration {
  name = 'TrelloCards1795430000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "trello_card" ("evaluation_id" uuid NOT NULL, "state" character varying(10) NOT NULL DEFAULT \'wanted\', "tried_at" TIMESTAMP WITH TIME ZONE, "tried_by" uuid, "tried_list" character varying(60), "gone_card" character varying(60), CONSTRAINT "PK_db192ee9d67de14785d773db743" PRIMARY KEY ("evaluation_id"))',
    );
    await runner.query(
      'CREATE TABLE "trello_comment" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "evaluation_id" uuid NOT NULL, "questionnaire_id" integer NOT NULL, "card_id" character varying(60), "news" jsonb NOT NULL, "is_taken" boolean NOT NULL DEFAULT false, "tried_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_e49e84c984d9ec65781a3b3a603" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE INDEX "trello_comment_evaluation" ON "trello_comment"  ("evaluation_id", "id") ',
    );
    await runner.query(
      'ALTER TABLE "trello_card" ADD CONSTRAINT "FK_db192ee9d67de14785d773db743" FOREIGN KEY ("evaluation_id") REFERENCES "evaluation"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }
}
