import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../database/table.js';
import type { StoredError } from '../errors/app-error.js';
import { Job } from './job.entity.js';

export type ItemState = 'queued' | 'running' | 'done' | 'failed' | 'skipped' | 'cancelled';

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
