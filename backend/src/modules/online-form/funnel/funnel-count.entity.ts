import { Column, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { Questionnaire } from '../../questionnaires/questionnaire.entity.js';

/** How many visitors of an online form came how far: visits, and of drafts those that were erased; the others are counted as they stand. */
@Table('form_funnel_count')
export class FunnelCount {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @ManyToOne(() => Questionnaire, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'questionnaire_id' })
  questionnaire: Relation<Questionnaire>;
  /** Monday of the week in which they came. */
  @PrimaryColumn('date') week: string;
  @PrimaryColumn('varchar', { length: 80 }) source: string;
  /** visited, started, finished, or section. */
  @PrimaryColumn('varchar', { length: 10 }) step: FunnelStep;
  /** The section that was answered in; 0 for the other steps. */
  @PrimaryColumn('int', { name: 'section_id' }) sectionId: number;
  @Column('int', { default: 0 }) count: number;
}

export type FunnelStep = 'visited' | 'started' | 'finished' | 'section';
