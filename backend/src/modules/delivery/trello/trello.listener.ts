import { Injectable } from '@nestjs/common';
import { Events } from '../../../platform/events/events.js';
import { ItemsCancelled } from '../../../platform/jobs/jobs.events.js';
import { EvaluationCreated } from '../../evaluations/evaluations.events.js';
import { TrelloCardsService } from './trello-cards.service.js';
import { TrelloCommentsService } from './trello-comments.service.js';
import { trelloQueue } from './trello.jobs.js';

/** New responses get cards; those whose job was cancelled before their turn do not, and news that was to be told is dropped. */
@Injectable()
export class TrelloListener {
  constructor(events: Events, cards: TrelloCardsService, comments: TrelloCommentsService) {
    events.on(EvaluationCreated, ({ areNew, questionnaireId, evaluationIds }) =>
      areNew ? cards.wantForNew(questionnaireId, evaluationIds) : undefined,
    );
    events.on(ItemsCancelled, async ({ queue, kind, refs }) => {
      if (queue !== trelloQueue.name) return;
      for (const evaluationId of refs)
        await (kind === 'trello-comments' ? comments.forget(evaluationId) : cards.failed(evaluationId));
    });
  }
}
