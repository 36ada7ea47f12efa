import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../platform/database/table.js';
import { Question } from './question.entity.js';

/** An answer that a clinic can choose, with what it says about the clinic (rules: answers). */
@Table('answer_option')
@Index('answer_option_question', ['parentId', 'position'])
export class AnswerOption {
  @PrimaryGeneratedColumn() id: number;
  /** The row id of its question. */
  @Column('int', { name: 'question_id' }) parentId: number;
  @ManyToOne(() => Question, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'question_id' })
  question: Relation<Question>;
  @Column('int', { default: 0 }) position: number;
  /** What the clinic reads and what responses hold. */
  @Column('varchar', { length: 500 }) label: string;
  /** Other texts that mean it in responses: former labels, and values that a person has mapped to it. */
  @Column('text', { array: true, default: '{}' }) aliases: string[];
  @Column('int', { default: 0 }) points: number;
  /** One or two sentences, true for every clinic that chose it. */
  @Column('text', { nullable: true }) meaning: string | null;
  /** What to do next for who chose it; without one the question's tip is given. */
  @Column('text', { nullable: true }) advice: string | null;
  /** The label of the answer that following the step leads to; null: the next better one (rules: points promised). */
  @Column('varchar', { name: 'leads_to', length: 500, nullable: true }) leadsTo: string | null;
  /** The step only prepares: it brings no points by itself. */
  @Column('boolean', { default: false }) prepares: boolean;
  /** Stands alone, as 'none of these' does. */
  @Column('boolean', { default: false }) exclusive: boolean;
  /** Who chose it is not judged by its question, which counts nowhere (rules: does not apply). */
  @Column('boolean', { name: 'not_applicable', default: false }) notApplicable: boolean;
  /** As a band of a number: the least number that belongs to it (rules: numbers). */
  @Column('double precision', { name: 'from_number', nullable: true }) from: number | null;
  /** Proposals of the AI: used nowhere until a person accepts them. */
  @Column('text', { name: 'meaning_draft', nullable: true }) meaningDraft: string | null;
  @Column('text', { name: 'advice_draft', nullable: true }) adviceDraft: string | null;
}
