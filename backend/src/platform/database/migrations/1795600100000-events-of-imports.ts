import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** The outbox carries what every consequence of a response begins with; the end of an import is about no single evaluation. */
export class EventsOfImports1795600100000 extends Migration {
  name = 'EventsOfImports1795600100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "evaluation_event" ALTER COLUMN "evaluation_id" DROP NOT NULL`);
  }
}
