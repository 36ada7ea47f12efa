import { Injectable } from '@nestjs/common';
import { type Act, Audit } from '../audit/audit.js';
import { Database } from '../database/database.js';
import { Listener } from '../database/listener.js';
import { BadRequest, NotFound } from '../errors/app-error.js';
import { caller } from '../http/caller.js';
import type { JobShape, QueueDefinition } from './define-queue.js';
import { FileBlob, Job } from './job.entity.js';
import { JOB_FINISHED, JobProgress } from './job-progress.js';
import { WakeUp } from './wake-up.js';

const BLOB_HOURS = 24;

interface Start<Payload> {
  payload: Payload;
  questionnaireId?: number | null;
  /** One item per ref; without refs the job is one item. */
  refs?: string[];
  /** Counted as skipped from the start. */
  skipped?: number;
  /** While a job with this key is active, it is joined instead of started again. */
  dedupeKey?: string;
  upload?: { name: string; bytes: Buffer };
  /** What the audit log says of it: written with the job, or neither is. */
  audit?: Omit<Act, 'questionnaireId'>;
  /** Not started before this many milliseconds. */
  delayMs?: number;
}

/** Starts background work and reads its state. Starting takes part in the caller's transaction. */
@Injectable()
export class JobsService {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly wakeUp: WakeUp,
    private readonly listener: Listener,
    private readonly progress: JobProgress,
  ) {}

  async start<Kinds extends Record<string, JobShape>, Kind extends keyof Kinds & string>(
    queue: QueueDefinition<Kinds>,
    kind: Kind,
    {
      payload,
      questionnaireId = null,
      refs,
      skipped = 0,
      dedupeKey,
      upload,
      audit,
      delayMs = 0,
    }: Start<Kinds[Kind]['payload']>,
  ): Promise<Job> {
    return this.database.transaction(async () => {
      if (audit) await this.audit.record({ ...audit, questionnaireId });
      const reported = queue.kinds[kind].progress === 'reported';
      const items = refs ? refs.length : 1;
      const values = [
        queue.name,
        kind,
        questionnaireId,
        caller().adminId,
        caller().traceId,
        dedupeKey ?? null,
        JSON.stringify(payload),
        reported ? 0 : items + skipped,
        skipped,
        !reported,
      ];
      let [row] = await this.database.query<{ id: string }>(INSERT, values);
      if (!row) {
        // What has already done all its work can't do what is asked for now.
        await this.progress.endWorkedOff('dedupe_key', dedupeKey!);
        [row] = await this.database.query<{ id: string }>(INSERT, values);
      }
      if (!row) return this.activeWithKey(dedupeKey!);
      if (upload) await this.storeUpload(row.id, upload);
      if (items === 0) await this.finishEmpty(row.id, skipped);
      else await this.addItems(row.id, queue.name, refs ?? [null], delayMs);
      return this.one(row.id);
    });
  }

  async one(id: string): Promise<Job> {
    const job = await this.database.repository(Job).findOneBy({ id });
    if (!job) throw new NotFound();
    return job;
  }

  /** Active jobs and those of the last day, newest first; not what went well that nobody had started. */
  list(questionnaireId: number): Promise<Job[]> {
    return this.database
      .repository(Job)
      .createQueryBuilder('job')
      .where('job.questionnaire_id = :questionnaireId', { questionnaireId })
      .andWhere(`(job.state IN ('queued', 'running') OR job.created_at > now() - interval '1 day')`)
      .andWhere(`(job.admin_id IS NOT NULL OR job.state <> 'done')`)
      .orderBy('job.created_at', 'DESC')
      .take(100)
      .getMany();
  }

  /** The file that was uploaded with a job. */
  async uploadOf(jobId: string): Promise<FileBlob> {
    const blob = await this.database.repository(FileBlob).findOneBy({ jobId });
    if (!blob) throw new BadRequest('upload_missing');
    return blob;
  }

  /** Keeps a file that a job has made, until it expires. */
  async keepFile(jobId: string, name: string, bytes: Buffer): Promise<void> {
    await this.storeUpload(jobId, { name, bytes });
  }

  /** The file that a finished job has made. */
  async fileOf(jobId: string): Promise<FileBlob> {
    const blob = await this.database.repository(FileBlob).findOneBy({ jobId });
    if (!blob || blob.expiresAt.getTime() < Date.now()) throw new NotFound();
    return blob;
  }

  /** Waits until the job has ended, until the limit or the signal; answers it as it then is. */
  async waitFor(id: string, limitMs: number, signal?: AbortSignal): Promise<Job> {
    const deadline = Date.now() + limitMs;
    for (;;) {
      const ended = this.nextEnd(id, Math.min(1000, Math.max(1, deadline - Date.now())), signal);
      const job = await this.one(id);
      if (hasEnded(job) || signal?.aborted || Date.now() >= deadline) {
        ended.cancel();
        return job;
      }
      await ended.promise;
    }
  }

  private nextEnd(
    id: string,
    limitMs: number,
    signal?: AbortSignal,
  ): { promise: Promise<void>; cancel: () => void } {
    let cancel: () => void = () => undefined;
    const promise = new Promise<void>((resolve) => {
      const timer = setTimeout(() => cancel(), limitMs);
      const off = this.listener.on(JOB_FINISHED, (jobId) => jobId === id && cancel());
      cancel = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
        off();
        resolve();
      };
      signal?.addEventListener('abort', cancel);
    });
    return { promise, cancel };
  }

  private async activeWithKey(dedupeKey: string): Promise<Job> {
    const [active] = await this.database.query<{ id: string }>(
      `SELECT id FROM job WHERE dedupe_key = $1 ORDER BY (state IN ('queued', 'running')) DESC, created_at DESC LIMIT 1`,
      [dedupeKey],
    );
    if (!active) throw new NotFound();
    return this.one(active.id);
  }

  private async addItems(
    jobId: string,
    queue: string,
    refs: (string | null)[],
    delayMs: number,
  ): Promise<void> {
    await this.database.query(
      `INSERT INTO job_item (job_id, queue, ref, run_at)
       SELECT $1, $2, ref, now() + make_interval(secs => $4) FROM unnest($3::text[]) WITH ORDINALITY AS r(ref, n) ORDER BY n`,
      [jobId, queue, refs, delayMs / 1000],
    );
    await this.database.afterCommit(() => this.wakeUp.send(queue, refs.length, delayMs));
  }

  private async storeUpload(jobId: string, upload: { name: string; bytes: Buffer }): Promise<void> {
    await this.database.query(
      `INSERT INTO file_blob (job_id, name, bytes, expires_at) VALUES ($1, $2, $3, now() + make_interval(hours => $4))`,
      [jobId, upload.name.slice(0, 200), upload.bytes, BLOB_HOURS],
    );
  }

  private async finishEmpty(jobId: string, skipped: number): Promise<void> {
    await this.database.query(
      `UPDATE job SET state = 'done', started_at = now(), finished_at = now(), result = $2 WHERE id = $1`,
      [jobId, JSON.stringify({ successCount: 0, errorCount: 0, skippedCount: skipped })],
    );
  }
}

const INSERT = `
  INSERT INTO job (queue, kind, questionnaire_id, admin_id, trace_id, dedupe_key, payload, total, skipped, skipped_before, counts_items)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)
  ON CONFLICT (dedupe_key) WHERE state IN ('queued', 'running') DO NOTHING RETURNING id`;

export const hasEnded = (job: Pick<Job, 'state'>): boolean => !['queued', 'running'].includes(job.state);
