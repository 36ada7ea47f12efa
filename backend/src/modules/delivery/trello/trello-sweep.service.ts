import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { trelloQueue } from './trello.jobs.js';

const EVERY_MS = 60_000;

/** SQL: no job that still runs has the evaluation of this SQL in hand. */
const inNoHand = (kind: string, evaluationId: string) => `NOT EXISTS (
  SELECT 1 FROM job_item i JOIN job j ON j.id = i.job_id AND j.kind = '${kind}' AND j.state IN ('queued', 'running')
   WHERE i.queue = '${trelloQueue.name}' AND i.state IN ('queued', 'running') AND i.ref = ${evaluationId}::text)`;

/**
 * Ends what waits for a worker that died with a cancelled job: nobody would take it up, and news would wait for a card for
 * ever. A card that was made after all is stored by whoever made it (rules: Trello cards).
 */
@Injectable()
export class TrelloSweepService {
  constructor(
    private readonly database: Database,
    schedule: Schedule,
  ) {
    schedule.every('sweep-trello', EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<Record<string, number>> {
    const cards = await this.database.query(
      `UPDATE trello_card c SET state = 'failed' WHERE state = 'wanted' AND ${inNoHand('trello-cards', 'c.evaluation_id')} RETURNING 1`,
    );
    const comments = await this.database.query(
      `DELETE FROM trello_comment n WHERE is_taken AND ${inNoHand('trello-comments', 'n.evaluation_id')} RETURNING 1`,
    );
    return { cards: cards.length, comments: comments.length };
  }
}
