import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import type { CommentNews } from './card-words.js';

/**
 * Something that a card is still to be told. Rows are made of the outbox (evaluation_event) and go when they are told. A row
 * outlives its evaluation, to say that it was erased.
 */
@Table('trello_comment')
@Index('trello_comment_evaluation', ['evaluationId', 'id'])
export class TrelloComment {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('uuid', { name: 'evaluation_id' }) evaluationId: string;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  /** The card of an evaluation that is no more; else the evaluation knows it. */
  @Column('varchar', { name: 'card_id', length: 60, nullable: true }) cardId: string | null;
  @Column('jsonb') news: CommentNews;
  /** A job has taken it in hand. */
  @Column('boolean', { name: 'is_taken', default: false }) isTaken: boolean;
  /** It was sent, and nobody knows whether it arrived. */
  @Column('timestamptz', { name: 'tried_at', nullable: true }) triedAt: Date | null;
}
