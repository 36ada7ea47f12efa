import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { StoredError } from '../errors/app-error.js';
import { cleanJson } from '../text/clean-text.js';
import { Bell } from './bell.js';
import { JobProgress } from './job-progress.js';
import { LeaseLost, type Progress, type RetryLater } from './work.js';

export const LEASE_SECONDS = 10;
const MAX_CRASHES = 3;

export interface ClaimedItem {
  id: string;
  jobId: string;
  queue: string;
  kind: string;
  ref: string | null;
  attempts: number;
  crashes: number;
  fence: number;
  payload: object;
  questionnaireId: number | null;
  adminId: number | null;
  jobState: 'queued' | 'running';
}

const CLAIM = `
  UPDATE job_item item
     SET crashes = crashes + CASE WHEN item.state = 'running' THEN 1 ELSE 0 END, state = 'running',
         attempts = attempts + 1, fence = fence + 1, lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    FROM job
   WHERE item.id = $1 AND job.id = item.job_id AND job.state IN ('queued', 'running')
     AND ((item.state = 'queued' AND item.run_at <= now() + interval '50 milliseconds')
          OR (item.state = 'running' AND item.lease_until < now()))
     AND NOT EXISTS (SELECT 1 FROM queue_gate WHERE queue = item.queue AND closed_until > now())
  RETURNING item.id, item.job_id AS "jobId", item.queue, job.kind, item.ref, item.attempts, item.crashes, item.fence,
            job.payload, job.questionnaire_id AS "questionnaireId", job.admin_id AS "adminId", job.state AS "jobState"`;

/** The rows behind the workers: claiming under a lease, and the guarded ways in which an item ends (rules: leases and fences). */
@Injectable()
export class Items {
  constructor(
    private readonly database: Database,
    private readonly bell: Bell,
    private readonly progress: JobProgress,
  ) {}

  /** Takes the item if it is due, free (or its worker is gone) and its queue is open. */
  async claim(itemId: string): Promise<ClaimedItem | null> {
    const [item] = await this.database.query<ClaimedItem>(CLAIM, [itemId]);
    if (item?.jobState === 'queued')
      await this.database.query(
        `UPDATE job SET state = 'running', started_at = coalesce(started_at, now()) WHERE id = $1 AND state = 'queued'`,
        [item.jobId],
      );
    return item ?? null;
  }

  hasCrashedTooOften = (item: ClaimedItem): boolean => item.crashes >= MAX_CRASHES;

  /** Ids of items that are due although no bell reached a worker, or whose worker is gone. */
  async due(queue: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT item.id FROM job_item item JOIN job ON job.id = item.job_id AND job.state IN ('queued', 'running')
        WHERE item.queue = $1 AND ((item.state = 'queued' AND item.run_at < now() - interval '2 seconds')
                                   OR (item.state = 'running' AND item.lease_until < now()))
          AND NOT EXISTS (SELECT 1 FROM queue_gate WHERE queue = $1 AND closed_until > now())
        ORDER BY item.run_at LIMIT $2`,
      [queue, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Extends the leases of running items; answers the ids that are still ours. */
  async extend(items: { id: string; fence: number }[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      `UPDATE job_item item SET lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
         FROM unnest($1::uuid[], $2::int[]) AS held(id, fence), job
        WHERE item.id = held.id AND item.fence = held.fence AND item.state = 'running'
          AND job.id = item.job_id AND job.state IN ('queued', 'running')
        RETURNING item.id`,
      [items.map(({ id }) => id), items.map(({ fence }) => fence)],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async report(item: ClaimedItem, { done, total, failed, skipped }: Progress): Promise<void> {
    await this.database.query(
      `UPDATE job SET done = $2, total = $3, failed = $4, skipped = $5 WHERE id = $1`,
      [item.jobId, done, total, failed, skipped],
    );
  }

  /** Ends the item with what `write` did, in one transaction and only under our lease. Throws LeaseLost. */
  async end(item: ClaimedItem, how: 'done' | 'skipped', write?: () => Promise<unknown>): Promise<void> {
    await this.database.transaction(async () => {
      // Ending the item first also takes its lock; if the work then fails, all of it rolls back.
      const ended = await this.database.query(
        `UPDATE job_item SET state = $3, finished_at = now(), lease_until = NULL, error = NULL, result = NULL
          WHERE id = $1 AND fence = $2 AND state = 'running'
            AND EXISTS (SELECT 1 FROM job WHERE job.id = job_item.job_id AND job.state IN ('queued', 'running')) RETURNING id`,
        [item.id, item.fence, how],
      );
      if (ended.length === 0) throw new LeaseLost();
      const result = (await write?.()) ?? null;
      if (result !== null)
        await this.database.query(`UPDATE job_item SET result = $2 WHERE id = $1`, [
          item.id,
          cleanJson(result),
        ]);
      await this.database.afterCommit(() => this.progress.touch(item.jobId));
    });
  }

  async fail(item: ClaimedItem, error: StoredError, consequence?: () => Promise<void>): Promise<void> {
    await this.database.transaction(async () => {
      await this.holdLease(item);
      await consequence?.();
      await this.database.query(
        `UPDATE job_item SET state = 'failed', finished_at = now(), lease_until = NULL, error = $2 WHERE id = $1`,
        [item.id, JSON.stringify(error)],
      );
      await this.database.afterCommit(() => this.progress.touch(item.jobId));
    });
  }

  async retry(item: ClaimedItem, later: RetryLater, error: StoredError): Promise<void> {
    const { delayMs, closeQueueMs, isWaiting } = later;
    await this.database.transaction(async () => {
      await this.holdLease(item);
      await this.database.query(
        `UPDATE job_item SET state = 'queued', lease_until = NULL, error = $3, run_at = now() + make_interval(secs => $2),
                attempts = attempts - $4
          WHERE id = $1`,
        [item.id, delayMs / 1000, JSON.stringify(error), isWaiting ? 1 : 0],
      );
      if (closeQueueMs > 0)
        await this.database.query(
          `INSERT INTO queue_gate (queue, closed_until) VALUES ($1, now() + make_interval(secs => $2))
           ON CONFLICT (queue) DO UPDATE SET closed_until = greatest(queue_gate.closed_until, excluded.closed_until)`,
          [item.queue, closeQueueMs / 1000],
        );
      await this.database.afterCommit(() =>
        this.bell.ring(item.queue, [item.id], Math.max(delayMs, closeQueueMs)),
      );
    });
  }

  private async holdLease(item: ClaimedItem): Promise<void> {
    const [held] = await this.database.query(
      `SELECT 1 FROM job_item item JOIN job ON job.id = item.job_id AND job.state IN ('queued', 'running')
        WHERE item.id = $1 AND item.fence = $2 AND item.state = 'running' FOR UPDATE OF item`,
      [item.id, item.fence],
    );
    if (!held) throw new LeaseLost();
  }
}
