import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { AdminUser } from '../../auth/admins/admin.entity.js';
import { Questionnaire } from '../../questionnaires/questionnaire.entity.js';

/** A look at the evaluation table that somebody has given a name (rules: saved views). */
@Table('saved_view')
@Index('saved_view_questionnaire', ['questionnaireId'])
@Index('saved_view_admin', ['adminId'])
export class SavedView {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @ManyToOne(() => Questionnaire, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'questionnaire_id' })
  questionnaire: Relation<Questionnaire>;
  @Column('int', { name: 'admin_id' }) adminId: number;
  @ManyToOne(() => AdminUser, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id' })
  admin: Relation<AdminUser>;
  @Column('varchar', { length: 60 }) name: string;
  /** The query part of the table's address. */
  @Column('varchar', { length: 1000 }) query: string;
  @Column('boolean', { name: 'is_shared' }) isShared: boolean;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
