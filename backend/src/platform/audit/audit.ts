import { Injectable } from '@nestjs/common';
import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Database } from '../database/database.js';
import { Table } from '../database/table.js';
import { caller } from '../http/caller.js';

/** Who did what when. Never holds a code, a secret or a mail address other than those of admins. */
@Table('audit_entry')
@Index('audit_entry_at', { synchronize: false })
// Each page of the log is the newest of what the reader may see, by questionnaire; 0 stands for none.
@Index('audit_entry_scope', { synchronize: false })
@Index('audit_entry_scope_action', { synchronize: false })
@Index('audit_entry_scope_admin', { synchronize: false })
@Index('audit_entry_search', { synchronize: false })
// What happened to one object.
@Index('audit_entry_target', ['target'], { where: 'target IS NOT NULL' })
class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: number;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('int', { name: 'admin_id', nullable: true }) adminId: number | null;
  /** The address at that time: the admin may have been deleted or re-addressed since. */
  @Column('varchar', { name: 'admin_email', length: 254, nullable: true }) adminEmail: string | null;
  @Column('int', { name: 'questionnaire_id', nullable: true }) questionnaireId: number | null;
  @Column('varchar', { length: 60 }) action: string;
  @Column('varchar', { length: 120, nullable: true }) target: string | null;
  @Column('varchar', { length: 60, default: 'done' }) result: string;
  @Column('jsonb', { nullable: true }) details: Record<string, string | number | boolean | null> | null;
  /** Action, target, address and details as they are searched; a trigger fills it in. */
  @Column('text', { name: 'search_text', default: '', select: false }) searchText: string;
}

/** An entry of the log, before it is known who acts. */
export interface Act {
  action: string;
  target?: string | number;
  questionnaireId?: number | null;
  /** Who acts, where it is not the caller, as at a sign-in. */
  admin?: { id: number; email: string } | null;
  result?: string;
  details?: Record<string, string | number | boolean | null>;
}

/** Writes the audit log in the caller's transaction, so that an act and its entry stand or fall together. */
@Injectable()
export class Audit {
  constructor(private readonly database: Database) {}

  async record(act: Act): Promise<void> {
    const who = caller();
    const admin = act.admin === undefined ? { id: who.adminId, email: who.adminEmail } : act.admin;
    const token = who.tokenName === null ? null : { token: who.tokenName };
    await this.database.repository(AuditEntry).insert({
      adminId: admin?.id ?? null,
      adminEmail: admin?.email ?? null,
      questionnaireId: act.questionnaireId === undefined ? who.questionnaireId : act.questionnaireId,
      action: act.action,
      target: act.target === undefined ? null : String(act.target).slice(0, 120),
      result: act.result ?? 'done',
      details: act.details || token ? { ...act.details, ...token } : null,
    });
  }
}
