import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Webhooks, and what they are told. */
export class Webhooks1795460000000 extends Migration {
  name = 'Webhooks1795460000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "webhook" ("id" uuid NOT NULL, "questionnaire_id" integer NOT NULL, "url" character varying(2000) NOT NULL, "events" text array NOT NULL, "is_on" boolean NOT NULL DEFAULT true, "off_reason" character varying(10), "sealed_secret" text NOT NULL, "sealed_former_secret" text, "former_until" TIMESTAMP WITH TIME ZONE, "failures" integer NOT NULL DEFAULT \'0\', "failing_since" TIMESTAMP WITH TIME ZONE, "rests_until" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_e6765510c2d078db49632b59020" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE INDEX "webhook_questionnaire" ON "webhook"  ("questionnaire_id", "created_at") ',
    );
    await runner.query(
      'CREATE TABLE "webhook_delivery" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "webhook_id" uuid NOT NULL, "event" character varying(30) NOT NULL, "evaluation_id" uuid, "facts" jsonb NOT NULL, "state" character varying(10) NOT NULL DEFAULT \'waiting\', "tries" integer NOT NULL DEFAULT \'0\', "next_try_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "give_up_at" TIMESTAMP WITH TIME ZONE NOT NULL, "status" integer, "code" character varying(40), "ms" integer, "answer" text, "tried_at" TIMESTAMP WITH TIME ZONE, "ended_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_b1ae290239a778f12399db91354" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE INDEX "webhook_delivery_ended" ON "webhook_delivery"  ("ended_at") WHERE ended_at IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX "webhook_delivery_evaluation" ON "webhook_delivery"  ("evaluation_id") WHERE evaluation_id IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX "webhook_delivery_log" ON "webhook_delivery"  ("webhook_id", "created_at", "id") ',
    );
    await runner.query(
      'CREATE INDEX "webhook_delivery_due" ON "webhook_delivery"  ("webhook_id", "next_try_at") WHERE state = \'waiting\'',
    );
    await runner.query(
      'ALTER TABLE "webhook_delivery" ADD CONSTRAINT "FK_ef25cc28dcf88ea3dd81f39af2d" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }
}
