import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

export class OffersAndSchedule1795290000000 extends Migration {
  name = 'OffersAndSchedule1795290000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "scheduled_task" ("name" character varying(60) NOT NULL, "due_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "started_at" TIMESTAMP WITH TIME ZONE, "finished_at" TIMESTAMP WITH TIME ZONE, "error" jsonb, CONSTRAINT "PK_d83e0fe52ade6e88fb3558b4a57" PRIMARY KEY ("name"))',
    );
    await runner.query(
      'CREATE TABLE "offer_request" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "evaluation_id" uuid NOT NULL, "questionnaire_id" integer NOT NULL, "product_id" character(12) NOT NULL, "product_name" text NOT NULL, "what_if" jsonb NOT NULL DEFAULT \'[]\', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "notified_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_ff6acf22d2026ddb210ac4f6339" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE INDEX "offer_request_questionnaire" ON "offer_request"  ("questionnaire_id", "created_at", "id") ',
    );
    await runner.query(
      'CREATE INDEX "offer_request_evaluation" ON "offer_request"  ("evaluation_id", "product_id", "created_at") ',
    );
    await runner.query('ALTER TABLE "mail" ADD "offer_request_id" uuid');
    await runner.query('CREATE INDEX "job_ended" ON "job"  ("finished_at") WHERE finished_at IS NOT NULL');
    await runner.query(
      'CREATE INDEX "evaluation_deleted" ON "evaluation"  ("deleted_at") WHERE deleted_at IS NOT NULL',
    );
    await runner.query(
      'ALTER TABLE "offer_request" ADD CONSTRAINT "FK_ccbc564b989aff0532481e1168e" FOREIGN KEY ("evaluation_id") REFERENCES "evaluation"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }
}
