import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/languages.js';
import type { Work } from '../../../platform/jobs/work.js';
import { OutboundError } from '../../../platform/outbound/outbound-error.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { DeliveryAttemptsService } from '../../webhooks/delivery-attempts.service.js';
import { type Answer, outcomeOf } from '../../webhooks/delivery-outcome.js';
import { type CommentNews, wordComment } from './card-words.js';
import { TrelloApiService, type TrelloAccess } from './trello-api.service.js';
import { problemBehind, TrelloRateLimitService } from './trello-rate-limit.service.js';
import { TrelloProblem } from './trello.errors.js';

interface Due {
  id: string;
  evaluationId: string;
  news: CommentNews;
  language: Language;
  /** Null where there is no card, or none any more. */
  cardId: string | null;
  tries: number;
  leftMs: number;
}

type CommentWork = Work<object, null>;

const RUN_MS = 10_000;
/** A later comment would be out of date, and each try whose end is unknown may have left a comment. */
const MOST_TRIES = 6;

/**
 * Posts comments on cards about what is new, one after the other and of each evaluation in its order: the deliveries without a
 * webhook (rules: Trello cards).
 */
@Injectable()
export class TrelloCommentsService {
  constructor(
    private readonly database: Database,
    private readonly api: TrelloApiService,
    private readonly limit: TrelloRateLimitService,
    private readonly attempts: DeliveryAttemptsService,
    private readonly status: IntegrationStatusService,
  ) {}

  /** Whether comments are due and no job posts them yet. Ends the waiting ones while Trello is not set up. */
  async areDue(): Promise<boolean> {
    const [due] = await this.database.query<Due>(DUE);
    if (!due) return false;
    if ((await this.api.access()) === null) {
      await this.database.query(
        `UPDATE webhook_delivery SET state = 'stopped', ended_at = now() WHERE webhook_id IS NULL AND state = 'waiting'`,
      );
      return false;
    }
    const [running] = await this.database.query(
      `SELECT 1 FROM job WHERE kind = 'trello-comments' AND state IN ('queued', 'running') LIMIT 1`,
    );
    return running === undefined;
  }

  /** Posts for ten seconds; what is left is posted in the next run. */
  async run(work: CommentWork): Promise<void> {
    const end = Date.now() + RUN_MS;
    while (Date.now() < end && (await this.step(work))) work.signal.throwIfAborted();
    await work.finish(() => Promise.resolve(null));
  }

  /** False when nothing is due, or Trello is in trouble. */
  private async step(work: CommentWork): Promise<boolean> {
    const access = await this.api.access();
    const [due] = access ? await this.database.query<Due>(DUE) : [];
    if (!access || !due) return false;
    if (due.cardId === null) {
      await this.database.query(
        `UPDATE webhook_delivery SET state = 'stopped', ended_at = now() WHERE id = $1`,
        [due.id],
      );
      return true;
    }
    return this.post(access, work, due, due.cardId);
  }

  private async post(access: TrelloAccess, work: CommentWork, due: Due, cardId: string): Promise<boolean> {
    const started = performance.now();
    const took = () => Math.round(performance.now() - started);
    try {
      await this.limit.take(access, work.attempt, () =>
        this.api.comment(access, cardId, wordComment(due.news, due.language)),
      );
    } catch (error) {
      const problem = problemBehind(error);
      // Nothing is wrong with the comment: it waits with all others.
      if (!problem || problem.code === 'trello_busy') throw error;
      if (problem.isUnknownObject) await this.noteGone(due.evaluationId, cardId);
      const answer = answerOf(problem, took());
      const isLast = problem.isUnknownObject || due.tries + 1 >= MOST_TRIES;
      const outcome = outcomeOf(answer, due.tries + 1, isLast ? 0 : due.leftMs);
      await this.attempts.recordTry(due.id, answer, outcome);
      return problem.isUnknownObject;
    }
    const answer: Answer = { status: 200, code: null, ms: took(), text: null, retryAfterMs: null };
    await this.attempts.recordTry(due.id, answer, { state: 'delivered', inMs: null });
    return true;
  }

  /** The card is gone: that is said once, and nothing more is written on it. */
  private async noteGone(evaluationId: string, cardId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO trello_card (evaluation_id, state, gone_card) SELECT id, 'made', $2 FROM evaluation WHERE id = $1
       ON CONFLICT (evaluation_id) DO UPDATE SET gone_card = excluded.gone_card`,
      [evaluationId, cardId],
    );
    const { code, status } = new TrelloProblem('trello_card_gone', 409);
    await this.status.record('trello', { code, status, params: { card: cardId } });
  }
}

/** As the log of deliveries says it. */
function answerOf(problem: TrelloProblem, ms: number): Answer {
  const { cause } = problem;
  if (!(cause instanceof OutboundError))
    return { status: null, code: problem.code, ms, text: null, retryAfterMs: null };
  const { status, retryAfterMs } = cause;
  return { status, code: problem.code, ms, text: null, retryAfterMs };
}

/** The next one: the first of its evaluation, whose card is not just being made. */
const DUE = `
  SELECT d.id, d.evaluation_id, d.facts->'news' AS news, coalesce(q.language, 'hu') AS language, d.tries,
         CASE WHEN c.gone_card IS DISTINCT FROM coalesce(d.facts->>'card', e.trello_card_id)
              THEN coalesce(d.facts->>'card', e.trello_card_id) END AS card_id,
         (extract(epoch FROM d.give_up_at - now()) * 1000)::float8 AS left_ms
    FROM webhook_delivery d LEFT JOIN evaluation e ON e.id = d.evaluation_id LEFT JOIN trello_card c ON c.evaluation_id = d.evaluation_id
    LEFT JOIN questionnaire q ON q.id = (d.facts->>'questionnaireId')::int
   WHERE d.webhook_id IS NULL AND d.state = 'waiting' AND d.next_try_at <= now() AND c.state IS DISTINCT FROM 'wanted'
     AND NOT EXISTS (SELECT FROM webhook_delivery earlier WHERE earlier.webhook_id IS NULL AND earlier.state = 'waiting'
                        AND earlier.evaluation_id = d.evaluation_id AND earlier.place < d.place)
   ORDER BY d.place LIMIT 1`;
