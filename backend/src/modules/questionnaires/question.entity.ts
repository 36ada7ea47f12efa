import {
  Column,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Table } from '../../platform/database/table.js';
import type { Effort } from './effort.js';
import type { QuestionKind } from './question-fields.js';
import { Section } from './section.entity.js';
import type { Condition } from './conditions/condition.js';

@Table('question')
@Index('question_section', ['sectionId', 'position'])
@Index('question_needs', ['needs'], { where: 'needs_question_id IS NOT NULL' })
export class Question {
  @PrimaryGeneratedColumn() id: number;
  /** Stable and public: the column key in workbooks and the preferred key in rawResponses. */
  @Generated('uuid') @Column('uuid', { name: 'question_id', unique: true }) questionId: string;
  @Column('int', { name: 'section_id' }) sectionId: number;
  @ManyToOne(() => Section, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'section_id' })
  section: Relation<Section>;
  @Column('text', { name: 'question_text' }) questionText: string;
  @Column('int', { default: 0 }) position: number;
  /**
   * How many of its options a clinic may choose; `text`: it is answered freely and brings no points; `number`: by a number, whose
   * bands are its options.
   */
  @Column('varchar', { length: 8, default: 'single' }) kind: QuestionKind;
  /** Whether the online form asks for an answer before it can be sent in. */
  @Column('boolean', { default: false }) required: boolean;
  @Column('text', { name: 'correct_answer', nullable: true }) correctAnswer: string | null;
  /** Taken from its options where they carry points (options.ts). */
  @Column('int', { name: 'point_value', default: 0 }) pointValue: number;
  /** Rank of the question's tip: higher comes first. */
  @Column('double precision', { default: 1 }) weight: number;
  @Column('varchar', { length: 6, default: 'medium' }) effort: Effort;
  @Column('text', { name: 'related_product', nullable: true }) relatedProduct: string | null;
  /** The product's id (products.ts); set with every change of the configuration. */
  @Column('char', { name: 'product_id', length: 12, nullable: true }) productId: string | null;
  @Column('text', { name: 'product_description', nullable: true }) productDescription: string | null;
  @Column('text', { name: 'product_url', nullable: true }) productUrl: string | null;
  /** What the product costs and what it takes to bring in, in a few words each. */
  @Column('varchar', { name: 'price_note', length: 120, nullable: true }) priceNote: string | null;
  @Column('varchar', { name: 'effort_note', length: 120, nullable: true }) effortNote: string | null;
  @Column('text', { name: 'related_tip', nullable: true }) relatedTip: string | null;
  /** Asked only where this holds of earlier answers; null: always (rules: shown if). */
  @Column('jsonb', { name: 'shown_if', nullable: true }) shownIf: Condition | null;
  /** The row id of the question whose step comes before the one of this question; null: none (rules: ranking of steps). */
  @Column('int', { name: 'needs_question_id', nullable: true }) needs: number | null;
  /** Checked at the end of a change, so that what is refused is refused in words. */
  @ManyToOne(() => Question, { onDelete: 'SET NULL', deferrable: 'INITIALLY DEFERRED' })
  @JoinColumn({ name: 'needs_question_id', foreignKeyConstraintName: 'question_needs_question' })
  needed?: Relation<Question> | null;
  /** What stands behind a number, the bounds of it, and whether it may have decimals (rules: numbers). */
  @Column('varchar', { length: 20, nullable: true }) unit: string | null;
  @Column('double precision', { nullable: true }) min: number | null;
  @Column('double precision', { nullable: true }) max: number | null;
  @Column('boolean', { default: false }) decimals: boolean;
  /** The form's question id, so that a renamed question stays the same question. */
  @Column('varchar', { name: 'external_id', length: 60, nullable: true }) externalId: string | null;
}
