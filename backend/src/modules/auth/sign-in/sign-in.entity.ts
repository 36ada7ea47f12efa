import {
  Column,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { AdminUser } from '../admins/admin.entity.js';

/** A code as a keyed hash; the pepper is not in the database. Lives 10 minutes, works once, dies after 5 tries. */
@Table('sign_in_code')
@Index('sign_in_code_admin', ['adminId', 'createdAt'])
export class SignInCode {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('int', { name: 'admin_id' }) adminId: number;
  @ManyToOne(() => AdminUser, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id' })
  admin: Relation<AdminUser>;
  @Column('char', { name: 'code_hash', length: 64 }) codeHash: string;
  @Column('int', { default: 0 }) attempts: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  /** Used, or voided by a newer code. */
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
}

/** Failed tries of an account, counted apart for strangers and for each browser that signed in before. */
@Table('sign_in_budget')
export class SignInBudget {
  @PrimaryColumn('varchar', { length: 120 }) subject: string;
  @Column('int', { default: 0 }) failures: number;
  @Column('timestamptz', { name: 'last_at', default: () => 'now()' }) lastAt: Date;
}

/** Sessions: `sess` holds the admin's id and session count, when they signed in, and the chosen questionnaire. */
@Table('session')
@Index('session_expire', ['expire'])
export class SessionRow {
  @PrimaryColumn('varchar', { length: 128 }) sid: string;
  @Column('json') sess: object;
  @Column('timestamp', { precision: 6 }) expire: Date;
}
