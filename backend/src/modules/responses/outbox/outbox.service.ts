import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { caller } from '../../../platform/http/caller.js';
import './evaluation-event.entity.js';
import type { EventFacts } from './outbox.events.js';

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
