import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import type { Condition } from '../conditions/condition.js';
import { Questionnaire } from '../questionnaire.entity.js';
import type { InsightPlace } from './insight.js';

/**
 * What answers mean together: a text that holds where its condition does (rules: insights). Conditions and sections are named by
 * row id without a foreign key: what was deleted may come back from the trash.
 */
@Table('insight')
@Index('insight_questionnaire', ['questionnaireId'])
export class Insight {
  @PrimaryGeneratedColumn() id: number;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @ManyToOne(() => Questionnaire, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'questionnaire_id' })
  questionnaire: Relation<Questionnaire>;
  @Column('jsonb', { name: 'condition' }) when: Condition;
  @Column('text') text: string;
  @Column('text', { nullable: true }) advice: string | null;
  @Column('varchar', { length: 7 }) place: InsightPlace;
  /** Where its place is a section. */
  @Column('int', { name: 'section_id', nullable: true }) sectionId: number | null;
  /** From 1 to 10: the heavier ones come first. */
  @Column('int') weight: number;
  @Column('boolean', { default: true }) active: boolean;
}
