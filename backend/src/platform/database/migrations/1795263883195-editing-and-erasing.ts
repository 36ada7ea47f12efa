import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EditingAndErasing1795263883195 implements MigrationInterface {
  name = 'EditingAndErasing1795263883195';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "erased_source" ("questionnaire_id" integer NOT NULL, "key_hash" character(64) NOT NULL, CONSTRAINT "PK_a6c41459610e6cbebe4e01672f6" PRIMARY KEY ("questionnaire_id", "key_hash"))',
    );
    await runner.query('ALTER TABLE "evaluation" ADD "waivers" jsonb NOT NULL DEFAULT \'[]\'');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "evaluation" DROP COLUMN "waivers"');
    await runner.query('DROP TABLE "erased_source"');
  }
}
