import { Injectable } from '@nestjs/common';
import { Events } from '../../../platform/events/events.js';
import { ItemsCancelled } from '../../../platform/jobs/jobs.events.js';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import { TrelloCardsService } from './trello-cards.service.js';
import { TrelloCommentsService } from './trello-comments.service.js';
import { trelloQueue } from './trello.jobs.js';

const CONCURRENCY = 4;

@Injectable()
export class TrelloWorker {
  constructor(
    queues: QueueWorker,
    events: Events,
    cards: TrelloCardsService,
    comments: TrelloCommentsService,
  ) {
    queues.process(trelloQueue, CONCURRENCY, {
      'trello-cards': { run: (work) => cards.run(work), failed: ({ ref }) => cards.failed(ref!) },
      'trello-comments': { run: (work) => comments.run(work) },
    });
    // Evaluations whose item was cancelled get no card.
    events.on(ItemsCancelled, async ({ queue, kind, refs }) => {
      if (queue !== trelloQueue.name || kind !== 'trello-cards') return;
      for (const evaluationId of refs) await cards.failed(evaluationId);
    });
  }
}
