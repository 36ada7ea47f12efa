import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** What clinics note about the steps of their evaluations. */
export class Plans1795562000000 extends Migration {
  name = 'Plans1795562000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "plan_step" ("evaluation_id" uuid NOT NULL,
              "question_id" uuid NOT NULL,
              "state" character varying(10) NOT NULL,
              "who" character varying(80) NOT NULL DEFAULT '',
              "due" date,
              "counter" integer NOT NULL,
              "saved_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
              CONSTRAINT "PK_aa0552d8f37b846dd47231b1ad9" PRIMARY KEY ("evaluation_id", "question_id"))`);
    await runner.query(
      `ALTER TABLE "plan_step" ADD CONSTRAINT "FK_ddea4fe9886b1b137fc7a888ccf" FOREIGN KEY ("evaluation_id") REFERENCES "evaluation"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }
}
