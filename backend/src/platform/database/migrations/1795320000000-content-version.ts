import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Tells readings of a configuration apart, also where a change can't alter a score. */
export class ContentVersion1795320000000 extends Migration {
  name = 'ContentVersion1795320000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "questionnaire" ADD "content_version" integer NOT NULL DEFAULT \'1\'');
  }
}
