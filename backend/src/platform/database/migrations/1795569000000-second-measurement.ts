import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Which earlier response of the same clinic an evaluation is compared with. */
export class SecondMeasurement1795569000000 extends Migration {
  name = 'SecondMeasurement1795569000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "evaluation" ADD "former_id" uuid`);
    await runner.query(
      `ALTER TABLE "evaluation" ADD "former_by" character varying(7) NOT NULL DEFAULT 'address'`,
    );
    await runner.query(
      `CREATE INDEX "evaluation_former" ON "evaluation" ("former_id") WHERE former_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "evaluation_returned" ON "evaluation" ("questionnaire_id", "submitted_at") WHERE former_id IS NOT NULL`,
    );
  }
}
