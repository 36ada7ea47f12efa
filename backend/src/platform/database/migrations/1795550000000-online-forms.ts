import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Questionnaires are filled in on this site; those that exist get a closed form under an address made of their name. */
export class OnlineForms1795550000000 extends Migration {
  name = 'OnlineForms1795550000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "response_draft" ("id" uuid NOT NULL DEFAULT gen_random_uuid(),
              "questionnaire_id" integer NOT NULL,
              "token_hash" character(64) NOT NULL,
              "continue_hash" character(64),
              "answers" jsonb NOT NULL DEFAULT '{}',
              "sections" integer array NOT NULL DEFAULT '{}',
              "source" character varying(80) NOT NULL DEFAULT '',
              "invitation_id" uuid,
              "started_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
              "touched_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
              "submitted_at" TIMESTAMP WITH TIME ZONE,
              "evaluation_id" uuid,
              CONSTRAINT "UQ_25ef3d0b9364999095ba98fc739" UNIQUE ("token_hash"),
              CONSTRAINT "UQ_1b0bd8f74b665799cf449a1c236" UNIQUE ("continue_hash"),
              CONSTRAINT "PK_83725349113a12284423cc70a09" PRIMARY KEY ("id"))`);
    await runner.query(
      `CREATE INDEX "response_draft_evaluation" ON "response_draft" ("evaluation_id") WHERE evaluation_id IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX "response_draft_touched" ON "response_draft" ("touched_at")`);
    await runner.query(
      `CREATE INDEX "response_draft_started" ON "response_draft" ("questionnaire_id", "started_at")`,
    );
    await runner.query(`CREATE TABLE "form_slug" ("slug" character varying(60) NOT NULL,
              "questionnaire_id" integer NOT NULL,
              "is_current" boolean NOT NULL DEFAULT true,
              "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
              CONSTRAINT "PK_646ee7ce2c32f91849638e5eb63" PRIMARY KEY ("slug"))`);
    await runner.query(
      `CREATE UNIQUE INDEX "form_slug_current" ON "form_slug" ("questionnaire_id") WHERE is_current`,
    );
    await runner.query(`CREATE INDEX "form_slug_questionnaire" ON "form_slug" ("questionnaire_id")`);
    await runner.query(`CREATE TABLE "form_funnel_count" ("questionnaire_id" integer NOT NULL,
              "week" date NOT NULL,
              "source" character varying(80) NOT NULL,
              "step" character varying(10) NOT NULL,
              "section_id" integer NOT NULL,
              "count" integer NOT NULL DEFAULT '0',
              CONSTRAINT "PK_e4192786636f20a50f13c5a91e0" PRIMARY KEY ("questionnaire_id",
              "week",
              "source",
              "step",
              "section_id"))`);
    await runner.query(`CREATE TABLE "invitation" ("id" uuid NOT NULL DEFAULT gen_random_uuid(),
              "questionnaire_id" integer NOT NULL,
              "client_name" character varying(200) NOT NULL DEFAULT '',
              "clinic_name" character varying(200) NOT NULL DEFAULT '',
              "client_email" character varying(254) NOT NULL,
              "reminders" integer NOT NULL DEFAULT '0',
              "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
              "last_mailed_at" TIMESTAMP WITH TIME ZONE,
              "opened_at" TIMESTAMP WITH TIME ZONE,
              "started_at" TIMESTAMP WITH TIME ZONE,
              "finished_at" TIMESTAMP WITH TIME ZONE,
              "opted_out_at" TIMESTAMP WITH TIME ZONE,
              CONSTRAINT "PK_beb994737756c0f18a1c1f8669c" PRIMARY KEY ("id"))`);
    await runner.query(
      `CREATE INDEX "invitation_created" ON "invitation" ("questionnaire_id", "created_at", "id")`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "invitation_address" ON "invitation" ("questionnaire_id", "client_email")`,
    );
    await runner.query(`CREATE TABLE "online_form" ("questionnaire_id" integer NOT NULL,
              "is_open" boolean NOT NULL DEFAULT false,
              "opens_at" TIMESTAMP WITH TIME ZONE,
              "closes_at" TIMESTAMP WITH TIME ZONE,
              "intro" text,
              "closed_text" text,
              "confirm_address" boolean NOT NULL DEFAULT true,
              "show_score" boolean NOT NULL DEFAULT false,
              "allowed_origins" text array NOT NULL DEFAULT '{}',
              "reminder_days" integer array NOT NULL DEFAULT '{7,14}',
              CONSTRAINT "PK_660ddf38a20f7d542418011502f" PRIMARY KEY ("questionnaire_id"))`);
    await runner.query(`CREATE TABLE "consent_text" ("id" SERIAL NOT NULL,
              "hash" character(64) NOT NULL,
              "language" character varying(2) NOT NULL,
              "text" text NOT NULL,
              "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
              CONSTRAINT "UQ_12dccd5001caa216eedf0994923" UNIQUE ("hash"),
              CONSTRAINT "PK_623fc45881cbc67cd52dba5ecb6" PRIMARY KEY ("id"))`);
    await runner.query(`ALTER TABLE "question" ADD "required" boolean NOT NULL DEFAULT false`);
    await runner.query(
      `ALTER TABLE "evaluation" ADD "response_origin" character varying(10) NOT NULL DEFAULT 'import'`,
    );
    await runner.query(
      `ALTER TABLE "evaluation" ADD "response_source" character varying(80) NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE "evaluation" ADD "consent_id" integer`);
    await runner.query(
      `ALTER TABLE "evaluation" ADD "address_check" character varying(10) NOT NULL DEFAULT 'none'`,
    );
    await runner.query(
      `ALTER TABLE "response_draft" ADD CONSTRAINT "FK_3391e38e5332a2f2f5cd49dfb53" FOREIGN KEY ("questionnaire_id") REFERENCES "questionnaire"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "form_slug" ADD CONSTRAINT "FK_ce4173394125a044c430dd958e5" FOREIGN KEY ("questionnaire_id") REFERENCES "questionnaire"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "form_funnel_count" ADD CONSTRAINT "FK_1907ceb4f6037cf30f0c5cc42a5" FOREIGN KEY ("questionnaire_id") REFERENCES "questionnaire"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "invitation" ADD CONSTRAINT "FK_2ba0ed062d37e913c144bb498e7" FOREIGN KEY ("questionnaire_id") REFERENCES "questionnaire"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "online_form" ADD CONSTRAINT "FK_660ddf38a20f7d542418011502f" FOREIGN KEY ("questionnaire_id") REFERENCES "questionnaire"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(`INSERT INTO online_form (questionnaire_id) SELECT id FROM questionnaire`);
    await runner.query(`
      INSERT INTO form_slug (slug, questionnaire_id)
      SELECT CASE WHEN words = '' THEN 'q-' || id WHEN place = 1 THEN words ELSE words || '-' || id END, id
        FROM (SELECT id, words, row_number() OVER (PARTITION BY words ORDER BY id) AS place
                FROM (SELECT id, slug_of(name) AS words FROM questionnaire) named) numbered`);
  }
}
