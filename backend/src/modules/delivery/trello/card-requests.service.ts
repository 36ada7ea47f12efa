import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { RetryLater } from '../../../platform/jobs/work.js';
import { isLive } from '../../evaluations/live-evaluations.query.js';
import './trello-card.entity.js';
import type { CardState } from './trello-card.entity.js';

/** Longer than a call to Trello and the storing of its end take. */
const HELD_SECONDS = 30;

/** The piece of work that makes an evaluation's card. */
export interface CardMaker {
  /** The evaluation's id. */
  ref: string | null;
  itemId: string;
}

/** The rows that say which evaluations are to have a card, and how far each has come (rules: Trello cards). */
@Injectable()
export class CardRequestsService {
  constructor(private readonly database: Database) {}

  /** Of these evaluations, those that were sent in within 48 hours and have no card are to have one; answers their ids. */
  async requestFresh(evaluationIds: string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `INSERT INTO trello_card (evaluation_id)
       SELECT id FROM evaluation WHERE id = ANY($1::uuid[]) AND submitted_at > now() - interval '48 hours' AND trello_card_id IS NULL AND ${isLive()}
       ON CONFLICT (evaluation_id) DO NOTHING RETURNING evaluation_id AS id`,
      [evaluationIds],
    );
    return rows.map(({ id }) => id);
  }

  async mark(evaluationId: string, state: CardState): Promise<void> {
    await this.database.query(
      `INSERT INTO trello_card (evaluation_id, state) SELECT id, $2 FROM evaluation WHERE id = $1
       ON CONFLICT (evaluation_id) DO UPDATE SET state = excluded.state`,
      [evaluationId, state],
    );
  }

  /** The same evaluation may be wanted by two jobs; the second one waits until the first has come to its end. */
  async hold({ ref, itemId }: CardMaker, listId: string): Promise<void> {
    const rows = await this.database.query(
      `INSERT INTO trello_card AS c (evaluation_id, tried_by, tried_list) VALUES ($1, $2, $3)
       ON CONFLICT (evaluation_id) DO UPDATE
          SET state = 'wanted', tried_by = excluded.tried_by, tried_list = coalesce(c.tried_list, excluded.tried_list)
        WHERE c.tried_by IS NULL OR c.tried_by = excluded.tried_by OR c.tried_at IS NULL
           OR c.tried_at < now() - make_interval(secs => ${HELD_SECONDS}) RETURNING 1`,
      [ref, itemId, listId],
    );
    if (rows.length === 0) throw waiting();
  }

  /** A request for the card is about to be sent: from now on nobody knows whether it is there. */
  async noteTry({ ref, itemId }: CardMaker, listId: string): Promise<void> {
    const rows = await this.database.query(
      `UPDATE trello_card SET tried_at = now(), tried_list = $3 WHERE evaluation_id = $1 AND tried_by = $2 RETURNING 1`,
      [ref, itemId, listId],
    );
    if (rows.length === 0) throw waiting();
  }

  /** Trello has surely not made it. */
  async forgetTry({ ref, itemId }: CardMaker): Promise<void> {
    await this.database.query(
      `UPDATE trello_card SET tried_at = NULL, tried_by = NULL, tried_list = NULL WHERE evaluation_id = $1 AND tried_by = $2`,
      [ref, itemId],
    );
  }
}

const waiting = () => new RetryLater(2000, new AppError('trello_busy', 503), 0, true);
