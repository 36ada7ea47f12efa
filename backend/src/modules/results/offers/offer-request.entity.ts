import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { Evaluation } from '../../evaluations/evaluation.entity.js';

/** A tip that the client ticked before asking for the offer. */
export interface TickedTip {
  questionId: string;
  tip: string;
  points: number;
}

/** A client asked for an offer of a product; asking again within a day is the same request. */
@Table('offer_request')
@Index('offer_request_evaluation', ['evaluationId', 'productId', 'createdAt'])
@Index('offer_request_questionnaire', ['questionnaireId', 'createdAt', 'id'])
export class OfferRequest {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid', { name: 'evaluation_id' }) evaluationId: string;
  @ManyToOne(() => Evaluation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'evaluation_id' })
  evaluation: Relation<Evaluation>;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @Column('char', { name: 'product_id', length: 12 }) productId: string;
  /** As the client's page named it. */
  @Column('text', { name: 'product_name' }) productName: string;
  @Column('jsonb', { name: 'what_if', default: [] }) whatIf: TickedTip[];
  /** What the client wrote with it; words like any other that a visitor types. */
  @Column('text', { nullable: true }) message: string | null;
  @Column('varchar', { length: 40, nullable: true }) phone: string | null;
  /** When they agreed that those who sell get it; null where it was not asked yet. */
  @Column('timestamptz', { name: 'consented_at', nullable: true }) consentedAt: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  /** When the first of the mails about it was accepted. */
  @Column('timestamptz', { name: 'notified_at', nullable: true }) notifiedAt: Date | null;
}
