import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import { TrelloCards } from './trello-cards.service.js';
import { TrelloComments } from './trello-comments.service.js';
import { trelloQueue } from './trello.jobs.js';

const CONCURRENCY = 4;

@Injectable()
export class TrelloWorker {
  constructor(queues: QueueWorker, cards: TrelloCards, comments: TrelloComments) {
    queues.process(trelloQueue, CONCURRENCY, {
      'trello-cards': { run: (work) => cards.run(work), failed: ({ ref }) => cards.failed(ref!) },
      'trello-comments': { run: (work) => comments.run(work), failed: ({ ref }) => comments.forget(ref!) },
    });
  }
}
