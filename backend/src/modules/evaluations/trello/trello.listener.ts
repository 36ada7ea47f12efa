import { Injectable } from '@nestjs/common';
import { Events } from '../../../platform/events/events.js';
import { ItemsCancelled } from '../../../platform/jobs/jobs.events.js';
import { EvaluationCreated } from '../evaluations.events.js';
import { TrelloCards } from './trello-cards.service.js';
import { trelloQueue } from './trello.jobs.js';

/** New responses get cards; those whose job was cancelled before their turn do not. */
@Injectable()
export class TrelloListener {
  constructor(events: Events, cards: TrelloCards) {
    events.on(EvaluationCreated, 'inTransaction', ({ areNew, questionnaireId, evaluationIds }) =>
      areNew ? cards.wantForNew(questionnaireId, evaluationIds) : undefined,
    );
    events.on(ItemsCancelled, 'inTransaction', async ({ queue, refs }) => {
      if (queue === trelloQueue.name) for (const evaluationId of refs) await cards.failed(evaluationId);
    });
  }
}
