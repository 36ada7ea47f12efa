import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { newCaller, runAs } from '../../../platform/http/caller.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import {
  type EventConsumer,
  evaluationIdsOf,
  groupsOf,
  type OutboxEvent,
} from '../../evaluations/outbox/outbox.events.js';
import { TrelloApiService } from './trello-api.service.js';
import { TrelloCardsService } from './trello-cards.service.js';
import { trelloQueue } from './trello.jobs.js';

const MOST_AT_ONCE = 500;

/** Cards for new responses, and comments on them, which workers get one evaluation at a time (rules: Trello cards). */
@Injectable()
export class TrelloConsumer implements EventConsumer {
  readonly kinds = [
    'evaluation.created',
    'evaluation.status',
    'evaluation.deleted',
    'evaluation.restored',
    'evaluation.anonymised',
    'offer.requested',
  ] as const;

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly api: TrelloApiService,
    private readonly cards: TrelloCardsService,
  ) {}

  async take(events: readonly OutboxEvent[]): Promise<void> {
    const isNew = ({ kind, facts }: OutboxEvent) => kind === 'evaluation.created' && facts.isNew;
    for (const group of groupsOf(events.filter(isNew))) {
      const { questionnaireId, facts } = group[0]!;
      await runAs(newCaller(facts.by), () => this.cards.wantForNew(questionnaireId, evaluationIdsOf(group)));
    }
    await this.database.query(
      `INSERT INTO trello_comment (evaluation_id, questionnaire_id, card_id, news)
       SELECT evaluation_id, questionnaire_id, facts->>'card',
              CASE kind WHEN 'offer.requested' THEN jsonb_build_object('kind', 'offer', 'product', facts->'product'->'name')
                        WHEN 'evaluation.status' THEN jsonb_strip_nulls(jsonb_build_object('kind', 'status', 'from', facts->'from', 'to', facts->'to', 'byHand', facts->'byHand'))
                        ELSE jsonb_build_object('kind', replace(kind, 'evaluation.', '')) END
         FROM evaluation_event WHERE id = ANY($1::bigint[]) AND tells_card ORDER BY id`,
      [events.map(({ id }) => id)],
    );
  }

  /** Makes a job of what is to be told; one evaluation is never in two hands, and waits while its card is being made. */
  async handOut(): Promise<Record<string, number>> {
    await this.endAbandoned();
    const [waiting] = await this.database.query(`SELECT 1 FROM trello_comment WHERE NOT is_taken LIMIT 1`);
    if (!waiting) return {};
    if ((await this.api.access()) === null) {
      await this.database.query(`DELETE FROM trello_comment WHERE NOT is_taken`);
      return {};
    }
    const rows = await this.database.query<{ id: string }>(TAKE, [MOST_AT_ONCE]);
    const refs = [...new Set(rows.map(({ id }) => id))];
    if (refs.length > 0) await this.jobs.start(trelloQueue, 'trello-comments', { payload: {}, refs });
    return { comments: refs.length };
  }

  /**
   * Ends what waits for a worker that died with a cancelled job: nobody would take it up, and news would wait for a card for
   * ever. A card that was made after all is stored by whoever made it.
   */
  private async endAbandoned(): Promise<void> {
    await this.database.query(
      `UPDATE trello_card c SET state = 'failed' WHERE state = 'wanted' AND ${inNoHand('trello-cards', 'c.evaluation_id')}`,
    );
    await this.database.query(
      `DELETE FROM trello_comment n WHERE is_taken AND ${inNoHand('trello-comments', 'n.evaluation_id')}`,
    );
  }
}

/** SQL: no job that still runs has the evaluation of this SQL in hand. */
const inNoHand = (kind: string, evaluationId: string) => `NOT EXISTS (
  SELECT 1 FROM job_item i JOIN job j ON j.id = i.job_id AND j.kind = '${kind}' AND j.state IN ('queued', 'running')
   WHERE i.queue = '${trelloQueue.name}' AND i.state IN ('queued', 'running') AND i.ref = ${evaluationId}::text)`;

/** Whole evaluations, oldest news first. */
const TAKE = `
  WITH ready AS (
    SELECT n.evaluation_id FROM trello_comment n GROUP BY 1
    HAVING bool_and(NOT n.is_taken)
       AND NOT EXISTS (SELECT 1 FROM trello_card c WHERE c.evaluation_id = n.evaluation_id AND c.state = 'wanted')
     ORDER BY min(n.id) LIMIT $1)
  UPDATE trello_comment n SET is_taken = true FROM ready WHERE n.evaluation_id = ready.evaluation_id AND NOT n.is_taken
  RETURNING n.evaluation_id AS id`;
