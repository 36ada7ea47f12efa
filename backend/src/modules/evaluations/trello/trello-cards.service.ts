import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import type { ReadyEnv } from '../../../platform/env/embedded-secrets.js';
import { InjectEnv } from '../../../platform/env/env.token.js';
import { AppError, Conflict, NotFound } from '../../../platform/errors/app-error.js';
import type { Language } from '../../../platform/http/languages.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { LeaseLost, RetryLater, type Work } from '../../../platform/jobs/work.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { type CardFacts, markerOf, wordCard } from './card-words.js';
import { TrelloApi, type TrelloAccess } from './trello-api.service.js';
import './trello-card.entity.js';
import { problemBehind, TrelloTurns } from './trello-turns.service.js';
import { TrelloProblem } from './trello.errors.js';
import { trelloQueue } from './trello.jobs.js';
import { isLive } from '../live-evaluations.query.js';

/** Longer than a call to Trello and the storing of its end take. */
const HELD_SECONDS = 30;

interface Wanted extends CardFacts {
  trelloCardId: string | null;
  triedAt: Date | null;
  triedList: string | null;
}

type CardWork = Work<object, null>;

/** Makes a card for an evaluation, once, whatever happens in between (rules: Trello cards). */
@Injectable()
export class TrelloCards {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly settings: SettingsService,
    private readonly questionnaires: QuestionnairesService,
    private readonly api: TrelloApi,
    private readonly turns: TrelloTurns,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Cards for responses that have just come in, in their transaction; nothing while Trello is not set up. */
  async wantForNew(questionnaireId: number, evaluationIds: string[]): Promise<void> {
    const { listId } = await this.setUp();
    if (listId === null) return;
    const rows = await this.database.query<{ id: string }>(
      `INSERT INTO trello_card (evaluation_id)
       SELECT id FROM evaluation WHERE id = ANY($1::uuid[]) AND submitted_at > now() - interval '48 hours' AND trello_card_id IS NULL
       ON CONFLICT (evaluation_id) DO NOTHING RETURNING evaluation_id AS id`,
      [evaluationIds],
    );
    const refs = rows.map(({ id }) => id);
    if (refs.length > 0)
      await this.jobs.start(trelloQueue, 'trello-cards', { payload: {}, questionnaireId, refs });
  }

  /** A card that a person asks for. Throws NotFound, `trello_card_exists`, and a TrelloProblem while Trello is not set up. */
  async make(evaluationId: string): Promise<Job> {
    return this.database.transaction(async () => {
      const [evaluation] = await this.database.query<{
        questionnaireId: number;
        trelloCardId: string | null;
      }>(
        `SELECT questionnaire_id AS "questionnaireId", trello_card_id AS "trelloCardId"
           FROM evaluation WHERE id = $1 AND ${isLive()} FOR UPDATE`,
        [evaluationId],
      );
      if (!evaluation) throw new NotFound();
      if (evaluation.trelloCardId !== null) throw new Conflict('trello_card_exists');
      const { access, listId } = await this.setUp();
      if (access === null) throw new TrelloProblem('trello_not_set', 409);
      if (listId === null) throw new TrelloProblem('trello_list_not_chosen', 409);
      await this.mark(evaluationId, 'wanted');
      await this.audit.record({ action: 'evaluation.make-card', target: evaluationId });
      return this.jobs.start(trelloQueue, 'trello-cards', {
        payload: {},
        questionnaireId: evaluation.questionnaireId,
        refs: [evaluationId],
        dedupeKey: `trello-card:${evaluationId}`,
      });
    });
  }

  async run(work: CardWork): Promise<void> {
    const evaluationId = work.ref!;
    const wanted = await this.read(evaluationId);
    if (!wanted || wanted.trelloCardId !== null) return this.settle(work);
    const { access, listId } = await this.setUp();
    if (access === null) throw new TrelloProblem('trello_not_set', 409);
    if (listId === null) throw new TrelloProblem('trello_list_not_chosen', 409);
    await this.hold(work, listId);
    const language = await this.questionnaires.languageOf(work.questionnaireId!);
    const cardId =
      (wanted.triedAt !== null && (await this.findEarlier(access, work, wanted.triedList ?? listId))) ||
      (await this.post(access, work, { wanted, listId, language }));
    await this.store(work, cardId);
  }

  /** There will be no card, unless somebody asks again. In the transaction that gives it up. */
  async failed(evaluationId: string): Promise<void> {
    await this.mark(evaluationId, 'failed');
  }

  private async setUp(): Promise<{ access: TrelloAccess | null; listId: string | null }> {
    const access = await this.api.access();
    const { trello_list_id: list } = await this.settings.read('trello_list_id');
    return { access, listId: access === null ? null : list };
  }

  private async read(evaluationId: string): Promise<Wanted | undefined> {
    const [row] = await this.database.query<Omit<Wanted, 'percentage'> & { percentage: string }>(
      `SELECT e.id, e.clinic_name AS "clinicName", e.total_score AS "totalScore", e.max_score AS "maxScore", e.percentage,
              e.trello_card_id AS "trelloCardId", c.tried_at AS "triedAt", c.tried_list AS "triedList"
         FROM evaluation e LEFT JOIN trello_card c ON c.evaluation_id = e.id WHERE e.id = $1 AND ${isLive('e.')}`,
      [evaluationId],
    );
    return row && { ...row, percentage: Number(row.percentage) };
  }

  /** The same evaluation may be wanted by two jobs; the second one waits until the first has come to its end. */
  private async hold(work: CardWork, listId: string): Promise<void> {
    const rows = await this.database.query(
      `INSERT INTO trello_card AS c (evaluation_id, tried_by, tried_list) VALUES ($1, $2, $3)
       ON CONFLICT (evaluation_id) DO UPDATE
          SET state = 'wanted', tried_by = excluded.tried_by, tried_list = coalesce(c.tried_list, excluded.tried_list)
        WHERE c.tried_by IS NULL OR c.tried_by = excluded.tried_by OR c.tried_at IS NULL
           OR c.tried_at < now() - make_interval(secs => ${HELD_SECONDS}) RETURNING 1`,
      [work.ref, work.itemId, listId],
    );
    if (rows.length === 0) throw new RetryLater(2000, new AppError('trello_busy', 503), 0, true);
  }

  /** The card that an earlier try has made after all; its list may be gone by now. */
  private async findEarlier(access: TrelloAccess, work: CardWork, listId: string): Promise<string | null> {
    try {
      return await this.turns.take(access, work.attempt, () =>
        this.api.findCard(access, listId, markerOf(work.ref!)),
      );
    } catch (error) {
      if (problemBehind(error)?.isUnknownObject) return null;
      throw error;
    }
  }

  private async post(
    access: TrelloAccess,
    work: CardWork,
    { wanted, listId, language }: { wanted: Wanted; listId: string; language: Language },
  ): Promise<string> {
    const card = { idList: listId, ...wordCard(wanted, language, this.env.publicUrl) };
    try {
      return await this.turns.take(access, work.attempt, async () => {
        work.signal.throwIfAborted();
        await this.noteTry(work, listId);
        return this.api.makeCard(access, card);
      });
    } catch (error) {
      if (problemBehind(error)?.isRefusal) await this.forgetTry(work);
      throw error;
    }
  }

  private async noteTry(work: CardWork, listId: string): Promise<void> {
    const rows = await this.database.query(
      `UPDATE trello_card SET tried_at = now(), tried_list = $3 WHERE evaluation_id = $1 AND tried_by = $2 RETURNING 1`,
      [work.ref, work.itemId, listId],
    );
    if (rows.length === 0) throw new RetryLater(2000, new AppError('trello_busy', 503), 0, true);
  }

  private async forgetTry(work: CardWork): Promise<void> {
    await this.database.query(
      `UPDATE trello_card SET tried_at = NULL, tried_by = NULL, tried_list = NULL WHERE evaluation_id = $1 AND tried_by = $2`,
      [work.ref, work.itemId],
    );
  }

  private async store(work: CardWork, cardId: string): Promise<void> {
    const write = async () => {
      await this.database.query(
        `UPDATE evaluation SET trello_card_id = $2 WHERE id = $1 AND trello_card_id IS NULL`,
        [work.ref, cardId],
      );
      await this.mark(work.ref!, 'made');
      return null;
    };
    try {
      await work.finish(write);
    } catch (error) {
      // The job was cancelled, or another worker took us for dead: the card is there all the same, and the row must say so.
      if (error instanceof LeaseLost) await this.database.transaction(write);
      throw error;
    }
  }

  /** It has a card by now, or is gone itself. */
  private async settle(work: CardWork): Promise<void> {
    await work.finish(async () => {
      await this.database.query(`UPDATE trello_card SET state = 'made' WHERE evaluation_id = $1`, [work.ref]);
      return null;
    });
  }

  private async mark(evaluationId: string, state: 'wanted' | 'made' | 'failed'): Promise<void> {
    await this.database.query(
      `INSERT INTO trello_card (evaluation_id, state) SELECT id, $2 FROM evaluation WHERE id = $1
       ON CONFLICT (evaluation_id) DO UPDATE SET state = excluded.state`,
      [evaluationId, state],
    );
  }
}
