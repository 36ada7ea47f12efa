import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

/** An admin has had a part of an evaluation's texts on the screen, as it then read, and for how long (rules: approval). */
@Table('opened_text')
export class OpenedText {
  @PrimaryColumn('uuid', { name: 'evaluation_id' }) evaluationId: string;
  @PrimaryColumn('int', { name: 'admin_id' }) adminId: number;
  /** 'summary' with the motivational message, or 'sections.12' with its strengths. */
  @PrimaryColumn('varchar', { length: 30 }) part: string;
  /** The first 16 hex digits of a hash of the part's texts. */
  @Column('char', { name: 'text_hash', length: 16 }) textHash: string;
  /** Since when it has been there. */
  @Column('timestamptz', { name: 'opened_at', default: () => 'now()' }) openedAt: Date;
  /** For how long it was looked at, never more than passed by our own clock. */
  @Column('real', { default: 0 }) seconds: number;
  @Column('timestamptz', { name: 'reported_at', default: () => 'now()' }) reportedAt: Date;
}
