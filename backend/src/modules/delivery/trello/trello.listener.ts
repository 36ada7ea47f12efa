import { Injectable } from '@nestjs/common';
import { Events } from '../../../platform/events/events.js';
import { ItemsCancelled } from '../../../platform/jobs/jobs.events.js';
import { TrelloCardsService } from './trello-cards.service.js';
import { trelloQueue } from './trello.jobs.js';

/** Evaluations whose job item was cancelled get no card. */
@Injectable()
export class TrelloListener {
  constructor(events: Events, cards: TrelloCardsService) {
    events.on(ItemsCancelled, async ({ queue, kind, refs }) => {
      if (queue !== trelloQueue.name || kind !== 'trello-cards') return;
      for (const evaluationId of refs) await cards.failed(evaluationId);
    });
  }
}
