import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Sections and questions may be asked under a condition. */
export class ShownIf1795905000000 extends Migration {
  name = 'ShownIf1795905000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE section ADD COLUMN shown_if jsonb`);
    await runner.query(`ALTER TABLE question ADD COLUMN shown_if jsonb`);
  }
}
