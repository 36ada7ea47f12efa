import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** The hours until a warning follow from the hours that are promised, which nobody could set before. */
export class AnswerHours1795790000000 extends Migration {
  name = 'AnswerHours1795790000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM setting WHERE key = 'unsent_alarm_hours'`);
  }
}
