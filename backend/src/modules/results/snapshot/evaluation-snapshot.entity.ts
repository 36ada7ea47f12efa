import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { Evaluation } from '../../evaluations/evaluation.entity.js';
import type { PublishedPage } from '../../evaluations/published-page.js';

/** Every snapshot ever taken, with its author and time. */
@Table('evaluation_snapshot')
@Index('evaluation_snapshot_evaluation', ['evaluationId', 'takenAt'])
export class EvaluationSnapshot {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: number;
  @Column('uuid', { name: 'evaluation_id' }) evaluationId: string;
  @ManyToOne(() => Evaluation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'evaluation_id' })
  evaluation: Relation<Evaluation>;
  @Column('int', { name: 'admin_id', nullable: true }) adminId: number | null;
  @Column('timestamptz', { name: 'taken_at', default: () => 'now()' }) takenAt: Date;
  @Column('jsonb') page: PublishedPage;
}
