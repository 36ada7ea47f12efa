import { Column, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { Evaluation } from '../evaluation.entity.js';
import type { GeneratedTexts } from '../evaluation.types.js';

export const VERSION_KINDS = ['written', 'saved', 'approved'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

/** The texts of an evaluation as they were once: before a person changed them first, at a save, at an approval. */
@Table('text_version')
export class TextVersion {
  @PrimaryColumn('uuid', { name: 'evaluation_id' }) evaluationId: string;
  @ManyToOne(() => Evaluation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'evaluation_id' })
  evaluation: Relation<Evaluation>;
  /** The evaluation's version that had them. */
  @PrimaryColumn('int') version: number;
  @Column('varchar', { length: 10 }) kind: VersionKind;
  @Column('int', { name: 'admin_id', nullable: true }) adminId: number | null;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('jsonb') texts: GeneratedTexts;
}
