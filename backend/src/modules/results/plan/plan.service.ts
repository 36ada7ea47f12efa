import { Injectable } from '@nestjs/common';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { BadRequest, TooMany } from '../../../platform/errors/app-error.js';
import { type Limit, RateLimiter } from '../../../platform/http/rate-limiter.js';
import {
  type PublishedEvaluation,
  PublishedEvaluationsService,
} from '../public-page/published-evaluations.service.js';
import { type PlanNotes, planSteps } from './plan-steps.js';

const SAVES_PER_HOUR = { name: 'plan-saves', max: 600, seconds: 3600 };

/** Notes as they are stored; `counter` is how often they were changed. */
export interface SavedNotes extends PlanNotes {
  questionId: string;
  counter: number;
}

/** With the time of the last change. */
export interface DatedNotes extends SavedNotes {
  savedAt: Date;
}

const COLUMNS = `question_id, state, who, due::text AS due, counter`;

/** What clinics note about the steps of their evaluation, by the owner's link alone (rules: plan of an evaluation). */
@Injectable()
export class PlanService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: PublishedEvaluationsService,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
  ) {}

  /** The saved notes of the page's steps, in their order. Throws NotFound without a snapshot. */
  async read(link: string): Promise<SavedNotes[]> {
    const evaluation = await this.evaluations.byLink(link);
    const saved = await this.savedNotesOf(evaluation.id);
    return planSteps(evaluation.published).flatMap(({ questionId }) => {
      const notes = saved.get(questionId);
      return notes ? [withoutTime(notes)] : [];
    });
  }

  /** The saved notes for a file that is made of them; counts towards a limit. Throws NotFound without a snapshot, TooMany. */
  async forFile(
    link: string,
    limit: Limit,
    ip: string,
  ): Promise<{ evaluation: PublishedEvaluation; saved: Map<string, DatedNotes> }> {
    const evaluation = await this.evaluations.byLink(link);
    await this.take(evaluation, limit, ip);
    return { evaluation, saved: await this.savedNotesOf(evaluation.id) };
  }

  /**
   * Saves the notes of a step if nothing newer is stored than what they are based on; the same call again changes nothing. A call that is
   * not a client's is only checked. Throws NotFound without a snapshot, plan_step_unknown, TooMany.
   */
  async save(
    link: string,
    { questionId: named, basis, ...given }: PlanNotes & { questionId: string; basis: number },
    { ip, isClient }: { ip: string; isClient: boolean },
  ): Promise<{ step: SavedNotes; taken: boolean }> {
    const evaluation = await this.evaluations.byLink(link);
    const step = planSteps(evaluation.published).find(({ questionId }) => questionId === named.toLowerCase());
    if (!step) throw new BadRequest('plan_step_unknown');
    const notes = { ...given, who: given.who.replace(/\s+/g, ' ').trim(), questionId: step.questionId };
    if (!isClient) return { step: { ...notes, counter: basis }, taken: true };
    await this.take(evaluation, SAVES_PER_HOUR, ip);
    const saved = await this.database.transaction(async () => {
      await this.evaluations.lock(evaluation.id);
      return this.store(evaluation.id, notes, basis);
    });
    return { step: saved, taken: isSame(saved, notes) };
  }

  /** Counts a use of the evaluation's plan from an address. Throws TooMany. */
  private async take({ id }: PublishedEvaluation, limit: Limit, ip: string): Promise<void> {
    if (!(await this.limits.take(`${id} ${this.keys.hash('address-hash', ip)}`, [limit])))
      throw new TooMany();
  }

  private async store(
    evaluationId: string,
    { questionId, state, who, due }: Omit<SavedNotes, 'counter'>,
    basis: number,
  ): Promise<SavedNotes> {
    const [stored] = await this.database.query<SavedNotes>(
      `INSERT INTO plan_step AS saved (evaluation_id, question_id, state, who, due, counter)
       VALUES ($1, $2, $3, $4, $5, 1)
       ON CONFLICT (evaluation_id, question_id) DO UPDATE SET state = excluded.state, who = excluded.who,
         due = excluded.due, counter = saved.counter + 1, saved_at = now()
        WHERE saved.counter = $6 RETURNING ${COLUMNS}`,
      [evaluationId, questionId, state, who, due, basis],
    );
    return stored ?? withoutTime((await this.savedNotesOf(evaluationId)).get(questionId)!);
  }

  private async savedNotesOf(evaluationId: string): Promise<Map<string, DatedNotes>> {
    const rows = await this.database.query<DatedNotes>(
      `SELECT ${COLUMNS}, saved_at FROM plan_step WHERE evaluation_id = $1`,
      [evaluationId],
    );
    return new Map(rows.map((row) => [row.questionId, row]));
  }
}

const withoutTime = ({ savedAt: _savedAt, ...notes }: DatedNotes): SavedNotes => notes;

const isSame = (one: PlanNotes, other: PlanNotes): boolean =>
  one.state === other.state && one.who === other.who && one.due === other.due;
