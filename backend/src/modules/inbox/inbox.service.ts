import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { removeInBatches } from '../../platform/schedule/in-batches.js';
import { Schedule } from '../../platform/schedule/schedule.js';
import { DAY_MS } from '../../platform/time/time.js';

const AT_ONCE = 1000;
const OLD = `
  DELETE FROM inbox_mark WHERE (admin_id, item) IN (
    SELECT admin_id, item FROM inbox_mark WHERE created_at < now() - interval '90 days' LIMIT $1)`;
const OF_NOBODY = (table: 'inbox_reader' | 'inbox_digest') => `
  DELETE FROM ${table} WHERE admin_id IN (
    SELECT admin_id FROM ${table} r WHERE NOT EXISTS (SELECT 1 FROM admin a WHERE a.id = r.admin_id) LIMIT $1)`;

/** What people have done with of their inbox: marks of their own, no copies of the news (rules: inbox). */
@Injectable()
export class InboxService {
  constructor(
    private readonly database: Database,
    schedule: Schedule,
  ) {
    schedule.every('forget-inbox-marks', DAY_MS, async (signal) => ({
      marks: await removeInBatches(database, signal, AT_ONCE, OLD),
      readers: await removeInBatches(database, signal, AT_ONCE, OF_NOBODY('inbox_reader')),
      digests: await removeInBatches(database, signal, AT_ONCE, OF_NOBODY('inbox_digest')),
    }));
  }

  /** Marks items of this person's as done with, or as unread again. */
  async mark(adminId: number, items: string[], isDone: boolean): Promise<void> {
    await this.database.query(
      `INSERT INTO inbox_mark (admin_id, item, is_done) SELECT $1, item, $3 FROM unnest($2::text[]) AS item GROUP BY item
       ON CONFLICT (admin_id, item) DO UPDATE SET is_done = excluded.is_done, created_at = now()`,
      [adminId, items.map((item) => item.slice(0, LONGEST)), isDone],
    );
  }

  /** The person has read everything up to this moment, what they had marked as unread included. */
  async readAll(adminId: number, until: Date): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.query(
        `INSERT INTO inbox_reader AS r (admin_id, read_until) VALUES ($1, least($2::timestamptz, now()))
         ON CONFLICT (admin_id) DO UPDATE SET read_until = greatest(r.read_until, excluded.read_until)`,
        [adminId, until],
      );
      await this.database.query(`DELETE FROM inbox_mark WHERE admin_id = $1 AND NOT is_done`, [adminId]);
    });
  }
}

const LONGEST = 80;
