import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Pages are answered from the snapshot itself: no second, compressed copy beside it. */
export class PagesAsTheyAre1795600000000 extends Migration {
  name = 'PagesAsTheyAre1795600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "evaluation" DROP COLUMN "published_page"');
  }
}
