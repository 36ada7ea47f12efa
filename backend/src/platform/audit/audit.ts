import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { caller } from '../http/caller.js';
import { AuditEntry } from './audit-entry.entity.js';

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
