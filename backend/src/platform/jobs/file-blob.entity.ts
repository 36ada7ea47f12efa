import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../database/table.js';
import { Job } from './job.entity.js';

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
