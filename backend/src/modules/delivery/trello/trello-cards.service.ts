import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Conflict, NotFound } from '../../../platform/errors/app-error.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { LeaseLost, type Work } from '../../../platform/jobs/work.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { type CardFacts, markerOf, wordCard } from './card-words.js';
import { TrelloApiService, type TrelloAccess } from './trello-api.service.js';
import { TrelloRateLimitService } from './trello-rate-limit.service.js';
import { TrelloProblem } from './trello.errors.js';
import { trelloQueue } from './trello.jobs.js';
import { isLive } from '../../evaluations/live-evaluations.query.js';
import './trello-card.entity.js';
import type { CardState } from './trello-card.entity.js';

interface CardToMake extends CardFacts {
  trelloCardId: string | null;
}

type CardWork = Work<object, null>;

/** Makes a card for an evaluation, unless the list has it already (rules: Trello cards). */
@Injectable()
export class TrelloCardsService {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly settings: SettingsService,
    private readonly questionnaires: QuestionnairesService,
    private readonly api: TrelloApiService,
    private readonly limit: TrelloRateLimitService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Cards for new responses, in the caller's transaction; nothing while Trello is not set up. */
  async requestForNew(questionnaireId: number, evaluationIds: string[]): Promise<void> {
    const { listId } = await this.setUp();
    if (listId === null) return;
    const refs = await this.requestFresh(evaluationIds);
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
        `SELECT questionnaire_id, trello_card_id
           FROM evaluation WHERE id = $1 AND ${isLive()} FOR UPDATE`,
        [evaluationId],
      );
      if (!evaluation) throw new NotFound();
      if (evaluation.trelloCardId !== null) throw new Conflict('trello_card_exists');
      const { access, listId } = await this.setUp();
      if (access === null) throw new TrelloProblem('trello_not_set', 409);
      if (listId === null) throw new TrelloProblem('trello_list_not_chosen', 409);
      const making = await this.jobThatMakes(evaluationId);
      if (making) return making;
      await this.mark(evaluationId, 'wanted');
      return this.jobs.start(trelloQueue, 'trello-cards', {
        payload: {},
        questionnaireId: evaluation.questionnaireId,
        refs: [evaluationId],
        audit: { action: 'evaluation.make-card', target: evaluationId },
      });
    });
  }

  async run(work: CardWork): Promise<void> {
    const evaluationId = work.ref!;
    const card = await this.read(evaluationId);
    if (!card || card.trelloCardId !== null) return this.settle(work);
    const { access, listId } = await this.setUp();
    if (access === null) throw new TrelloProblem('trello_not_set', 409);
    if (listId === null) throw new TrelloProblem('trello_list_not_chosen', 409);
    await this.mark(evaluationId, 'wanted');
    await this.requireOpenList(access, work, listId);
    const found = await this.limit.take(access, work.attempt, () =>
      this.api.findCard(access, listId, markerOf(evaluationId)),
    );
    await this.store(work, found ?? (await this.post(access, work, card, listId)));
  }

  /** There will be no card, unless somebody asks again. In the transaction that gives it up. */
  async failed(evaluationId: string): Promise<void> {
    await this.mark(evaluationId, 'failed');
  }

  /** Of these evaluations, those that were sent in within 48 hours and have no card are to have one; answers their ids. */
  private async requestFresh(evaluationIds: string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `INSERT INTO trello_card (evaluation_id)
       SELECT id FROM evaluation WHERE id = ANY($1::uuid[]) AND submitted_at > now() - interval '48 hours' AND trello_card_id IS NULL AND ${isLive()}
       ON CONFLICT (evaluation_id) DO NOTHING RETURNING evaluation_id AS id`,
      [evaluationIds],
    );
    return rows.map(({ id }) => id);
  }

  private async mark(evaluationId: string, state: CardState): Promise<void> {
    await this.database.query(
      `INSERT INTO trello_card (evaluation_id, state) SELECT id, $2 FROM evaluation WHERE id = $1
       ON CONFLICT (evaluation_id) DO UPDATE SET state = excluded.state`,
      [evaluationId, state],
    );
  }

  /** Two jobs must never make the same card: both would look for it before either has made it. */
  private async jobThatMakes(evaluationId: string): Promise<Job | null> {
    const [open] = await this.database.query<{ id: string }>(
      `SELECT j.id FROM job_item i JOIN job j ON j.id = i.job_id AND j.kind = 'trello-cards' AND j.state IN ('queued', 'running')
        WHERE i.queue = '${trelloQueue.name}' AND i.state IN ('queued', 'running') AND i.ref = $1::text LIMIT 1`,
      [evaluationId],
    );
    return open ? this.jobs.one(open.id) : null;
  }

  private async setUp(): Promise<{ access: TrelloAccess | null; listId: string | null }> {
    const access = await this.api.access();
    const { trello_list_id: list } = await this.settings.read('trello_list_id');
    return { access, listId: access === null ? null : list };
  }

  private async read(evaluationId: string): Promise<CardToMake | undefined> {
    const [row] = await this.database.query<CardToMake>(
      `SELECT e.id, e.clinic_name, e.total_score, e.max_score, e.percentage,
              e.trello_card_id
         FROM evaluation e WHERE e.id = $1 AND ${isLive('e.')}`,
      [evaluationId],
    );
    return row;
  }

  /** An archived list takes cards that nobody sees. */
  private async requireOpenList(access: TrelloAccess, work: CardWork, listId: string): Promise<void> {
    await this.limit.take(access, work.attempt, async () => {
      const { name, closed } = await this.api.list(access, listId);
      if (closed) throw new TrelloProblem('trello_list_closed', 409, undefined, { list: name.slice(0, 200) });
    });
  }

  private async post(
    access: TrelloAccess,
    work: CardWork,
    card: CardToMake,
    listId: string,
  ): Promise<string> {
    const language = await this.questionnaires.languageOf(work.questionnaireId!);
    const content = { idList: listId, ...wordCard(card, language, this.env.publicUrl) };
    return this.limit.take(access, work.attempt, () => {
      work.signal.throwIfAborted();
      return this.api.makeCard(access, content);
    });
  }

  private async store(work: CardWork, cardId: string): Promise<void> {
    const write = async () => {
      await this.database.query(
        `UPDATE evaluation SET trello_card_id = $2 WHERE id = $1 AND trello_card_id IS NULL AND ${isLive()}`,
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
}
