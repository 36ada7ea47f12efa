import { Column, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { Evaluation } from '../../evaluations/evaluation.entity.js';
import type { PlanState } from './parts/plan-parts.js';

/** What a clinic has noted about one step of its evaluation. */
@Table('plan_step')
export class PlanStepRow {
  @PrimaryColumn('uuid', { name: 'evaluation_id' }) evaluationId: string;
  @ManyToOne(() => Evaluation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'evaluation_id' })
  evaluation: Relation<Evaluation>;
  @PrimaryColumn('uuid', { name: 'question_id' }) questionId: string;
  @Column('varchar', { length: 10 }) state: PlanState;
  /** Who sees to it: somebody of the clinic, in its own words. */
  @Column('varchar', { length: 80, default: '' }) who: string;
  @Column('date', { nullable: true }) due: string | null;
  /** How often it was changed. */
  @Column('int') counter: number;
  @Column('timestamptz', { name: 'saved_at', default: () => 'now()' }) savedAt: Date;
}
