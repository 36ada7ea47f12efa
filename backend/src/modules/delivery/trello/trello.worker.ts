import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import { TrelloCardsService } from './trello-cards.service.js';
import { TrelloCommentsService } from './trello-comments.service.js';
import { trelloQueue } from './trello.jobs.js';

const CONCURRENCY = 4;

@Injectable()
export class TrelloWorker {
  constructor(queues: QueueWorker, cards: TrelloCardsService, comments: TrelloCommentsService) {
    queues.process(trelloQueue, CONCURRENCY, {
      'trello-cards': { run: (work) => cards.run(work), failed: ({ ref }) => cards.failed(ref!) },
      'trello-comments': { run: (work) => comments.run(work) },
    });
  }
}
