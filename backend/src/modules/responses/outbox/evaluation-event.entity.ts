import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import type { EventFacts, EventKind } from './outbox.events.js';

/**
 * The outbox: what has happened to an evaluation and what somebody will do about it. A row is written in the transaction of what
 * happened and taken off by the relay at once, so there are few.
 */
@Table('evaluation_event')
export class EvaluationEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: number;
  /** Of an evaluation that may be gone by now; null for an import as a whole. */
  @Column('uuid', { name: 'evaluation_id', nullable: true }) evaluationId: string | null;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @Column('varchar', { length: 30 }) kind: EventKind;
  /** As they were when it happened. */
  @Column('jsonb') facts: EventFacts;
  /** The webhooks that subscribed to it when it happened. */
  @Column('uuid', { name: 'webhook_ids', array: true, default: '{}' }) webhookIds: string[];
  /** The evaluation had a Trello card then, or was to have one. */
  @Column('boolean', { name: 'tells_card', default: false }) tellsCard: boolean;
  @Column('timestamptz', { name: 'happened_at', default: () => 'now()' }) happenedAt: Date;
}
