import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { RawResponses, SectionScore } from '../../scoring/scoring.types.js';
import type { ImpactExample } from './impact.dto.js';

export interface Counts {
  evaluations: number;
  unsent: number;
  sent: number;
  verified: number;
  /** Unsent evaluations with texts that still fit their scores. */
  fitting: number;
}

/** What hangs on a questionnaire besides its evaluations. */
export interface Hanging {
  sections: number;
  questions: number;
  grants: number;
  uiTexts: number;
  offerRequests: number;
  runningJobs: number;
}

/** An unsent evaluation with texts. */
export interface WrittenRow extends ImpactExample {
  isVerified: boolean;
  isFitting: boolean;
  rawResponses: RawResponses;
  sectionScores: Omit<SectionScore, 'questions'>[];
}

/** SQL reads for what a change would touch. */
@Injectable()
export class ImpactReads {
  constructor(private readonly database: Database) {}

  async counts(questionnaireId: number): Promise<Counts> {
    const [row] = await this.database.query<Counts>(
      `SELECT count(*)::int AS evaluations,
              count(*) FILTER (WHERE anonymised_at IS NULL AND ${UNSENT})::int AS unsent,
              count(*) FILTER (WHERE anonymised_at IS NULL AND NOT ${UNSENT})::int AS sent,
              count(*) FILTER (WHERE anonymised_at IS NULL AND status = 'verified')::int AS verified,
              count(*) FILTER (WHERE ${UNSENT} AND generated_texts IS NOT NULL AND NOT texts_stale)::int AS fitting
         FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL`,
      [questionnaireId],
    );
    return row!;
  }

  async hanging(questionnaireId: number): Promise<Hanging> {
    const [row] = await this.database.query<Omit<Hanging, 'offerRequests'>>(
      `SELECT (SELECT count(*)::int FROM section WHERE questionnaire_id = $1) AS sections,
              (SELECT count(*)::int FROM question n JOIN section s ON s.id = n.section_id WHERE s.questionnaire_id = $1) AS questions,
              (SELECT count(*)::int FROM access_grant WHERE questionnaire_id = $1) AS grants,
              (SELECT count(*)::int FROM ui_text WHERE questionnaire_id = $1) AS ui_texts,
              (SELECT count(*)::int FROM job WHERE questionnaire_id = $1 AND state IN ('queued', 'running')) AS running_jobs`,
      [questionnaireId],
    );
    return { ...row!, offerRequests: await this.offerRequests(questionnaireId) };
  }

  private async offerRequests(questionnaireId: number): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM offer_request o JOIN evaluation e ON e.id = o.evaluation_id
        WHERE e.questionnaire_id = $1 AND e.deleted_at IS NULL`,
      [questionnaireId],
    );
    return row?.n ?? 0;
  }

  /** The next unsent evaluations with texts, by id; a reader goes on behind the last one's id. */
  written(questionnaireId: number, afterId: string | null, limit: number): Promise<WrittenRow[]> {
    return this.database.query<WrittenRow>(
      `SELECT id, client_name, clinic_name, status = 'verified' AS is_verified,
              NOT texts_stale AS is_fitting, raw_responses,
              (SELECT coalesce(jsonb_agg(s - 'questions'), '[]') FROM jsonb_array_elements(section_scores) s) AS section_scores
         FROM evaluation
        WHERE questionnaire_id = $1 AND deleted_at IS NULL AND ${UNSENT} AND generated_texts IS NOT NULL AND ($2::uuid IS NULL OR id > $2)
        ORDER BY id LIMIT $3`,
      [questionnaireId, afterId, limit],
    );
  }
}

const UNSENT = `status IN ('pending', 'generated', 'verified', 'error')`;
