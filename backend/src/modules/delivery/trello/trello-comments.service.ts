import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/languages.js';
import type { Work } from '../../../platform/jobs/work.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { type CommentNews, wordComment } from './card-words.js';
import { TrelloApiService, type TrelloAccess } from './trello-api.service.js';
import './trello-comment.entity.js';
import { problemBehind, TrelloRateLimitService } from './trello-rate-limit.service.js';
import { TrelloProblem } from './trello.errors.js';

interface Waiting {
  id: number;
  news: CommentNews;
  triedAt: Date | null;
  cardId: string;
}

type CommentWork = Work<object, null>;

/** Tells cards what is new about their evaluations, in the order in which it came about (rules: Trello cards). */
@Injectable()
export class TrelloCommentsService {
  constructor(
    private readonly database: Database,
    private readonly api: TrelloApiService,
    private readonly turns: TrelloRateLimitService,
    private readonly status: IntegrationStatusService,
  ) {}

  async run(work: CommentWork): Promise<void> {
    const access = await this.api.access();
    for (const comment of access ? await this.waiting(work.ref!) : []) {
      work.signal.throwIfAborted();
      const text = wordComment(comment.news, await this.languageOf(work.ref!));
      try {
        await this.tell(access!, work, comment, text);
      } catch (error) {
        if (!problemBehind(error)?.isUnknownObject) throw error;
        await this.stopTelling(work.ref!, comment.cardId);
        break;
      }
      await this.database.query(`DELETE FROM trello_comment WHERE id = $1`, [comment.id]);
    }
    await work.finish(async () => {
      await this.forget(work.ref!);
      return null;
    });
  }

  /** What could not be told is dropped: later news would otherwise stand on the card without it for good. */
  async forget(evaluationId: string): Promise<void> {
    await this.database.query(`DELETE FROM trello_comment WHERE evaluation_id = $1 AND is_taken`, [
      evaluationId,
    ]);
  }

  private async tell(
    access: TrelloAccess,
    work: CommentWork,
    { id, triedAt, cardId }: Waiting,
    text: string,
  ): Promise<void> {
    const { attempt } = work;
    const isThere =
      triedAt !== null &&
      (await this.turns.take(access, attempt, () => this.api.hasComment(access, cardId, text, triedAt)));
    if (isThere) return;
    await this.turns.take(access, attempt, async () => {
      await this.database.query(`UPDATE trello_comment SET tried_at = now() WHERE id = $1`, [id]);
      await this.api.comment(access, cardId, text);
    });
  }

  private waiting(evaluationId: string): Promise<Waiting[]> {
    return this.database.query<Waiting>(
      `SELECT n.id, n.news, n.tried_at AS "triedAt", coalesce(n.card_id, e.trello_card_id) AS "cardId"
         FROM trello_comment n LEFT JOIN evaluation e ON e.id = n.evaluation_id LEFT JOIN trello_card c ON c.evaluation_id = e.id
        WHERE n.evaluation_id = $1 AND n.is_taken AND coalesce(n.card_id, e.trello_card_id) IS NOT NULL
          AND c.gone_card IS DISTINCT FROM coalesce(n.card_id, e.trello_card_id)
        ORDER BY n.id`,
      [evaluationId],
    );
  }

  private async languageOf(evaluationId: string): Promise<Language> {
    const [row] = await this.database.query<{ language: Language }>(
      `SELECT q.language FROM trello_comment n JOIN questionnaire q ON q.id = n.questionnaire_id WHERE n.evaluation_id = $1 LIMIT 1`,
      [evaluationId],
    );
    return row?.language ?? 'hu';
  }

  /** The card is gone: that is said once, and nothing more is written on it. */
  private async stopTelling(evaluationId: string, cardId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO trello_card (evaluation_id, state, gone_card) SELECT id, 'made', $2 FROM evaluation WHERE id = $1
       ON CONFLICT (evaluation_id) DO UPDATE SET gone_card = excluded.gone_card`,
      [evaluationId, cardId],
    );
    const { code, status } = new TrelloProblem('trello_card_gone', 409);
    await this.status.record('trello', { code, status, params: { card: cardId } });
  }
}
