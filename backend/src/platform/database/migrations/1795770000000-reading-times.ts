import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** How long each part of the texts was on a person's screen. Of what was opened before this was counted nothing is known. */
export class ReadingTimes1795770000000 extends Migration {
  name = 'ReadingTimes1795770000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE opened_text
      ADD seconds real DEFAULT 0 NOT NULL, ADD reported_at timestamptz DEFAULT now() NOT NULL`);
  }
}
