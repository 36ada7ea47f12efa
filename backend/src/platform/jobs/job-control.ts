import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { Database } from '../database/database.js';
import { Conflict } from '../errors/app-error.js';
import { Events } from '../events/events.js';
import { WakeUp } from './wake-up.js';
import { isRetryable } from './define-queue.js';
import type { Job } from './job.entity.js';
import { ItemsCancelled } from './jobs.events.js';
import { JOB_FINISHED, JobProgress } from './job-progress.js';
import { hasEnded, JobsService } from './jobs.service.js';

const UNIQUE_VIOLATION = '23505';

/** What a person may do with a job: stop it, or run its failed items again. */
@Injectable()
export class JobControl {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly progress: JobProgress,
    private readonly wakeUp: WakeUp,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Waiting items are dropped; what runs is asked to stop, and keeps nothing unless it is already finishing. */
  async cancel(id: string): Promise<Job> {
    const job = await this.stop(id);
    if (!job) throw new Conflict('job_has_ended');
    return job;
  }

  /** As `cancel`; null where the job has ended by itself, perhaps just now. */
  async stop(id: string): Promise<Job | null> {
    await this.progress.endWorkedOff('id', id);
    return this.database.transaction(async () => {
      const [job] = await this.database.query<{ queue: string; kind: string }>(
        `UPDATE job SET state = 'cancelled', finished_at = now() WHERE id = $1 AND state IN ('queued', 'running') RETURNING queue, kind`,
        [id],
      );
      if (!job) return null;
      const dropped = await this.database.query<{ ref: string | null }>(
        `UPDATE job_item SET state = 'cancelled', finished_at = now() WHERE job_id = $1 AND state = 'queued' RETURNING ref`,
        [id],
      );
      // What is just ending keeps what it did; a worker that still runs finds out by itself, and a dead one never.
      await this.database.query(
        `UPDATE job_item SET state = 'cancelled', finished_at = now(), lease_until = NULL
          WHERE id IN (SELECT id FROM job_item WHERE job_id = $1 AND state = 'running' FOR UPDATE SKIP LOCKED)`,
        [id],
      );
      await this.events.emit(
        new ItemsCancelled(
          job.queue,
          job.kind,
          dropped.flatMap(({ ref }) => ref ?? []),
        ),
      );
      await this.database.query(`SELECT pg_notify($1, $2)`, [JOB_FINISHED, id]);
      await this.audit.record({ action: 'job.cancel', target: id });
      return this.jobs.one(id);
    });
  }

  /** Runs the failed items of an ended job again, within the same job. */
  async retry(id: string): Promise<Job> {
    await this.progress.endWorkedOff('id', id);
    const job = await this.jobs.one(id);
    if (!hasEnded(job)) throw new Conflict('job_is_running');
    if (!isRetryable(job.kind)) throw new Conflict('job_not_retryable');
    try {
      return await this.database.transaction(async () => {
        const items = await this.database.query<{ id: string }>(
          `UPDATE job_item SET state = 'queued', attempts = 0, crashes = 0, error = NULL, finished_at = NULL, run_at = now()
            WHERE job_id = $1 AND state = 'failed' RETURNING id`,
          [id],
        );
        if (items.length === 0)
          throw new Conflict(job.state === 'cancelled' ? 'job_was_cancelled' : 'job_nothing_failed');
        await this.database.query(
          `UPDATE job SET state = 'running', finished_at = NULL, error = NULL, result = NULL,
                  failed = CASE WHEN counts_items THEN greatest(0, failed - $2) ELSE failed END WHERE id = $1`,
          [id, items.length],
        );
        await this.audit.record({ action: 'job.retry', target: id, details: { items: items.length } });
        await this.database.afterCommit(() => this.wakeUp.send(job.queue, items.length));
        return this.jobs.one(id);
      });
    } catch (error) {
      // Another job of the same work has been started since.
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new Conflict('job_is_running');
      throw error;
    }
  }
}
