import { Column, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Table } from '../../platform/database/table.js';
import { Questionnaire } from '../questionnaires/questionnaire.entity.js';

/** The last part of an online form's address; former ones lead to the current one. */
@Table('form_slug')
@Index('form_slug_questionnaire', ['questionnaireId'])
@Index('form_slug_current', ['questionnaireId'], { unique: true, where: 'is_current' })
export class FormSlug {
  @PrimaryColumn('varchar', { length: 60 }) slug: string;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @ManyToOne(() => Questionnaire, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'questionnaire_id' })
  questionnaire: Relation<Questionnaire>;
  @Column('boolean', { name: 'is_current', default: true }) isCurrent: boolean;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
