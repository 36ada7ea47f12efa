import { Injectable } from '@nestjs/common';
import { advisoryLock } from '../database/advisory-locks.js';
import { Database } from '../database/database.js';
import type { StoredError } from '../errors/app-error.js';
import { Installation } from '../installation/installation.js';
import { cleanJson } from '../text/clean-text.js';
import { WakeUp } from './wake-up.js';
import { reachingOut } from './define-queue.js';
import { JobProgress } from './job-progress.js';
import { LeaseLost, type Progress, type RetryLater } from './work.js';

export const LEASE_SECONDS = 10;
const CLAIM_LOCK = advisoryLock('items of a queue that has a limit', 7_204_117);
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
  traceId: string | null;
  jobState: 'queued' | 'running';
}

/** Oldest first. An item that another worker is just taking is passed over; in a copy of the data, what would reach out. */
const CLAIM = `
  WITH due AS (
    SELECT item.id FROM job_item item JOIN job ON job.id = item.job_id AND job.state IN ('queued', 'running')
     WHERE item.queue = $1 AND ((item.state = 'queued' AND item.run_at <= now() + interval '50 milliseconds')
                                OR (item.state = 'running' AND item.lease_until < now()))
       AND NOT EXISTS (SELECT 1 FROM queue_gate WHERE queue = $1 AND closed_until > now())
       AND NOT (job.kind = ANY($3) AND EXISTS (SELECT 1 FROM installation WHERE home <> $4))
     ORDER BY item.run_at LIMIT $2 FOR UPDATE OF item SKIP LOCKED)
  UPDATE job_item item
     SET crashes = crashes + CASE WHEN item.state = 'running' THEN 1 ELSE 0 END, state = 'running',
         attempts = attempts + 1, fence = fence + 1, lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    FROM due, job
   WHERE item.id = due.id AND job.id = item.job_id
  RETURNING item.id, item.job_id, item.queue, job.kind, item.ref, item.attempts, item.crashes, item.fence,
            job.payload, job.questionnaire_id, job.admin_id, job.trace_id,
            job.state AS job_state`;

/** Which of some leases are still ours; their rows are locked in one order, so that two statements never block each other crosswise. */
const HELD = (columns = '') => `
  SELECT ${columns}lease.n::int AS n FROM unnest($1::uuid[], $2::int[]) WITH ORDINALITY AS lease(id, fence, n)
    JOIN job_item item ON item.id = lease.id AND item.fence = lease.fence AND item.state = 'running'
    JOIN job ON job.id = item.job_id AND job.state IN ('queued', 'running')
   ORDER BY item.id FOR UPDATE OF item`;

/** The rows behind the workers: claiming under a lease, and the guarded ways in which an item ends (rules: leases and fences). */
@Injectable()
export class Items {
  constructor(
    private readonly database: Database,
    private readonly wakeUp: WakeUp,
    private readonly progress: JobProgress,
    private readonly installation: Installation,
  ) {}

  /**
   * Takes up to so many items that are due and free (or whose worker is gone), if their queue is open. With `together` no
   * more than that run at once in all processes.
   */
  async claim(queue: string, limit: number, together: number | null): Promise<ClaimedItem[]> {
    if (together === null) return this.take(queue, limit);
    return this.database.transaction(async () => {
      await this.database.query(`SELECT pg_advisory_xact_lock($1, hashtext($2))`, [CLAIM_LOCK, queue]);
      const [row] = await this.database.query<{ running: number }>(
        `SELECT count(*)::int AS running FROM job_item WHERE queue = $1 AND state = 'running' AND lease_until >= now()`,
        [queue],
      );
      const room = Math.min(limit, together - row!.running);
      return room > 0 ? this.take(queue, room) : [];
    });
  }

  private async take(queue: string, limit: number): Promise<ClaimedItem[]> {
    const items = await this.database.prepared<ClaimedItem>('claim-items', CLAIM, [
      queue,
      limit,
      reachingOut(),
      this.installation.here,
    ]);
    const begun = new Set(items.filter(({ jobState }) => jobState === 'queued').map(({ jobId }) => jobId));
    if (begun.size > 0)
      await this.database.query(
        `UPDATE job SET state = 'running', started_at = coalesce(started_at, now()) WHERE id = ANY($1) AND state = 'queued'`,
        [[...begun]],
      );
    return items;
  }

  hasCrashedTooOften = (item: ClaimedItem): boolean => item.crashes >= MAX_CRASHES;

  /** Extends the leases of running items; answers those that are still ours. */
  async renewLeases(items: ClaimedItem[]): Promise<Set<ClaimedItem>> {
    const rows = await this.database.query<{ n: number }>(
      `WITH ours AS (${HELD('item.id, ')})
       UPDATE job_item item SET lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
         FROM ours WHERE item.id = ours.id RETURNING ours.n`,
      leasesOf(items),
    );
    return new Set(rows.map(({ n }) => items[n - 1]!));
  }

  async report(item: ClaimedItem, { done, total, failed, skipped }: Progress): Promise<void> {
    await this.database.query(
      `UPDATE job SET done = $2, total = $3, failed = $4, skipped = $5 WHERE id = $1`,
      [item.jobId, done, total, failed, skipped],
    );
  }

  /**
   * Ends an item with what `write` did for it, in one transaction and only while its lease is ours; `write` answers the item's
   * result. Throws LeaseLost, and what `write` throws: then nothing of it is written, and the item goes on.
   */
  async end(
    item: ClaimedItem,
    how: 'done' | 'skipped',
    write: () => Promise<unknown> = () => Promise.resolve(null),
  ): Promise<void> {
    await this.database.transaction(async () => {
      await this.holdLease(item);
      const result = (await write()) ?? null;
      await this.database.prepared(
        'end-item',
        `UPDATE job_item SET state = $3, finished_at = now(), lease_until = NULL, error = NULL, result = $2::jsonb WHERE id = $1`,
        [item.id, result === null ? null : cleanJson(result), how],
      );
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
      await this.database.afterCommit(() => this.wakeUp.send(item.queue, 1, Math.max(delayMs, closeQueueMs)));
    });
  }

  /** Of a job that was cancelled while the item ran: nothing of it runs any more. */
  async endCancelled(item: ClaimedItem): Promise<void> {
    await this.database.query(
      `UPDATE job_item item SET state = 'cancelled', finished_at = now(), lease_until = NULL FROM job
        WHERE item.id = $1 AND item.fence = $2 AND item.state = 'running' AND job.id = item.job_id AND job.state = 'cancelled'`,
      [item.id, item.fence],
    );
  }

  private async holdLease(item: ClaimedItem): Promise<void> {
    const held = await this.database.prepared('hold-lease', HELD(), leasesOf([item]));
    if (held.length === 0) throw new LeaseLost();
  }
}

const leasesOf = (items: ClaimedItem[]) => [items.map(({ id }) => id), items.map(({ fence }) => fence)];
