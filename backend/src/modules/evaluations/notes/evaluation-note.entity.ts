import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { Evaluation } from '../evaluation.entity.js';

/** What colleagues note about an evaluation among themselves; no client ever sees it. */
@Table('evaluation_note')
@Index('evaluation_note_evaluation', ['evaluationId', 'createdAt'])
export class EvaluationNote {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid', { name: 'evaluation_id' }) evaluationId: string;
  @ManyToOne(() => Evaluation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'evaluation_id' })
  evaluation: Relation<Evaluation>;
  @Column('int', { name: 'admin_id' }) adminId: number;
  @Column('varchar', { length: 2000 }) text: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'edited_at', nullable: true }) editedAt: Date | null;
}
