import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type pg from 'pg';
import { Database } from '../database/database.js';
import { Schedule } from '../schedule/schedule.js';
import { Metrics } from './metrics.js';

/**
 * Figures of what all processes share: waiting work, ended jobs, tasks that come round. They are the same whichever process
 * is asked. Every query reads through a partial index and stays small however many jobs have been.
 */
@Injectable()
export class PlatformGauges {
  constructor(
    private readonly database: Database,
    private readonly schedule: Schedule,
    metrics: Metrics,
  ) {
    // First, so that what the other gauges ask for does not count as waiting.
    metrics.gauge('database_connections', 'Connections of this process.', ['state'], () =>
      this.connections(),
    );
    metrics.gauge('job_items', 'Pieces of background work that are not done.', ['queue', 'state'], () =>
      this.waiting(),
    );
    metrics.gauge(
      'job_items_oldest_due_seconds',
      'How long the oldest due piece has waited.',
      ['queue'],
      () => this.oldestDue(),
    );
    metrics.gauge('jobs_ended_last_hour', 'Jobs that ended within the last hour.', ['kind', 'state'], () =>
      this.ended(),
    );
    metrics.gauge('scheduled_task_overdue_seconds', 'How late a task is that comes round.', ['task'], () =>
      this.overdue(),
    );
    metrics.gauge('scheduled_task_failed', '1 where the last run of a task failed.', ['task'], () =>
      this.failedTasks(),
    );
  }

  private async waiting() {
    const rows = await this.database.query<{ queue: string; state: string; n: number }>(
      `SELECT queue, CASE WHEN state = 'running' THEN 'running' WHEN run_at <= now() THEN 'due' ELSE 'later' END AS state,
              count(*) AS n
         FROM job_item WHERE state IN ('queued', 'running') GROUP BY 1, 2`,
    );
    return rows.map(({ queue, state, n }) => ({ labels: { queue, state }, value: n }));
  }

  private async oldestDue() {
    const rows = await this.database.query<{ queue: string; seconds: number }>(
      `SELECT queue, extract(epoch FROM now() - min(run_at)) AS seconds
         FROM job_item WHERE state = 'queued' AND run_at <= now() GROUP BY queue`,
    );
    return rows.map(({ queue, seconds }) => ({ labels: { queue }, value: seconds }));
  }

  private async ended() {
    const rows = await this.database.query<{ kind: string; state: string; n: number }>(
      `SELECT kind, state, count(*) AS n FROM job
        WHERE finished_at IS NOT NULL AND finished_at > now() - interval '1 hour' GROUP BY kind, state`,
    );
    return rows.map(({ kind, state, n }) => ({ labels: { kind, state }, value: n }));
  }

  /** Of the tasks of this release: what another one has left over is late for ever. */
  private async overdue() {
    const rows = await this.database.query<{ name: string; seconds: number }>(
      `SELECT name, greatest(0, extract(epoch FROM now() - due_at)) AS seconds FROM scheduled_task WHERE name = ANY($1::text[])`,
      [this.schedule.names],
    );
    return rows.map(({ name, seconds }) => ({ labels: { task: name }, value: seconds }));
  }

  private async failedTasks() {
    const rows = await this.database.query<{ name: string; failed: boolean }>(
      `SELECT name, error IS NOT NULL AS failed FROM scheduled_task WHERE name = ANY($1::text[])`,
      [this.schedule.names],
    );
    return rows.map(({ name, failed }) => ({ labels: { task: name }, value: failed ? 1 : 0 }));
  }

  private connections() {
    const { driver } = this.database.dataSource as DataSource & { driver: { master: pg.Pool } };
    const { totalCount, idleCount, waitingCount } = driver.master;
    return [
      { labels: { state: 'busy' }, value: totalCount - idleCount },
      { labels: { state: 'idle' }, value: idleCount },
      { labels: { state: 'waited for' }, value: waitingCount },
    ];
  }
}
