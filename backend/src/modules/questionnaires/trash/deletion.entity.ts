import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

export const DELETED_KINDS = ['evaluations', 'section', 'question', 'insight'] as const;
export type DeletedKind = (typeof DELETED_KINDS)[number];

/** One deletion that can be undone: of evaluations, which name it in their `deletion_id`, or of a section, question or insight, which it holds. */
@Table('deletion')
@Index('deletion_questionnaire', ['questionnaireId', 'deletedAt'])
@Index('deletion_deleted', ['deletedAt'])
export class Deletion {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @Column('varchar', { length: 12 }) kind: DeletedKind;
  @Column('timestamptz', { name: 'deleted_at', default: () => 'now()' }) deletedAt: Date;
  /** The admin's address at that time. */
  @Column('varchar', { name: 'deleted_by', length: 254, nullable: true }) deletedBy: string | null;
  /** What a section or question is called, or an insight says; of evaluations nothing is stored here that says whose they are. */
  @Column('text', { default: '' }) name: string;
  /** The rows as they were (deleted-parts.ts). */
  @Column('jsonb', { nullable: true }) content: object | null;
}
