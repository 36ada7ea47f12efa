import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** How each outside service answered last. */
export class IntegrationStatus1795300000000 extends Migration {
  name = 'IntegrationStatus1795300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "integration_status" ("service" character varying(20) NOT NULL, "questionnaire_id" integer NOT NULL, "last_success_at" TIMESTAMP WITH TIME ZONE, "last_failure_at" TIMESTAMP WITH TIME ZONE, "last_failure" jsonb, CONSTRAINT "PK_17933113e8fc76bc825c805bd1a" PRIMARY KEY ("service", "questionnaire_id"))',
    );
  }
}
