import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Column, PrimaryColumn } from 'typeorm';
import { advisoryLock } from '../database/advisory-locks.js';
import { Database } from '../database/database.js';
import { Table } from '../database/table.js';
import { InjectEnv, type ReadyEnv } from '../env/env.js';
import { type StoredError, toStored } from '../errors/app-error.js';
import { newCaller, runAs } from '../http/caller.js';
import { Shutdown } from '../http/shutdown.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { DAY_MS } from '../time/time.js';

/** When a task that comes round is due next, and how it last went; shared by all processes. */
@Table('scheduled_task')
export class ScheduledTask {
  @PrimaryColumn('varchar', { length: 60 }) name: string;
  @Column('timestamptz', { name: 'due_at', default: () => 'now()' }) dueAt: Date;
  @Column('timestamptz', { name: 'started_at', nullable: true }) startedAt: Date | null;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt: Date | null;
  /** Why the last run failed; null after a good one. */
  @Column('jsonb', { nullable: true }) error: StoredError | null;
}

/** Does the work and may answer counts for the log. The signal aborts when the process is stopping. */
export type ScheduledWork = (signal: AbortSignal) => Promise<Record<string, number> | void>;

interface Task {
  name: string;
  /** How long after its start it comes round again; for a nightly task only the wait after a failure goes by it. */
  intervalMs: number;
  /** The time zone whose nights it runs in; else it goes by the interval. */
  zone: string | null;
  work: ScheduledWork;
}

const TICK_MS = 5000;
/** Each running task keeps one connection for its lock and uses others to work: the pool must have room for the rest. */
const MOST_AT_ONCE = 4;
/** A run that failed or crashed is tried again after this, or after its interval where that is shorter. */
const RETRY_MS = 5 * 60_000;
/** Of the clock in their zone, when nightly tasks are due. */
const NIGHT_HOUR = 2;
/** The space of the tasks' locks; a lock's second number is made of the task's name. */
export const LOCK_SPACE = advisoryLock('scheduled tasks', 7_204_116);

/**
 * Work that comes round. However many processes there are, a task runs once per interval and never twice at the same
 * time: a row says when it is due, and an advisory lock is held while it runs, which ends by itself with a process
 * that dies (rules: scheduled tasks).
 */
@Injectable()
export class Schedule implements BeforeApplicationShutdown {
  private readonly tasks = new Map<string, Task>();
  private readonly running = new Map<string, Promise<void>>();
  private hasEntered = false;

  constructor(
    private readonly database: Database,
    @InjectEnv() private readonly env: ReadyEnv,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly stopping: Shutdown,
  ) {}

  /** Registers a task, at construction; it first runs soon after the first start. A run has to be repeatable. */
  every(name: string, intervalMs: number, work: ScheduledWork): void {
    this.register({ name, intervalMs, zone: null, work });
  }

  /** As `every`, but at two o'clock at night in a time zone, at the earliest the night after the first start. */
  nightly(name: string, zone: string, work: ScheduledWork): void {
    this.register({ name, intervalMs: DAY_MS, zone, work });
  }

  private register(task: Task): void {
    if (this.tasks.has(task.name)) throw new Error(`There are two scheduled tasks named "${task.name}"`);
    this.tasks.set(task.name, task);
  }

  /** The tasks that this release has. Rows of others are left over from another one. */
  get names(): string[] {
    return [...this.tasks.keys()];
  }

  /** Starts what is due and nobody runs yet, in processes that work. */
  @Interval(TICK_MS)
  async tick(): Promise<void> {
    if (this.env.role === 'api' || this.stopping.hasBegun) return;
    try {
      await this.enter();
      for (const task of await this.due())
        if (this.running.size < MOST_AT_ONCE && !this.stopping.hasBegun) this.start(task);
    } catch (error) {
      this.logger.warn({ err: error }, 'The schedule could not be read');
    }
  }

  /** Lets running tasks come to their next stop, within a limit. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.begin();
    await this.stopping.allow(this.idle());
  }

  /** Resolves when no task runs in this process. */
  async idle(): Promise<void> {
    await Promise.all(this.running.values());
  }

  private async enter(): Promise<void> {
    if (this.hasEntered) return;
    const tasks = [...this.tasks.values()];
    await this.database.query(
      `INSERT INTO scheduled_task (name, due_at)
       SELECT name, CASE WHEN zone IS NULL THEN now() ELSE ${nextNight('zone')} END
         FROM unnest($1::text[], $2::text[]) AS t(name, zone) ON CONFLICT (name) DO NOTHING`,
      [tasks.map(({ name }) => name), tasks.map(({ zone }) => zone)],
    );
    this.hasEntered = true;
  }

  private async due(): Promise<Task[]> {
    const rows = await this.database.query<{ name: string }>(
      `SELECT name FROM scheduled_task WHERE due_at <= now() ORDER BY due_at`,
    );
    return rows.flatMap(({ name }) => this.tasks.get(name) ?? []);
  }

  private start(task: Task): void {
    if (this.running.has(task.name)) return;
    const run = this.runAlone(task)
      .catch((error: unknown) => {
        this.logger.warn({ err: error, task: task.name }, 'A scheduled task could not be started');
        return false;
      })
      .then((hasRun) => {
        this.running.delete(task.name);
        // What had no room starts at once. Where another process runs the task, asking again would loop.
        if (hasRun) void this.tick();
      });
    this.running.set(task.name, run);
  }

  /** Runs the task if it is due and no other process does; the lock lives on a connection of its own. */
  private async runAlone(task: Task): Promise<boolean> {
    const lock = this.database.dataSource.createQueryRunner();
    try {
      await lock.connect();
      const [row] = (await lock.query(`SELECT pg_try_advisory_lock($1, hashtext($2)) AS held`, [
        LOCK_SPACE,
        task.name,
      ])) as { held: boolean }[];
      if (!row?.held) return false;
      try {
        const isDue = await this.claim(task);
        if (isDue) await this.run(task);
        return isDue;
      } finally {
        await lock.query(`SELECT pg_advisory_unlock($1, hashtext($2))`, [LOCK_SPACE, task.name]);
      }
    } finally {
      await lock.release();
    }
  }

  /** Takes the run, and sets the next one to when a retry is due; a good end moves it on. */
  private async claim({ name, intervalMs }: Task): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE scheduled_task SET started_at = now(), due_at = now() + make_interval(secs => $2)
        WHERE name = $1 AND due_at <= now() RETURNING name`,
      [name, Math.min(RETRY_MS, intervalMs) / 1000],
    );
    return rows.length === 1;
  }

  private async run({ name, intervalMs, zone, work }: Task): Promise<void> {
    const started = Date.now();
    try {
      const counts = (await runAs(newCaller(), () => work(this.stopping.signal))) ?? {};
      const hasDone = Object.values(counts).some((count) => count > 0);
      this.logger[hasDone ? 'info' : 'debug'](
        { task: name, ms: Date.now() - started, ...counts },
        'scheduled task',
      );
      await this.database.query(
        `UPDATE scheduled_task SET finished_at = now(), error = NULL,
                due_at = CASE WHEN $3::text IS NULL THEN started_at + make_interval(secs => $2) ELSE ${nextNight('$3::text')} END
          WHERE name = $1`,
        [name, intervalMs / 1000, zone],
      );
    } catch (error) {
      this.logger.error({ err: error, task: name }, 'A scheduled task failed and will be tried again');
      await this.database.query(`UPDATE scheduled_task SET finished_at = now(), error = $2 WHERE name = $1`, [
        name,
        JSON.stringify(toStored(error)),
      ]);
    }
  }
}

/** SQL: the next time that it is two o'clock at night in the zone that this SQL names. */
const nextNight = (zone: string) =>
  `(date_trunc('day', now() AT TIME ZONE ${zone} - interval '${NIGHT_HOUR} hours') + interval '${24 + NIGHT_HOUR} hours') AT TIME ZONE ${zone}`;
