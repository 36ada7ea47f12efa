import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Whether the result mail of a questionnaire tells the score and the first step. */
export class ResultMail1795553000000 extends Migration {
  name = 'ResultMail1795553000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "questionnaire" ADD "mail_shows_score" boolean NOT NULL DEFAULT true`);
  }
}
