import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { caller } from '../../../platform/http/caller.js';
import type { EventFacts, EventKind } from './outbox.events.js';
import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

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

/** On which who works hears that there is something to hand on; put-into-outbox.sql sends it, too. */
export const OUTBOX_CHANNEL = 'evaluation_event';

/**
 * Puts into the outbox what no trigger can know, in the caller's transaction. What follows from it stands in
 * `modules/outbox/consumers.ts`.
 */
@Injectable()
export class OutboxService {
  constructor(private readonly database: Database) {}

  /** About evaluations that are stored already, one event each, in this order. */
  async record(
    kind: 'evaluation.created' | 'evaluation.replaced' | 'evaluation.confirmed',
    evaluationIds: readonly string[],
    facts: EventFacts = {},
  ): Promise<void> {
    await this.database.query(
      `SELECT put_into_outbox($1::uuid[], array_fill($2::text, ARRAY[cardinality($1::uuid[])]),
                              array_fill($3::jsonb, ARRAY[cardinality($1::uuid[])]))`,
      [evaluationIds, kind, JSON.stringify({ ...facts, by: actor() })],
    );
  }

  /** An import or a sync has ended; what it brought was stored since then. */
  async recordImport(questionnaireId: number, since: Date): Promise<void> {
    const facts: EventFacts = { since: since.toISOString(), by: actor() };
    await this.database.query(
      `INSERT INTO evaluation_event (questionnaire_id, kind, facts) VALUES ($1, 'responses.imported', $2)`,
      [questionnaireId, JSON.stringify(facts)],
    );
    await this.wake();
  }

  /** Has a process that works look at once, after the commit. */
  async wake(): Promise<void> {
    await this.database.query(`SELECT pg_notify('${OUTBOX_CHANNEL}', '')`);
  }
}

const actor = () => ({ adminId: caller().adminId, traceId: caller().traceId });
