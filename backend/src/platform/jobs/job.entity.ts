import {
  Column,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Table } from '../database/table.js';
import type { StoredError } from '../errors/app-error.js';

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A piece of background work as people see it. Rows are the truth; the queue only wakes. */
@Table('job')
@Index('job_questionnaire', ['questionnaireId', 'createdAt'])
@Index('job_active', ['createdAt'], { where: `state IN ('queued', 'running')` })
@Index('job_ended', ['finishedAt'], { where: 'finished_at IS NOT NULL' })
@Index('job_active_key', ['dedupeKey'], { unique: true, where: `state IN ('queued', 'running')` })
export class Job {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('varchar', { length: 40 }) queue: string;
  @Column('varchar', { length: 40 }) kind: string;
  @Column('int', { name: 'questionnaire_id', nullable: true }) questionnaireId: number | null;
  @Column('int', { name: 'admin_id', nullable: true }) adminId: number | null;
  /** Of the call that started it. */
  @Column('varchar', { name: 'trace_id', length: 32, nullable: true }) traceId: string | null;
  @Column('varchar', { length: 10, default: 'queued' }) state: JobState;
  /** While a job with this key is active, starting it again joins the running one. */
  @Column('varchar', { name: 'dedupe_key', length: 120, nullable: true }) dedupeKey: string | null;
  @Column('jsonb', { default: {} }) payload: Record<string, unknown>;
  @Column('int', { default: 0 }) done: number;
  @Column('int', { default: 0 }) total: number;
  @Column('int', { default: 0 }) failed: number;
  @Column('int', { default: 0 }) skipped: number;
  /** False where the handler reports its own progress, e.g. rows of a file. */
  @Column('boolean', { name: 'counts_items', default: true }) countsItems: boolean;
  /** Counted as skipped before the first item. */
  @Column('int', { name: 'skipped_before', default: 0 }) skippedBefore: number;
  @Column('jsonb', { nullable: true }) result: unknown;
  @Column('jsonb', { nullable: true }) error: StoredError | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'started_at', nullable: true }) startedAt: Date | null;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt: Date | null;
}

/** A pause of one queue that every worker of every process obeys, e.g. after a provider said 'too many requests'. */
@Table('queue_gate')
export class QueueGate {
  @PrimaryColumn('varchar', { length: 40 }) queue: string;
  @Column('timestamptz', { name: 'closed_until' }) closedUntil: Date;
}

/** Uploads waiting for a worker and generated downloads; they travel through the database, so any server can take them. */
@Table('file_blob')
@Index('file_blob_job', ['jobId'])
export class FileBlob {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid', { name: 'job_id', nullable: true }) jobId: string | null;
  @ManyToOne(() => Job, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'job_id' }) job: Relation<Job> | null;
  @Column('varchar', { length: 200 }) name: string;
  @Column('bytea') bytes: Buffer;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
}

type ItemState = 'queued' | 'running' | 'done' | 'failed' | 'skipped' | 'cancelled';

/**
 * One unit of a job that a worker takes under a lease. `fence` grows with every claim: a worker whose lease was
 * taken over can no longer write (rules: leases and fences).
 */
@Table('job_item')
@Index('job_item_job', ['jobId'])
@Index('job_item_due', ['queue', 'runAt'], { where: `state IN ('queued', 'running')` })
export class JobItem {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid', { name: 'job_id' }) jobId: string;
  @ManyToOne(() => Job, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'job_id' }) job: Relation<Job>;
  @Column('varchar', { length: 40 }) queue: string;
  /** What the item is about, e.g. an evaluation's id. */
  @Column('varchar', { length: 80, nullable: true }) ref: string | null;
  @Column('varchar', { length: 10, default: 'queued' }) state: ItemState;
  @Column('int', { default: 0 }) attempts: number;
  @Column('int', { default: 0 }) crashes: number;
  @Column('int', { default: 0 }) fence: number;
  @Column('timestamptz', { name: 'run_at', default: () => 'now()' }) runAt: Date;
  @Column('timestamptz', { name: 'lease_until', nullable: true }) leaseUntil: Date | null;
  @Column('jsonb', { nullable: true }) result: unknown;
  @Column('jsonb', { nullable: true }) error: StoredError | null;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt: Date | null;
}
