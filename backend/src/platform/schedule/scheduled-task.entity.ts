import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../database/table.js';
import type { StoredError } from '../errors/app-error.js';

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
