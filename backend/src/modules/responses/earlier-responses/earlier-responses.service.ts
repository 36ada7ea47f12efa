import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { BadRequest } from '../../../platform/errors/app-error.js';
import { Events } from '../../../platform/events/events.js';
import type { Evaluation } from '../../evaluations/evaluation.entity.js';
import { ChangesForgotten, EvaluationsForgotten } from '../../evaluations/evaluations.events.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import type { RawResponses, Score } from '../../scoring/scoring.types.js';
import { EARLIER } from './earlier.query.js';
import type { FormerBy } from '../../evaluations/former.types.js';

/** An evaluation that another one follows. */
export interface Former extends Score {
  id: string;
  /** The day of its response: YYYY-MM-DD. */
  date: string;
  rawResponses: RawResponses;
}

/** What decides which one an evaluation follows. */
export type Following = Pick<
  Evaluation,
  | 'id'
  | 'questionnaireId'
  | 'clientEmail'
  | 'clinicName'
  | 'addressCheck'
  | 'submittedAt'
  | 'formerId'
  | 'formerBy'
>;

/** The history of a clinic: which earlier response of it to the same questionnaire an evaluation follows (rules: second measurement). */
@Injectable()
export class EarlierResponsesService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: EvaluationsService,
    private readonly audit: Audit,
    private readonly events: Events,
  ) {
    events.on(EvaluationsForgotten, ({ evaluationIds }) => this.forgetFormer(evaluationIds));
  }

  /** The one it follows at present; with `lock` nobody erases that before the caller's transaction has ended. */
  async formerOf(evaluation: Following, { lock = false } = {}): Promise<Former | null> {
    if (evaluation.formerBy === 'nobody') return null;
    const { id, submittedAt, questionnaireId } = evaluation;
    const [condition, ...parameters] = this.condition(evaluation);
    const [former] = await this.database.query<Former>(
      `SELECT ${FORMER} FROM evaluation f WHERE ${EARLIER} AND ${condition}
        ORDER BY f.submitted_at DESC, f.id LIMIT 1 ${lock ? 'FOR SHARE' : ''}`,
      [questionnaireId, id, submittedAt, ...parameters],
    );
    return former ?? null;
  }

  private condition(evaluation: Following): [string, ...unknown[]] {
    if (evaluation.formerBy === 'person') return ['f.id = $4::uuid', evaluation.formerId];
    const { addressCheck, clientEmail, clinicName } = evaluation;
    return [SAME_CLINIC, clientEmail, clinicName, addressCheck];
  }

  /**
   * Says which one an evaluation follows, or that it follows none, or leaves it to the address again. What a client sees of another
   * one is gone at once; what is new is seen after the next approval. Throws former_not_linkable.
   */
  async follow(id: string, by: FormerBy, formerId: string | null): Promise<void> {
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id);
      const following = { ...evaluation, formerBy: by, formerId: by === 'person' ? formerId : null };
      const former = await this.formerOf(following, { lock: true });
      if (by === 'person' && former === null) throw new BadRequest('former_not_linkable');
      const { published } = evaluation;
      const isShown = published?.evaluation.change !== undefined && former?.id === evaluation.formerId;
      await this.evaluations.write(evaluation, {
        formerBy: by,
        formerId: by === 'person' || isShown ? (former?.id ?? null) : null,
        ...(published !== null && former !== null && !isShown ? { editedSinceApproval: true } : {}),
      });
      if (!isShown) await this.events.emit(new ChangesForgotten([id]));
      await this.audit.record({ action: 'evaluation.follow', target: id, details: { by } });
    });
  }

  /** An address was changed: nothing says any more that the responses are of one clinic. In the caller's transaction. */
  async forgetOf(id: string): Promise<void> {
    await this.forget('id = $1 OR former_id = $1', id);
  }

  private async forgetFormer(ids: string[]): Promise<void> {
    await this.forget('former_id = ANY($1::uuid[])', ids);
  }

  private async forget(condition: string, parameter: unknown): Promise<void> {
    const rows = await this.database.query<{ id: string }>(
      `UPDATE evaluation SET former_id = NULL, former_by = CASE former_by WHEN 'person' THEN 'address' ELSE former_by END
        WHERE former_id IS NOT NULL AND (${condition}) RETURNING id`,
      [parameter],
    );
    if (rows.length > 0) await this.events.emit(new ChangesForgotten(rows.map(({ id }) => id)));
  }
}

const dayOf = (moment: string) => `(${moment} AT TIME ZONE time_zone())::date`;

const FORMER = `f.id, ${dayOf('f.submitted_at')}::text AS date, f.raw_responses, f.total_score,
  f.max_score, f.percentage, f.section_scores`;

/**
 * SQL: the same clinic by its address, $4, which is confirmed on both sides, and by its name, $5, as somebody may fill in for
 * several clinics. Its result was published, and it is no correction of the same day.
 */
const CONFIRMED = `('confirmed', 'waived')`;
const SAME_CLINIC = `$6::text IN ${CONFIRMED} AND f.address_check IN ${CONFIRMED} AND f.client_email = $4
  AND $5::text <> '' AND fold_search(f.clinic_name) = fold_search($5) AND f.published IS NOT NULL
  AND ${dayOf('f.submitted_at')} < ${dayOf('$3::timestamptz')}`;
