import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** The outbox of evaluations. What waits in the tables of its consumers stays there and is told as before. */
export class EvaluationEvents1795510000000 extends Migration {
  name = 'EvaluationEvents1795510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "evaluation_event" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "evaluation_id" uuid NOT NULL, "questionnaire_id" integer NOT NULL, "kind" character varying(30) NOT NULL, "facts" jsonb NOT NULL, "webhook_ids" uuid array NOT NULL DEFAULT \'{}\', "tells_card" boolean NOT NULL DEFAULT false, "happened_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_765b47fae4db72e3441d0744d0c" PRIMARY KEY ("id"))',
    );
  }
}
