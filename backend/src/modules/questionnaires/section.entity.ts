import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../platform/database/table.js';
import type { Condition } from './conditions/condition.js';
import { Questionnaire } from './questionnaire.entity.js';

@Table('section')
@Index('section_questionnaire', ['questionnaireId', 'position'])
export class Section {
  @PrimaryGeneratedColumn() id: number;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @ManyToOne(() => Questionnaire, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'questionnaire_id' })
  questionnaire: Relation<Questionnaire>;
  @Column('varchar', { length: 200 }) name: string;
  @Column('text', { nullable: true }) description: string | null;
  @Column('int', { default: 0 }) position: number;
  @Column('boolean', { name: 'include_in_evaluation', default: true }) includeInEvaluation: boolean;
  /** Asked only where this holds of earlier answers; null: always (rules: shown if). */
  @Column('jsonb', { name: 'shown_if', nullable: true }) shownIf: Condition | null;
  /** The form's item id. */
  @Column('varchar', { name: 'external_id', length: 60, nullable: true }) externalId: string | null;
}
