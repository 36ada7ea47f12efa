import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Conflict, NotFound } from '../../../platform/errors/app-error.js';
import type { Language } from '../../../platform/http/languages.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { LeaseLost, type Work } from '../../../platform/jobs/work.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { CardRequestsService } from './card-requests.service.js';
import { type CardFacts, markerOf, wordCard } from './card-words.js';
import { TrelloApiService, type TrelloAccess } from './trello-api.service.js';
import { problemBehind, TrelloRateLimitService } from './trello-rate-limit.service.js';
import { TrelloProblem } from './trello.errors.js';
import { trelloQueue } from './trello.jobs.js';
import { isLive } from '../../evaluations/live-evaluations.query.js';

interface Wanted extends CardFacts {
  trelloCardId: string | null;
  triedAt: Date | null;
  triedList: string | null;
}

type CardWork = Work<object, null>;

/** Makes a card for an evaluation, once, whatever happens in between (rules: Trello cards). */
@Injectable()
export class TrelloCardsService {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly settings: SettingsService,
    private readonly questionnaires: QuestionnairesService,
    private readonly intents: CardRequestsService,
    private readonly api: TrelloApiService,
    private readonly turns: TrelloRateLimitService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Cards for new responses, in the caller's transaction; nothing while Trello is not set up. */
  async wantForNew(questionnaireId: number, evaluationIds: string[]): Promise<void> {
    const { listId } = await this.setUp();
    if (listId === null) return;
    const refs = await this.intents.requestFresh(evaluationIds);
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
      await this.intents.mark(evaluationId, 'wanted');
      return this.jobs.start(trelloQueue, 'trello-cards', {
        payload: {},
        questionnaireId: evaluation.questionnaireId,
        refs: [evaluationId],
        dedupeKey: `trello-card:${evaluationId}`,
        audit: { action: 'evaluation.make-card', target: evaluationId },
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
    await this.intents.hold(work, listId);
    const language = await this.questionnaires.languageOf(work.questionnaireId!);
    const earlier =
      wanted.triedAt !== null && (await this.findEarlier(access, work, wanted.triedList ?? listId));
    await this.store(work, earlier || (await this.post(access, work, { wanted, listId, language })));
  }

  /** There will be no card, unless somebody asks again. In the transaction that gives it up. */
  async failed(evaluationId: string): Promise<void> {
    await this.intents.mark(evaluationId, 'failed');
  }

  private async setUp(): Promise<{ access: TrelloAccess | null; listId: string | null }> {
    const access = await this.api.access();
    const { trello_list_id: list } = await this.settings.read('trello_list_id');
    return { access, listId: access === null ? null : list };
  }

  private async read(evaluationId: string): Promise<Wanted | undefined> {
    const [row] = await this.database.query<Wanted>(
      `SELECT e.id, e.clinic_name AS "clinicName", e.total_score AS "totalScore", e.max_score AS "maxScore", e.percentage,
              e.trello_card_id AS "trelloCardId", c.tried_at AS "triedAt", c.tried_list AS "triedList"
         FROM evaluation e LEFT JOIN trello_card c ON c.evaluation_id = e.id WHERE e.id = $1 AND ${isLive('e.')}`,
      [evaluationId],
    );
    return row;
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

  /** An archived list takes cards that nobody sees. */
  private async requireOpenList(access: TrelloAccess, work: CardWork, listId: string): Promise<void> {
    await this.turns.take(access, work.attempt, async () => {
      const { name, closed } = await this.api.list(access, listId);
      if (closed) throw new TrelloProblem('trello_list_closed', 409, undefined, { list: name.slice(0, 200) });
    });
  }

  private async post(
    access: TrelloAccess,
    work: CardWork,
    { wanted, listId, language }: { wanted: Wanted; listId: string; language: Language },
  ): Promise<string> {
    const card = { idList: listId, ...wordCard(wanted, language, this.env.publicUrl) };
    await this.requireOpenList(access, work, listId);
    try {
      return await this.turns.take(access, work.attempt, async () => {
        work.signal.throwIfAborted();
        await this.intents.noteTry(work, listId);
        return this.api.makeCard(access, card);
      });
    } catch (error) {
      if (problemBehind(error)?.isRefusal) await this.intents.forgetTry(work);
      throw error;
    }
  }

  private async store(work: CardWork, cardId: string): Promise<void> {
    const write = async () => {
      await this.database.query(
        `UPDATE evaluation SET trello_card_id = $2 WHERE id = $1 AND trello_card_id IS NULL AND ${isLive()}`,
        [work.ref, cardId],
      );
      await this.intents.mark(work.ref!, 'made');
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
}
