import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

export class Initial1795265292290 extends Migration {
  name = 'Initial1795265292290';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "score_count" ("questionnaire_id" integer NOT NULL, "section_id" integer NOT NULL, "week" date NOT NULL, "score" integer NOT NULL, "max" integer NOT NULL, "n" integer NOT NULL, CONSTRAINT "PK_9907d194a524126e436b833e037" PRIMARY KEY ("questionnaire_id", "section_id", "week", "score", "max"))',
    );
    await runner.query(
      'CREATE TABLE "job" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "queue" character varying(40) NOT NULL, "kind" character varying(40) NOT NULL, "questionnaire_id" integer, "admin_id" integer, "state" character varying(10) NOT NULL DEFAULT \'queued\', "dedupe_key" character varying(120), "payload" jsonb NOT NULL DEFAULT \'{}\', "done" integer NOT NULL DEFAULT \'0\', "total" integer NOT NULL DEFAULT \'0\', "failed" integer NOT NULL DEFAULT \'0\', "skipped" integer NOT NULL DEFAULT \'0\', "counts_items" boolean NOT NULL DEFAULT true, "skipped_before" integer NOT NULL DEFAULT \'0\', "result" jsonb, "error" jsonb, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "started_at" TIMESTAMP WITH TIME ZONE, "finished_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_98ab1c14ff8d1cf80d18703b92f" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE UNIQUE INDEX "job_active_key" ON "job"  ("dedupe_key") WHERE state IN (\'queued\', \'running\')',
    );
    await runner.query(
      'CREATE INDEX "job_active" ON "job"  ("created_at") WHERE state IN (\'queued\', \'running\')',
    );
    await runner.query('CREATE INDEX "job_questionnaire" ON "job"  ("questionnaire_id", "created_at") ');
    await runner.query(
      'CREATE TABLE "setting" ("key" character varying(60) NOT NULL, "value" text NOT NULL, "encrypted" boolean NOT NULL DEFAULT false, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_1c4c95d773004250c157a744d6e" PRIMARY KEY ("key"))',
    );
    await runner.query(
      'CREATE TABLE "ui_text" ("id" SERIAL NOT NULL, "key" character varying(120) NOT NULL, "context" character varying(20) NOT NULL, "language" character varying(2) NOT NULL, "value" text NOT NULL, "questionnaire_id" integer, CONSTRAINT "PK_e93170408eaabc40d3cb9bd9159" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE UNIQUE INDEX "ui_text_own" ON "ui_text"  ("questionnaire_id", "language", "context", "key") WHERE questionnaire_id IS NOT NULL',
    );
    await runner.query(
      'CREATE UNIQUE INDEX "ui_text_global" ON "ui_text"  ("language", "context", "key") WHERE questionnaire_id IS NULL',
    );
    await runner.query(
      'CREATE TABLE "file_blob" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "job_id" uuid, "name" character varying(200) NOT NULL, "bytes" bytea NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_428d8363a959f78192f1da89cdb" PRIMARY KEY ("id"))',
    );
    await runner.query('CREATE INDEX "file_blob_job" ON "file_blob"  ("job_id") ');
    await runner.query(
      'CREATE TABLE "mail" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "kind" character varying(20) NOT NULL, "evaluation_id" uuid, "questionnaire_id" integer, "to_address" character varying(254) NOT NULL, "language" character varying(2) NOT NULL, "state" character varying(10) NOT NULL DEFAULT \'queued\', "content" jsonb, "sealed" text, "subject" character varying(200), "message_id" character varying(200), "transport" character varying(10), "error" jsonb, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "accepted_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_5407da42b983ba54c6c62d462d3" PRIMARY KEY ("id"))',
    );
    await runner.query('CREATE INDEX "mail_evaluation" ON "mail"  ("evaluation_id", "created_at") ');
    await runner.query(
      'CREATE TABLE "admin" ("id" SERIAL NOT NULL, "email" character varying(254) NOT NULL, "password_hash" character varying(200), "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_de87485f6489f5d0995f5841952" UNIQUE ("email"), CONSTRAINT "PK_e032310bcef831fb83101899b10" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE TABLE "access_grant" ("id" SERIAL NOT NULL, "admin_id" integer NOT NULL, "questionnaire_id" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_2c12ba789e7748324e87e103a41" PRIMARY KEY ("id"))',
    );
    await runner.query('CREATE INDEX "access_grant_questionnaire" ON "access_grant"  ("questionnaire_id") ');
    await runner.query(
      'CREATE UNIQUE INDEX "access_grant_pair" ON "access_grant"  ("admin_id", "questionnaire_id") ',
    );
    await runner.query(
      'CREATE TABLE "session" ("sid" character varying(128) NOT NULL, "sess" json NOT NULL, "expire" TIMESTAMP(6) NOT NULL, CONSTRAINT "PK_7575923e18b495ed2307ae629ae" PRIMARY KEY ("sid"))',
    );
    await runner.query('CREATE INDEX "session_expire" ON "session"  ("expire") ');
    await runner.query(
      'CREATE TABLE "sign_in_budget" ("subject" character varying(120) NOT NULL, "failures" integer NOT NULL DEFAULT \'0\', "last_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_bd77b82a6c07992a81bae4ab515" PRIMARY KEY ("subject"))',
    );
    await runner.query(
      'CREATE TABLE "sign_in_code" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "admin_id" integer NOT NULL, "code_hash" character(64) NOT NULL, "attempts" integer NOT NULL DEFAULT \'0\', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ended_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_80e522b641e5908c185e75fc3b9" PRIMARY KEY ("id"))',
    );
    await runner.query('CREATE INDEX "sign_in_code_admin" ON "sign_in_code"  ("admin_id", "created_at") ');
    await runner.query(
      'CREATE TABLE "audit_entry" ("id" bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "admin_id" integer, "questionnaire_id" integer, "action" character varying(60) NOT NULL, "target" character varying(120), "result" character varying(60) NOT NULL DEFAULT \'done\', "details" jsonb, CONSTRAINT "PK_58a130a4b9da189f46ba2a01801" PRIMARY KEY ("id"))',
    );
    await runner.query('CREATE INDEX "audit_entry_at" ON "audit_entry"  ("at") ');
    await runner.query(
      'CREATE TABLE "questionnaire" ("id" SERIAL NOT NULL, "name" character varying(200) NOT NULL, "language" character varying(2) NOT NULL DEFAULT \'hu\', "google_form_url" text, "google_sheets_url" text, "demo_button_url" text, "is_active" boolean NOT NULL DEFAULT true, "welcome_greeting" text, "welcome_content" text, "welcome_tips" text, "config_version" integer NOT NULL DEFAULT \'1\', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "deleted_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_e8232a11eaabac903636eb7e71e" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE TABLE "section" ("id" SERIAL NOT NULL, "questionnaire_id" integer NOT NULL, "name" character varying(200) NOT NULL, "description" text, "position" integer NOT NULL DEFAULT \'0\', "include_in_evaluation" boolean NOT NULL DEFAULT true, "external_id" character varying(60), CONSTRAINT "PK_3c41d2d699384cc5e8eac54777d" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE INDEX "section_questionnaire" ON "section"  ("questionnaire_id", "position") ',
    );
    await runner.query(
      'CREATE TABLE "question" ("id" SERIAL NOT NULL, "question_id" uuid NOT NULL DEFAULT gen_random_uuid(), "section_id" integer NOT NULL, "question_text" text NOT NULL, "position" integer NOT NULL DEFAULT \'0\', "correct_answer" text, "point_value" integer NOT NULL DEFAULT \'0\', "weight" double precision NOT NULL DEFAULT \'1\', "related_product" text, "product_description" text, "product_url" text, "related_tip" text, "external_id" character varying(60), CONSTRAINT "UQ_7c755ccdc03ae2b6206ff00363a" UNIQUE ("question_id"), CONSTRAINT "PK_21e5786aa0ea704ae185a79b2d5" PRIMARY KEY ("id"))',
    );
    await runner.query('CREATE INDEX "question_section" ON "question"  ("section_id", "position") ');
    await runner.query(
      'CREATE TABLE "evaluation" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "questionnaire_id" integer NOT NULL, "client_name" character varying(200) NOT NULL DEFAULT \'\', "client_email" character varying(254) NOT NULL, "clinic_name" character varying(200) NOT NULL DEFAULT \'\', "status" character varying(10) NOT NULL DEFAULT \'pending\', "hashed_url" character varying(40) NOT NULL, "trello_card_id" character varying(60), "total_score" integer NOT NULL DEFAULT \'0\', "max_score" integer NOT NULL DEFAULT \'0\', "percentage" numeric(4,1) NOT NULL DEFAULT \'0\', "section_scores" jsonb NOT NULL DEFAULT \'[]\', "raw_responses" jsonb NOT NULL DEFAULT \'{}\', "generated_texts" jsonb, "text_origins" jsonb NOT NULL DEFAULT \'{}\', "texts_stale" boolean NOT NULL DEFAULT false, "waivers" jsonb NOT NULL DEFAULT \'[]\', "published" jsonb, "source_key" character(64) NOT NULL, "scored_version" integer NOT NULL DEFAULT \'1\', "version" integer NOT NULL DEFAULT \'1\', "error" jsonb, "submitted_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "generated_at" TIMESTAMP WITH TIME ZONE, "verified_at" TIMESTAMP WITH TIME ZONE, "sent_at" TIMESTAMP WITH TIME ZONE, "opened_at" TIMESTAMP WITH TIME ZONE, "clicked_at" TIMESTAMP WITH TIME ZONE, "deleted_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "UQ_fc1831bb73adceaf193b82663e3" UNIQUE ("hashed_url"), CONSTRAINT "PK_b72edd439b9db736f55b584fa54" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE INDEX "evaluation_email" ON "evaluation"  ("questionnaire_id", "client_email", "id") WHERE deleted_at IS NULL',
    );
    await runner.query(
      'CREATE INDEX "evaluation_name" ON "evaluation"  ("questionnaire_id", "client_name", "id") WHERE deleted_at IS NULL',
    );
    await runner.query(
      'CREATE INDEX "evaluation_percentage" ON "evaluation"  ("questionnaire_id", "percentage", "id") WHERE deleted_at IS NULL',
    );
    await runner.query(
      'CREATE INDEX "evaluation_status" ON "evaluation"  ("questionnaire_id", "status", "created_at", "id") WHERE deleted_at IS NULL',
    );
    await runner.query(
      'CREATE INDEX "evaluation_submitted" ON "evaluation"  ("questionnaire_id", "submitted_at", "id") WHERE deleted_at IS NULL',
    );
    await runner.query(
      'CREATE INDEX "evaluation_created" ON "evaluation"  ("questionnaire_id", "created_at", "id") WHERE deleted_at IS NULL',
    );
    await runner.query(
      'CREATE UNIQUE INDEX "evaluation_source" ON "evaluation"  ("questionnaire_id", "source_key") WHERE deleted_at IS NULL',
    );
    await runner.query(
      'CREATE TABLE "evaluation_snapshot" ("id" bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL, "evaluation_id" uuid NOT NULL, "admin_id" integer, "taken_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "page" jsonb NOT NULL, CONSTRAINT "PK_327cdc1bd5ed405b708dbfc965b" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE INDEX "evaluation_snapshot_evaluation" ON "evaluation_snapshot"  ("evaluation_id", "taken_at") ',
    );
    await runner.query(
      'CREATE TABLE "erased_source" ("questionnaire_id" integer NOT NULL, "key_hash" character(64) NOT NULL, CONSTRAINT "PK_a6c41459610e6cbebe4e01672f6" PRIMARY KEY ("questionnaire_id", "key_hash"))',
    );
    await runner.query(
      'CREATE TABLE "status_count" ("id" bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL, "questionnaire_id" integer NOT NULL, "status" character varying(10) NOT NULL, "n" integer NOT NULL, CONSTRAINT "PK_bce3e1d65404fefa90242aacfdd" PRIMARY KEY ("id"))',
    );
    await runner.query('CREATE INDEX "status_count_questionnaire" ON "status_count"  ("questionnaire_id") ');
    await runner.query(
      'CREATE TABLE "rate_counter" ("key" character varying(160) NOT NULL, "count" integer NOT NULL DEFAULT \'0\', "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_6fad0fe64eb1df4ec693f4bd98c" PRIMARY KEY ("key"))',
    );
    await runner.query('CREATE INDEX "rate_counter_expiry" ON "rate_counter"  ("expires_at") ');
    await runner.query(
      'CREATE TABLE "job_item" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "job_id" uuid NOT NULL, "queue" character varying(40) NOT NULL, "ref" character varying(80), "state" character varying(10) NOT NULL DEFAULT \'queued\', "attempts" integer NOT NULL DEFAULT \'0\', "crashes" integer NOT NULL DEFAULT \'0\', "fence" integer NOT NULL DEFAULT \'0\', "run_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "lease_until" TIMESTAMP WITH TIME ZONE, "result" jsonb, "error" jsonb, "finished_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_18ea7b7ffad385f8de383b1bdc1" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE INDEX "job_item_due" ON "job_item"  ("queue", "run_at") WHERE state IN (\'queued\', \'running\')',
    );
    await runner.query('CREATE INDEX "job_item_job" ON "job_item"  ("job_id") ');
    await runner.query(
      'CREATE TABLE "queue_gate" ("queue" character varying(40) NOT NULL, "closed_until" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_45ac51421e9782302ed5b633160" PRIMARY KEY ("queue"))',
    );
    await runner.query(
      'ALTER TABLE "file_blob" ADD CONSTRAINT "FK_85093b295f515d06c820d0dc428" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE "access_grant" ADD CONSTRAINT "FK_c79d93aa75d820f4507af5d1247" FOREIGN KEY ("admin_id") REFERENCES "admin"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE "sign_in_code" ADD CONSTRAINT "FK_df4179b0f77a98db1fe16518172" FOREIGN KEY ("admin_id") REFERENCES "admin"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE "section" ADD CONSTRAINT "FK_f6ca61165f1cf76099dcdfe57b6" FOREIGN KEY ("questionnaire_id") REFERENCES "questionnaire"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE "question" ADD CONSTRAINT "FK_981630dff92c9c1a0d7efac02d4" FOREIGN KEY ("section_id") REFERENCES "section"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE "evaluation_snapshot" ADD CONSTRAINT "FK_552d782c4ac77137db7f9013e8b" FOREIGN KEY ("evaluation_id") REFERENCES "evaluation"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE "job_item" ADD CONSTRAINT "FK_cf4ca8cb648b903f07626852242" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }
}
