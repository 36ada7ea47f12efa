import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { StoredError } from '../errors/app-error.js';
import type { Language } from '../http/languages.js';
import { Schedule } from '../schedule/schedule.js';
import type { BackgroundWorkResponse, QueueResponse, ScheduledTaskResponse } from './background-work.dto.js';
import { queueNames } from './define-queue.js';
import { jobFailed } from './failed-job.js';
import { Job } from './job.entity.js';
import { JobResponse, ProblemResponse } from './jobs.dto.js';

const MOST_JOBS = 100;

/** Reads how the background work stands, from the rows that it is made of (rules: background work). */
@Injectable()
export class BackgroundWorkQuery {
  constructor(
    private readonly database: Database,
    private readonly schedule: Schedule,
  ) {}

  /** Numbers are of all work, jobs of these questionnaires alone. */
  async read(questionnaireIds: readonly number[], language: Language): Promise<BackgroundWorkResponse> {
    const [queues, running, failed, tasks] = await Promise.all([
      this.queues(),
      this.jobs(`job.state IN ('queued', 'running')`, questionnaireIds),
      this.jobs(FAILED, questionnaireIds),
      this.tasks(language),
    ]);
    const shown = (jobs: Job[]) => jobs.map((job) => JobResponse.from(job, language));
    return { queues, running: shown(running), failed: shown(failed), tasks };
  }

  private queues(): Promise<QueueResponse[]> {
    return this.database.query<QueueResponse>(
      `SELECT known.name, coalesce(open.waiting, 0) AS waiting, coalesce(open.running, 0) AS running,
              coalesce(ended.failed, 0) AS failed, gate.closed_until AS rests_until
         FROM unnest($1::text[]) AS known(name)
         LEFT JOIN (SELECT queue, count(*) FILTER (WHERE state = 'queued')::int AS waiting,
                           count(*) FILTER (WHERE state = 'running')::int AS running
                      FROM job_item WHERE state IN ('queued', 'running') GROUP BY queue) AS open ON open.queue = known.name
         LEFT JOIN (SELECT queue, count(*)::int AS failed FROM job WHERE ${FAILED} GROUP BY queue) AS ended ON ended.queue = known.name
         LEFT JOIN queue_gate gate ON gate.queue = known.name AND gate.closed_until > now()
        ORDER BY known.name`,
      [queueNames()],
    );
  }

  private jobs(condition: string, questionnaireIds: readonly number[]): Promise<Job[]> {
    return this.database
      .repository(Job)
      .createQueryBuilder('job')
      .where('job.questionnaire_id = ANY(:ids)', { ids: [...questionnaireIds] })
      .andWhere(condition)
      .orderBy('job.created_at', 'DESC')
      .take(MOST_JOBS)
      .getMany();
  }

  /** Every task that comes round. */
  async tasks(language: Language): Promise<ScheduledTaskResponse[]> {
    const rows = await this.database.query<
      Omit<ScheduledTaskResponse, 'error'> & { error: StoredError | null }
    >(
      `SELECT name, started_at, finished_at, due_at, error,
              coalesce(started_at > coalesce(finished_at, '-infinity') AND due_at > now(), false) AS is_running,
              due_at < now() - interval '5 minutes' AS is_late
         FROM scheduled_task WHERE name = ANY($1::text[]) ORDER BY name`,
      [this.schedule.names],
    );
    return rows.map(({ error, ...task }) => ({ ...task, error: ProblemResponse.from(error, language) }));
  }
}

const FAILED = `job.finished_at > now() - interval '7 days' AND ${jobFailed('job')}`;
