import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { Installation } from '../../platform/installation/installation.js';
import { reachingOut } from '../../platform/jobs/define-queue.js';
import { LEASE_SECONDS } from '../../platform/jobs/items.js';
import { LOCK_SPACE } from '../../platform/schedule/schedule.js';
import { type Check, countOf, fail, ok } from './check.js';

/**
 * A process that works takes the turn of a scheduled task every 5 seconds, renews the leases of its work every 3, and holds a lock while
 * a task runs. A restart takes 20 seconds to stop, and some to come up.
 */
const SILENT_SECONDS = 60;
/** For a worker that is just starting, however long there was none. */
const LEAST_WAIT_SECONDS = 10;
const LOOK_EVERY_MS = 500;

const SECONDS_SINCE_SIGN = `
  SELECT CASE WHEN EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = ${LOCK_SPACE}
                              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) THEN 0
              ELSE extract(epoch FROM now() - greatest((SELECT max(greatest(started_at, finished_at)) FROM scheduled_task),
                     (SELECT max(lease_until) - interval '${LEASE_SECONDS} seconds' FROM job_item WHERE state = 'running')))::float8
         END AS seconds`;

/** Not what a process would not take either: of a queue that rests, or held back in a copy of the data. */
const OVERDUE = `
  SELECT count(*)::int AS n FROM job_item item JOIN job ON job.id = item.job_id AND job.state IN ('queued', 'running')
   WHERE item.state = 'queued' AND item.run_at < now() - interval '10 minutes'
     AND NOT EXISTS (SELECT 1 FROM queue_gate WHERE queue = item.queue AND closed_until > now() - interval '10 minutes')
     AND NOT (job.kind = ANY($1) AND EXISTS (SELECT 1 FROM installation WHERE home <> $2))`;

export const workersCheck: Check = {
  title: 'Workers',
  run: async (patient) => {
    const silent = await silenceOf(patient.database);
    if (silent !== null)
      return fail(
        `No process works: ${silent === Infinity ? 'none ever has' : `the last sign of one is ${inWords(silent)} old`}`,
        'Start one with ROLE=worker or ROLE=all; its log says why it has ended. Until then nothing is written, sent or read in.',
      );
    const overdue = await countOf(patient, OVERDUE, [reachingOut(), patient.app.get(Installation).here]);
    return overdue > 0
      ? fail(
          `${overdue} pieces of work have waited for over 10 minutes`,
          'A process works, but does not come round to them: start more of them, or look at the page Background work.',
        )
      : ok('At work; nothing waits for long');
  },
};

/** For how many seconds no process has worked, where that is longer than a restart takes; null while one does. */
async function silenceOf(database: pg.Client): Promise<number | null> {
  const first = await secondsSinceSign(database);
  if (first <= LEAST_WAIT_SECONDS) return null;
  const wait = Math.max(SILENT_SECONDS - first, LEAST_WAIT_SECONDS);
  for (const until = Date.now() + wait * 1000; Date.now() < until;) {
    await sleep(LOOK_EVERY_MS);
    if ((await secondsSinceSign(database)) <= LEAST_WAIT_SECONDS) return null;
  }
  return secondsSinceSign(database);
}

async function secondsSinceSign(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ seconds: number | null }>(SECONDS_SINCE_SIGN);
  return rows[0]!.seconds ?? Infinity;
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 120
      ? [seconds, 'seconds']
      : seconds < 7200
        ? [seconds / 60, 'minutes']
        : [seconds / 3600, 'hours'];
  return `${Math.round(count)} ${unit}`;
}
