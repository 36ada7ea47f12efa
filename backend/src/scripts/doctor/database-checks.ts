import { SecretBox } from '../../platform/crypto/secret-box.js';
import { reseal, Unreadable } from '../../platform/database/reseal.js';
import { Installation } from '../../platform/installation/installation.js';
import { BackgroundWorkQuery } from '../../platform/jobs/background-work.query.js';
import { WakeUp } from '../../platform/jobs/wake-up.js';
import { wallClockAt } from '../../platform/time/wall-clock.js';
import { SEALED_PLACES } from '../sealed-places.js';
import { type Check, fail, ok, warn } from './check.js';
import { connectionFailure, remedyOf, whyOf } from './connection-failure.js';
import { workersCheck } from './workers-check.js';

/** Sign-in codes live for 10 minutes, and are judged by the database's clock and made by the process's. */
const MOST_SECONDS_APART = 5;

/** What the database, its keys and the queue are like. */
export const databaseChecks: Check[] = [
  {
    title: 'PostgreSQL',
    run: async ({ database }) => {
      const { rows } = await database.query<{ version: string; release: string; folds: boolean }>(
        `SELECT current_setting('server_version') AS version, (SELECT version FROM database_release) AS release,
                'Á' ILIKE 'á' AS folds`,
      );
      const { version, release, folds } = rows[0]!;
      const seen = `PostgreSQL ${version}, UTF-8, schema of release ${release}`;
      return folds
        ? ok(seen)
        : warn(
            `${seen}; its locale takes Á and á for different letters`,
            "Searching misses names in capitals. Make the database anew with LOCALE_PROVIDER builtin, LOCALE 'C.UTF-8', and restore a backup into it.",
          );
    },
  },
  {
    title: 'Clock',
    run: async ({ database }) => {
      const before = Date.now();
      const { rows } = await database.query<{ now: Date }>('SELECT clock_timestamp() AS now');
      const seconds = Math.abs(rows[0]!.now.getTime() - (before + Date.now()) / 2) / 1000;
      const seen = `This machine and the database are ${seconds.toFixed(1)} s apart`;
      return seconds > MOST_SECONDS_APART
        ? fail(seen, 'Set both by NTP: codes, links and leases end too early or too late.')
        : ok(seen);
    },
  },
  {
    title: 'Time zone',
    run: async ({ env, database }) => {
      const { rows } = await database.query<{ zone: string }>('SELECT time_zone() AS zone');
      const { zone } = rows[0]!;
      return zone === env.timeZone
        ? ok(`${zone}, where it is ${wallClockAt(new Date(), zone).replace('T', ' ')}`)
        : fail(
            `TIME_ZONE is ${env.timeZone}, the database still goes by ${zone}`,
            'Start all processes again with the same TIME_ZONE, then: recount.',
          );
    },
  },
  {
    title: 'SETTINGS_KEY',
    run: async ({ env, database }) => {
      try {
        const box = new SecretBox(env.settingsKey, env.settingsKeyOld);
        const { resealed, current } = await reseal(database, SEALED_PLACES, box, { dryRun: true });
        return resealed.length > 0
          ? warn(`${resealed.length} stored secrets are sealed under SETTINGS_KEY_OLD`, 'npm run rotate-key')
          : ok(`Opens all stored secrets (${current.length})`);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return fail(
          `${error.names.length} stored secrets open under neither key: ${error.names.join(', ')}`,
          'Give the key they were sealed under as SETTINGS_KEY_OLD, or save them anew in the settings.',
        );
      }
    },
  },
  {
    title: 'Home of the data',
    run: async ({ app }) => {
      const { here } = app.get(Installation);
      const home = await app.get(Installation).otherHome();
      return home === null
        ? ok(`Here, ${here}`)
        : warn(
            `At ${home}; this is ${here}, so nothing is sent`,
            'If this is the real one now, press “Make this the live system” in the back office. Else leave it as it is.',
          );
    },
  },
  {
    title: 'Queue',
    run: async ({ app, env: { redisUrl } }) => {
      if (await app.get(WakeUp).isReachable()) return ok(redisUrl ? 'Redis answers' : 'In PostgreSQL');
      const error = redisUrl === null ? null : await connectionFailure(redisUrl);
      return warn(
        `Redis does not answer${error ? ` (${whyOf(error)})` : ''}`,
        `Work goes on without it, seconds later. ${remedyOf(error, 'Check REDIS_URL, and that Redis runs.')}`,
      );
    },
  },
  workersCheck,
  {
    title: 'Scheduled tasks',
    run: async ({ app }) => {
      const tasks = await app.get(BackgroundWorkQuery).tasks('en');
      const wanting = tasks.filter(({ error, isLate }) => error !== null || isLate);
      return wanting.length > 0
        ? warn(
            `Failed or late: ${wanting.map(({ name }) => name).join(', ')}`,
            'The page Background work says why; without a worker none runs.',
          )
        : ok('All have run as planned');
    },
  },
];
