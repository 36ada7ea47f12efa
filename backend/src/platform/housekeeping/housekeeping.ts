import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { REMEMBERED_HOURS } from '../http/idempotent-calls.service.js';
import { removeInBatches } from '../schedule/in-batches.js';
import { Schedule } from '../schedule/schedule.js';
import { HOUR_MS } from '../time/time.js';

const JOB_DAYS = 7;
const ITEMS = 5000;
const JOBS = 500;
const FILES = 50;
const COUNTERS = 5000;
const CALLS = 500;

const ENDED = `job.finished_at < now() - interval '${JOB_DAYS} days' AND job.state NOT IN ('queued', 'running')`;

/** A job of a hundred thousand items is taken apart first, so that no statement takes long. */
const ITEMS_OF_ENDED_JOBS = `
  DELETE FROM job_item WHERE id IN (
    SELECT job_item.id FROM job_item JOIN job ON job.id = job_item.job_id WHERE ${ENDED} LIMIT $1)`;
const ENDED_JOBS = `DELETE FROM job WHERE id IN (SELECT job.id FROM job WHERE ${ENDED} LIMIT $1)`;

/** An upload stays while a worker may still need it. */
const EXPIRED_FILES = `
  DELETE FROM file_blob WHERE id IN (
    SELECT file.id FROM file_blob file LEFT JOIN job ON job.id = file.job_id AND job.state IN ('queued', 'running')
     WHERE file.expires_at < now() AND job.id IS NULL LIMIT $1)`;

const SPENT_LIMITS = `
  DELETE FROM rate_counter WHERE expires_at < now()
     AND key IN (SELECT key FROM rate_counter WHERE expires_at < now() LIMIT $1)`;

const REMEMBERED_CALLS = `
  DELETE FROM idempotent_call WHERE id IN (
    SELECT id FROM idempotent_call WHERE made_at < now() - interval '${REMEMBERED_HOURS} hours' LIMIT $1)`;

/** A task that nobody has run for a day belongs to no process any more. */
const FORGOTTEN_TASKS = `DELETE FROM scheduled_task WHERE due_at < now() - interval '1 day' AND name <> ALL($1::text[])`;

/** Clears away what is past its time and nobody will ask for again: jobs, files, limits (rules: housekeeping). */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly database: Database,
    schedule: Schedule,
  ) {
    schedule.every('remove-ended-jobs', HOUR_MS, async (signal) => ({
      items: await this.remove(signal, ITEMS, ITEMS_OF_ENDED_JOBS),
      jobs: await this.remove(signal, JOBS, ENDED_JOBS),
    }));
    schedule.every('remove-expired-files', HOUR_MS, async (signal) => ({
      files: await this.remove(signal, FILES, EXPIRED_FILES),
    }));
    schedule.every('remove-spent-limits', HOUR_MS, async (signal) => ({
      counters: await this.remove(signal, COUNTERS, SPENT_LIMITS),
    }));
    schedule.every('remove-remembered-calls', HOUR_MS, async (signal) => ({
      calls: await this.remove(signal, CALLS, REMEMBERED_CALLS),
    }));
    schedule.every('remove-forgotten-tasks', HOUR_MS, async () => {
      await this.database.query(FORGOTTEN_TASKS, [schedule.names]);
    });
  }

  private remove(signal: AbortSignal, size: number, deletion: string): Promise<number> {
    return removeInBatches(this.database, signal, size, deletion);
  }
}
