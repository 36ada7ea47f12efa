import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** API tokens that only read, and those of one questionnaire. Those that are there may what they might before. */
export class NarrowTokens1795575100000 extends Migration {
  name = 'NarrowTokens1795575100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "api_token" ADD "reads_only" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "api_token" ADD "questionnaire_id" integer`);
  }
}
