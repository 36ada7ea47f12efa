import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { STATUSES_NOW } from '../analytics/evaluation-counts.js';
import type { StatsResponse } from './evaluations.dto.js';
import { conditions } from './list/filters.js';
import type { Filters } from './list/filters.dto.js';
import type { RawResponses, SectionScore } from '../scoring/scoring.types.js';
import { STATUSES, type Status } from './status/status.js';
import { isLive, RESTORABLE } from './live-evaluations.query.js';

/** One evaluation as the results workbook shows it. */
export interface ResultRow {
  clientName: string;
  clinicName: string;
  clientEmail: string;
  status: Status;
  totalScore: number;
  maxScore: number;
  percentage: number;
  sections: SectionScore[];
  rawResponses: RawResponses;
  submittedAt: Date;
  anonymisedAt: Date | null;
  sentAt: Date | null;
  openedAt: Date | null;
  clickedAt: Date | null;
  sourceKey: string;
}

/** SQL reads of many evaluations; the paged list has its own (list/list.query.ts). */
@Injectable()
export class EvaluationsQuery {
  constructor(private readonly database: Database) {}

  /** Everything of a filter for the results workbook, newest response first; texts are left out. */
  async resultRows(questionnaireId: number, query: Filters): Promise<ResultRow[]> {
    const parameters: unknown[] = [questionnaireId];
    return this.database.query<ResultRow>(
      `SELECT client_name, clinic_name, client_email, status,
              total_score, max_score, percentage, section_scores AS sections, raw_responses,
              submitted_at, anonymised_at, sent_at, opened_at, clicked_at, source_key
         FROM evaluation WHERE ${conditions(query, parameters)} ORDER BY submitted_at DESC, id`,
      parameters,
    );
  }

  async stats(questionnaireId: number): Promise<StatsResponse> {
    const [counts] = await this.database.prepared<StatsResponse>('stats', STATS, [questionnaireId]);
    return counts!;
  }

  /** Ids of a questionnaire's evaluations in these statuses, oldest response first, and how many others there are. */
  async idsIn(
    questionnaireId: number,
    statuses: readonly Status[],
  ): Promise<{ ids: string[]; others: number }> {
    const rows = await this.database.query<{ id: string; wanted: boolean }>(
      `SELECT id, status = ANY($2) AS wanted FROM evaluation WHERE questionnaire_id = $1 AND ${isLive()} ORDER BY submitted_at, id`,
      [questionnaireId, statuses],
    );
    const ids = rows.filter(({ wanted }) => wanted).map(({ id }) => id);
    return { ids, others: rows.length - ids.length };
  }
}

/** Bringing back is offered with a number up to here; after a deletion of a million they would be counted at each look. */
const RESTORABLE_CAP = 1000;

/** By status at this very moment, and what could be brought back. */
const STATS = `SELECT coalesce(sum(n), 0)::int AS total,
  ${STATUSES.map((status) => `coalesce(sum(n) FILTER (WHERE status = '${status}'), 0)::int AS ${status}`).join(', ')},
  (SELECT count(*)::int FROM (SELECT FROM evaluation AS h WHERE ${RESTORABLE} LIMIT ${RESTORABLE_CAP + 1}) AS found) AS restorable
  FROM ${STATUSES_NOW} AS counted`;
