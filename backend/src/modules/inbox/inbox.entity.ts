import { Column, Index, PrimaryColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';

/** What one person has said of one piece of news, in which they may differ from others. */
@Table('inbox_mark')
@Index('inbox_mark_created', ['createdAt'])
export class InboxMark {
  @PrimaryColumn('int', { name: 'admin_id' }) adminId: number;
  /** Kind and occurrence; the news itself are rows of others. */
  @PrimaryColumn('varchar', { length: 80 }) item: string;
  @Column('boolean', { name: 'is_done' }) isDone: boolean;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}

/** Up to when somebody has read everything. */
@Table('inbox_reader')
export class InboxReader {
  @PrimaryColumn('int', { name: 'admin_id' }) adminId: number;
  @Column('timestamptz', { name: 'read_until' }) readUntil: Date;
}
