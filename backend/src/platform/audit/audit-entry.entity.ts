import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../database/table.js';

/** Who did what when. Never holds a code, a secret or a mail address other than the acting admin's id. */
@Table('audit_entry')
@Index('audit_entry_at', ['at'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('int', { name: 'admin_id', nullable: true }) adminId: number | null;
  @Column('int', { name: 'questionnaire_id', nullable: true }) questionnaireId: number | null;
  @Column('varchar', { length: 60 }) action: string;
  @Column('varchar', { length: 120, nullable: true }) target: string | null;
  @Column('varchar', { length: 60, default: 'done' }) result: string;
  @Column('jsonb', { nullable: true }) details: Record<string, string | number | boolean | null> | null;
}
