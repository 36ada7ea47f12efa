import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database.js';
import { LOGGER, type Logger } from '../logging/logger.js';

/** The channel on which a finished job is announced to the processes that wait for it. */
export const JOB_FINISHED = 'job_finished';
const SHORTEST_PAUSE_MS = 50;
/** A job with many items takes long to count: then it is counted less often, and costs a tenth of the time at most. */
const PAUSE_PER_COUNT = 9;

/**
 * Brings a job up to date with its items, some times a second at most. Items never touch their job's row: a
 * thousand of them ending at once would queue for it, one disk flush after the other. What a crash leaves behind is
 * found by the sweep.
 */
@Injectable()
export class JobProgress implements OnApplicationShutdown {
  /** Jobs that were brought up to date a moment ago; true when something has happened since. */
  private readonly resting = new Map<string, boolean>();
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** An item has ended: counts at once, or soon when that has just been done. */
  touch(jobId: string): void {
    if (this.resting.has(jobId)) {
      this.resting.set(jobId, true);
      return;
    }
    this.resting.set(jobId, false);
    const started = performance.now();
    void this.refresh(jobId)
      .catch((error: unknown) =>
        this.logger.warn({ err: error, jobId }, 'A job could not be brought up to date'),
      )
      .then(() => {
        const pauseMs = Math.max(SHORTEST_PAUSE_MS, PAUSE_PER_COUNT * (performance.now() - started));
        const timer = setTimeout(() => this.wake(jobId, timer), pauseMs);
        this.timers.add(timer);
      });
  }

  /** Ends jobs whose last item has ended while nobody was there to count. */
  async refreshForgotten(): Promise<void> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM job WHERE created_at < now() - interval '2 seconds' AND ${WORKED_OFF} LIMIT 100`,
    );
    for (const { id } of rows) await this.refresh(id);
  }

  /** Ends the active job with this id or key if all its items have ended and it was not counted yet. */
  async endWorkedOff(by: 'id' | 'dedupe_key', value: string): Promise<void> {
    const [job] = await this.database.query<{ id: string }>(
      `SELECT id FROM job WHERE ${by} = $1 AND ${WORKED_OFF}`,
      [value],
    );
    if (job) await this.refresh(job.id);
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private wake(jobId: string, timer: NodeJS.Timeout): void {
    this.timers.delete(timer);
    const hasNews = this.resting.get(jobId) === true;
    this.resting.delete(jobId);
    if (hasNews) this.touch(jobId);
  }

  private async refresh(jobId: string): Promise<void> {
    const [job] = await this.database.query<{ state: string }>(REFRESH, [jobId]);
    if (job && job.state !== 'running')
      await this.database.query(`SELECT pg_notify($1, $2)`, [JOB_FINISHED, jobId]);
  }
}

/** Active, although nothing of it is left to do. */
const WORKED_OFF = `state IN ('queued', 'running')
  AND NOT EXISTS (SELECT 1 FROM job_item WHERE job_id = job.id AND state IN ('queued', 'running'))`;

/**
 * A job of one item ends as that item did, with its result or error; a job of several ends as done, with counts. Each
 * subquery gives one row at most, also where its CASE does not ask for it: when another process has changed the job's
 * row meanwhile, PostgreSQL checks the row again and runs all of them first.
 */
const REFRESH = `
  WITH items AS (
    SELECT count(*) FILTER (WHERE state = 'done')::int AS done, count(*) FILTER (WHERE state = 'failed')::int AS failed,
           count(*) FILTER (WHERE state = 'skipped')::int AS skipped, count(*)::int AS total,
           count(*) FILTER (WHERE state IN ('queued', 'running'))::int AS open
      FROM job_item WHERE job_id = $1),
  counted AS (
    SELECT job.id, items.open, items.total,
           CASE WHEN counts_items THEN items.done ELSE job.done END AS done,
           CASE WHEN counts_items THEN items.failed ELSE job.failed END AS failed,
           CASE WHEN counts_items THEN items.skipped + skipped_before ELSE job.skipped END AS skipped,
           items.total = 1 AND items.failed = 1 AS has_failed
      FROM job, items WHERE job.id = $1)
  UPDATE job SET done = counted.done, failed = counted.failed, skipped = counted.skipped,
         state = CASE WHEN counted.open > 0 THEN 'running' WHEN has_failed THEN 'failed' ELSE 'done' END,
         finished_at = CASE WHEN counted.open = 0 THEN now() END,
         error = CASE WHEN counted.open = 0 AND has_failed THEN (SELECT error FROM job_item WHERE job_id = $1 LIMIT 1) END,
         result = CASE WHEN counted.open > 0 THEN NULL
                       WHEN counted.total = 1 THEN (SELECT result FROM job_item WHERE job_id = $1 LIMIT 1)
                       ELSE jsonb_build_object('successCount', counted.done, 'errorCount', counted.failed, 'skippedCount', counted.skipped) END
    FROM counted WHERE job.id = counted.id AND job.state IN ('queued', 'running') RETURNING job.state`;
