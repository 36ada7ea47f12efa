import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

/**
 * The outbox: a change of an evaluation of which somebody is to be told. A trigger (record-evaluation-events.sql) writes these rows
 * in the transaction of the change, whichever way it came about; the relay hands them on at once, so there are few.
 */
@Table('evaluation_event')
export class EvaluationEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: number;
  /** Of an evaluation that may be gone by now. */
  @Column('uuid', { name: 'evaluation_id' }) evaluationId: string;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @Column('varchar', { length: 30 }) kind: string;
  /** As they were when it happened. */
  @Column('jsonb') facts: object;
  /** Those that wanted to be told when it happened. */
  @Column('uuid', { name: 'webhook_ids', array: true, default: '{}' }) webhookIds: string[];
  /** The evaluation had a Trello card then, or was to have one. */
  @Column('boolean', { name: 'tells_card', default: false }) tellsCard: boolean;
  @Column('timestamptz', { name: 'happened_at', default: () => 'now()' }) happenedAt: Date;
}
