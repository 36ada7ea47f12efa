import { Injectable } from '@nestjs/common';
import { Events } from '../../../platform/events/events.js';
import { ItemsCancelled } from '../../../platform/jobs/jobs.events.js';
import { TrelloCardsService } from './trello-cards.service.js';
import { TrelloCommentsService } from './trello-comments.service.js';
import { trelloQueue } from './trello.jobs.js';

/** Those whose job was cancelled before their turn get no card, and news that was to be told is dropped. */
@Injectable()
export class TrelloListener {
  constructor(events: Events, cards: TrelloCardsService, comments: TrelloCommentsService) {
    events.on(ItemsCancelled, async ({ queue, kind, refs }) => {
      if (queue !== trelloQueue.name) return;
      for (const evaluationId of refs)
        await (kind === 'trello-comments' ? comments.forget(evaluationId) : cards.failed(evaluationId));
    });
  }
}
