import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells readings of a configuration apart, also where a change can't alter a score. */
export class ContentVersion1795320000000 implements MigrationInterface {
  name = 'ContentVersion1795320000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "questionnaire" ADD "content_version" integer NOT NULL DEFAULT \'1\'');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "questionnaire" DROP COLUMN "content_version"');
  }
}
