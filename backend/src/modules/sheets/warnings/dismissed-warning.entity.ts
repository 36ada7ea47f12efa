import { Column, Index, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

/** A warning that an admin does not want to see again, as long as nothing new has happened. */
@Table('dismissed_warning')
@Index('dismissed_warning_created', ['createdAt'])
export class DismissedWarning {
  @PrimaryColumn('int', { name: 'admin_id' }) adminId: number;
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  /** Kind and occurrence. */
  @PrimaryColumn('varchar', { length: 40 }) warning: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
