import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { newCaller, runAs } from '../../../platform/http/caller.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import {
  type EventConsumer,
  evaluationIdsOf,
  groupsOf,
  type OutboxEvent,
} from '../../responses/outbox/outbox.events.js';
import { TrelloApiService } from './trello-api.service.js';
import { TrelloCardsService } from './trello-cards.service.js';
import { TrelloCommentsService } from './trello-comments.service.js';
import { trelloQueue } from './trello.jobs.js';

/** Cards for new responses, and comments on cards, as deliveries beside those of webhooks (rules: Trello cards). */
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
    private readonly comments: TrelloCommentsService,
  ) {}

  async take(events: readonly OutboxEvent[]): Promise<void> {
    const isNew = ({ kind, facts }: OutboxEvent) => kind === 'evaluation.created' && facts.isNew;
    for (const group of groupsOf(events.filter(isNew))) {
      const { questionnaireId, facts } = group[0]!;
      await runAs(newCaller(facts.by), () =>
        this.cards.requestForNew(questionnaireId, evaluationIdsOf(group)),
      );
    }
    if ((await this.api.access()) === null) return;
    await this.database.query(
      `INSERT INTO webhook_delivery (event, evaluation_id, facts, created_at, give_up_at)
       SELECT kind, evaluation_id,
              jsonb_build_object('card', facts->'card', 'questionnaireId', questionnaire_id, 'news',
                CASE kind WHEN 'offer.requested' THEN jsonb_build_object('kind', 'offer', 'product', facts->'product'->'name')
                          WHEN 'evaluation.status' THEN jsonb_strip_nulls(jsonb_build_object('kind', 'status', 'from', facts->'from', 'to', facts->'to', 'byHand', facts->'byHand'))
                          ELSE jsonb_build_object('kind', replace(kind, 'evaluation.', '')) END),
              happened_at, happened_at + interval '24 hours'
         FROM evaluation_event WHERE id = ANY($1::bigint[]) AND tells_card ORDER BY id`,
      [events.map(({ id }) => id)],
    );
  }

  /** A job for all comments that are due; only one at a time, so that they come in their order. */
  async handOut(): Promise<Record<string, number>> {
    await this.endAbandoned();
    if (!(await this.comments.areDue())) return {};
    await this.jobs.start(trelloQueue, 'trello-comments', { payload: {} });
    return { comments: 1 };
  }

  /**
   * Ends what waits for a worker that died with a cancelled job: nobody would take it up, and news would wait for a card for
   * ever. A card that was made after all is stored by the worker that made it.
   */
  private async endAbandoned(): Promise<void> {
    await this.database.query(
      `UPDATE trello_card c SET state = 'failed' WHERE state = 'wanted' AND NOT EXISTS (
         SELECT 1 FROM job_item i JOIN job j ON j.id = i.job_id AND j.kind = 'trello-cards' AND j.state IN ('queued', 'running')
          WHERE i.queue = '${trelloQueue.name}' AND i.state IN ('queued', 'running') AND i.ref = c.evaluation_id::text)`,
    );
  }
}
