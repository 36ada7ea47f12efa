import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { AdminUser } from '../admins/admin.entity.js';

/** An admin may manage a questionnaire. */
@Table('access_grant')
@Index('access_grant_pair', ['adminId', 'questionnaireId'], { unique: true })
@Index('access_grant_questionnaire', ['questionnaireId'])
export class AccessGrant {
  @PrimaryGeneratedColumn() id: number;
  @Column('int', { name: 'admin_id' }) adminId: number;
  @ManyToOne(() => AdminUser, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id' })
  admin: Relation<AdminUser>;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
