import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** When an evaluation last changed, for programs that keep a copy; a trigger writes it from now on. */
export class ChangedEvaluations1795575000000 extends Migration {
  name = 'ChangedEvaluations1795575000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "evaluation" ADD "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await runner.query(
      `CREATE INDEX "evaluation_updated" ON "evaluation" ("questionnaire_id", "updated_at", "id")`,
    );
  }
}
