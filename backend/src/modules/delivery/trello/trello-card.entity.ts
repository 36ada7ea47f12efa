import { Column, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { Evaluation } from '../../evaluations/evaluation.entity.js';

export type CardState = 'wanted' | 'made' | 'failed';

/** That an evaluation is to have a card, and how far that has come. A card whose id was typed in by hand has no row. */
@Table('trello_card')
@Index('trello_card_wanted', ['evaluationId'], { where: "state = 'wanted'" })
export class TrelloCard {
  @PrimaryColumn('uuid', { name: 'evaluation_id' }) evaluationId: string;
  @OneToOne(() => Evaluation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'evaluation_id' })
  evaluation: Relation<Evaluation>;
  @Column('varchar', { length: 10, default: 'wanted' }) state: CardState;
  /** The card that Trello no longer knows: nothing more is written on it. */
  @Column('varchar', { name: 'gone_card', length: 60, nullable: true }) goneCard: string | null;
}
