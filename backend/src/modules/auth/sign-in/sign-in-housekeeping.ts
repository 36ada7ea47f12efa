import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { removeInBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';

const QUARTER_MS = 15 * 60_000;
const BATCH = 1000;

const ENDED_SESSIONS = `
  DELETE FROM session WHERE expire < now() AND sid IN (SELECT sid FROM session WHERE expire < now() LIMIT $1)`;
const OLD_CODES = `
  DELETE FROM sign_in_code WHERE id IN (SELECT id FROM sign_in_code WHERE expires_at < now() - interval '1 day' LIMIT $1)`;
const OLD_CEREMONIES = `
  DELETE FROM sign_in_ceremony WHERE key IN (SELECT key FROM sign_in_ceremony WHERE expires_at < now() LIMIT $1)`;
/** After a day without a try a count starts afresh, so nothing is lost with its row. */
const OLD_COUNTS = `
  DELETE FROM sign_in_budget WHERE last_at < now() - interval '1 day'
     AND subject IN (SELECT subject FROM sign_in_budget WHERE last_at < now() - interval '1 day' LIMIT $1)`;

/** Sessions, codes and counts of tries go when their time is over (rules: housekeeping). */
@Injectable()
export class SignInHousekeeping {
  constructor(database: Database, schedule: Schedule) {
    schedule.every('remove-ended-sign-ins', QUARTER_MS, async (signal) => ({
      sessions: await removeInBatches(database, signal, BATCH, ENDED_SESSIONS),
      ceremonies: await removeInBatches(database, signal, BATCH, OLD_CEREMONIES),
      codes: await removeInBatches(database, signal, BATCH, OLD_CODES),
      counts: await removeInBatches(database, signal, BATCH, OLD_COUNTS),
    }));
  }
}
