import { Column, Index, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

const counted = { type: 'bigint', default: 0 } as const;

/** What was asked of the AI on a day (of the clinics' clock): calls and tokens, never what was said (rules: AI usage). */
@Table('ai_usage')
export class AiUsage {
  @PrimaryColumn('date') day: string;
  /** 0 where the call belonged to no questionnaire. Stays when the questionnaire goes: what was spent was spent. */
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  /** The kind of job that called, or `test`. */
  @PrimaryColumn('varchar', { length: 40 }) kind: string;
  @PrimaryColumn('varchar', { length: 200 }) model: string;
  @Column('int', { default: 0 }) calls: number;
  @Column('int', { name: 'failed_calls', default: 0 }) failedCalls: number;
  /** Calls of which the server told no tokens; theirs are estimated. */
  @Column('int', { name: 'estimated_calls', default: 0 }) estimatedCalls: number;
  @Column({ name: 'prompt_tokens', ...counted }) promptTokens: number;
  @Column({ name: 'completion_tokens', ...counted }) completionTokens: number;
}

/** A call to an AI server that is under way, or began within the last minute; only while a limit or a cap is set (rules: limits of the AI). */
@Table('ai_call')
@Index('ai_call_server', ['server', 'startedAt'])
@Index('ai_call_under_way', ['expiresAt'], { where: 'settled_at IS NULL' })
export class AiCall {
  @PrimaryColumn('uuid') id: string;
  /** Host and port. */
  @Column('varchar', { length: 300 }) server: string;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @Column('varchar', { length: 40 }) kind: string;
  @Column('varchar', { length: 200 }) model: string;
  /** The prompt's part of what is reserved, by estimate. */
  @Column('int', { name: 'prompt_tokens' }) promptTokens: number;
  /** What the call may cost at most. */
  @Column('int', { name: 'reserved_tokens' }) reservedTokens: number;
  @Column('timestamptz', { name: 'started_at' }) startedAt: Date;
  /** After this its process is taken for dead. */
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'settled_at', nullable: true }) settledAt: Date | null;
}
