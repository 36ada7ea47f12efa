import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Mails that only became files were kept as accepted, although nobody has got them. */
export class SavedMails1795572000000 extends Migration {
  name = 'SavedMails1795572000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE "mail" SET state = 'saved', accepted_at = NULL WHERE transport = 'outbox' AND state = 'accepted'`,
    );
  }
}
