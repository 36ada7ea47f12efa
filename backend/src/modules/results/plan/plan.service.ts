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

/** Notes as they are kept; the counter tells how often they were changed. */
export interface KeptNotes extends PlanNotes {
  questionId: string;
  counter: number;
}

/** With when that was last. */
export interface DatedNotes extends KeptNotes {
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

  /** What is kept of the page's steps, in their order. Throws NotFound without a snapshot. */
  async read(link: string): Promise<KeptNotes[]> {
    const evaluation = await this.evaluations.byLink(link);
    const kept = await this.keptOf(evaluation.id);
    return planSteps(evaluation.published).flatMap(({ questionId }) => {
      const notes = kept.get(questionId);
      return notes ? [withoutTime(notes)] : [];
    });
  }

  /** What is kept, for a file that is made of it, which uses up a limit. Throws NotFound without a snapshot, TooMany. */
  async forFile(
    link: string,
    limit: Limit,
    ip: string,
  ): Promise<{ evaluation: PublishedEvaluation; kept: Map<string, DatedNotes> }> {
    const evaluation = await this.evaluations.byLink(link);
    await this.take(evaluation, limit, ip);
    return { evaluation, kept: await this.keptOf(evaluation.id) };
  }

  /**
   * Keeps the notes of a step if nothing newer is kept than what they are based on; the same call again changes nothing. A call that is
   * not a client's is only checked. Throws NotFound without a snapshot, plan_step_unknown, TooMany.
   */
  async save(
    link: string,
    { questionId: named, basis, ...given }: PlanNotes & { questionId: string; basis: number },
    { ip, isClient }: { ip: string; isClient: boolean },
  ): Promise<{ step: KeptNotes; taken: boolean }> {
    const evaluation = await this.evaluations.byLink(link);
    const step = planSteps(evaluation.published).find(({ questionId }) => questionId === named.toLowerCase());
    if (!step) throw new BadRequest('plan_step_unknown');
    const wanted = { ...given, who: given.who.replace(/\s+/g, ' ').trim(), questionId: step.questionId };
    if (!isClient) return { step: { ...wanted, counter: basis }, taken: true };
    await this.take(evaluation, SAVES_PER_HOUR, ip);
    const kept = await this.database.transaction(async () => {
      await this.evaluations.lock(evaluation.id);
      return this.store(evaluation.id, wanted, basis);
    });
    return { step: kept, taken: isSame(kept, wanted) };
  }

  /** Counts a use of the evaluation's plan from an address. Throws TooMany. */
  private async take({ id }: PublishedEvaluation, limit: Limit, ip: string): Promise<void> {
    if (!(await this.limits.take(`${id} ${this.keys.hash('address-hash', ip)}`, [limit])))
      throw new TooMany();
  }

  private async store(
    evaluationId: string,
    { questionId, state, who, due }: Omit<KeptNotes, 'counter'>,
    basis: number,
  ): Promise<KeptNotes> {
    const [stored] = await this.database.query<KeptNotes>(
      `INSERT INTO plan_step AS kept (evaluation_id, question_id, state, who, due, counter)
       VALUES ($1, $2, $3, $4, $5, 1)
       ON CONFLICT (evaluation_id, question_id) DO UPDATE SET state = excluded.state, who = excluded.who,
         due = excluded.due, counter = kept.counter + 1, saved_at = now()
        WHERE kept.counter = $6 RETURNING ${COLUMNS}`,
      [evaluationId, questionId, state, who, due, basis],
    );
    return stored ?? withoutTime((await this.keptOf(evaluationId)).get(questionId)!);
  }

  private async keptOf(evaluationId: string): Promise<Map<string, DatedNotes>> {
    const rows = await this.database.query<DatedNotes>(
      `SELECT ${COLUMNS}, saved_at FROM plan_step WHERE evaluation_id = $1`,
      [evaluationId],
    );
    return new Map(rows.map((row) => [row.questionId, row]));
  }
}

const withoutTime = ({ savedAt: _savedAt, ...notes }: DatedNotes): KeptNotes => notes;

const isSame = (one: PlanNotes, other: PlanNotes): boolean =>
  one.state === other.state && one.who === other.who && one.due === other.due;
