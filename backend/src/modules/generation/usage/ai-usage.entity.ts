import { Column, PrimaryColumn } from 'typeorm';
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
  /** Calls for which the server reported no tokens; theirs are estimated. */
  @Column('int', { name: 'estimated_calls', default: 0 }) estimatedCalls: number;
  @Column({ name: 'prompt_tokens', ...counted }) promptTokens: number;
  @Column({ name: 'completion_tokens', ...counted }) completionTokens: number;
}
