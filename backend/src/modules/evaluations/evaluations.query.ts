import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { EvaluationListQuery, EvaluationRow, SortField, StatsResponse } from './evaluations.dto.js';
import { RemovalService } from './removal/removal.service.js';
import type { SectionScore } from './scoring/scoring.types.js';
import { STATUSES, type Status } from './status/status.js';

export interface ResultRow {
  clientName: string;
  clinicName: string;
  clientEmail: string;
  status: Status;
  totalScore: number;
  maxScore: number;
  percentage: number;
  sections: SectionScore[];
  submittedAt: Date;
  sentAt: Date | null;
  openedAt: Date | null;
  clickedAt: Date | null;
}

const SORT_COLUMNS: Record<SortField, string> = {
  clientName: 'client_name',
  clientEmail: 'client_email',
  percentage: 'percentage',
  status: `array_position(ARRAY['pending','generated','verified','sent','opened','clicked','error'], status::text)`,
  createdAt: 'created_at',
  dueAt: 'submitted_at',
};

const SUMMARY_COLUMNS = `id, questionnaire_id AS "questionnaireId", client_name AS "clientName", client_email AS "clientEmail",
  clinic_name AS "clinicName", status, hashed_url AS "hashedUrl", trello_card_id AS "trelloCardId", total_score AS "totalScore",
  max_score AS "maxScore", percentage, texts_stale AS "textsStale", published IS NOT NULL AS "hasSnapshot", version, error,
  submitted_at AS "submittedAt", created_at AS "createdAt", generated_at AS "generatedAt", verified_at AS "verifiedAt",
  sent_at AS "sentAt", opened_at AS "openedAt", clicked_at AS "clickedAt"`;

const DETAIL_COLUMNS = `, section_scores AS "sectionScores", raw_responses AS "rawResponses", generated_texts AS "generatedTexts",
  text_origins AS "textOrigins"`;

/** Totals of searches are counted up to here. */
const TOTAL_CAP = 1000;
const SEARCH_TEXT = `lower(client_name || ' ' || client_email || ' ' || clinic_name)`;

/** SQL reads of evaluations: filtering, sorting and paging happen in the database. */
@Injectable()
export class EvaluationsQuery {
  constructor(
    private readonly database: Database,
    private readonly removal: RemovalService,
  ) {}

  async list(
    questionnaireId: number,
    query: EvaluationListQuery,
  ): Promise<{ rows: EvaluationRow[]; total: number; isCapped: boolean }> {
    const parameters: unknown[] = [questionnaireId];
    const where = conditions(query, parameters);
    const { limit = 50, offset = 0, sort = '-createdAt' } = query;
    const descending = sort.startsWith('-');
    const column = SORT_COLUMNS[(descending ? sort.slice(1) : sort) as SortField];
    const order = descending ? 'DESC' : 'ASC';
    const columns = SUMMARY_COLUMNS + (query.fields === 'summary' ? '' : DETAIL_COLUMNS);
    const rows = await this.database.query<EvaluationRow>(
      `SELECT ${columns} FROM evaluation WHERE ${where} ORDER BY ${column} ${order}, id ${order}
        LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`,
      [...parameters, limit, offset],
    );
    const { total, isCapped } = await this.total(questionnaireId, query);
    return { rows, total, isCapped };
  }

  /**
   * How many rows a filter has. Without a text filter the kept counts know; a search is counted up to 1,000, as an
   * exact total of a broad search would cost a read of the whole table.
   */
  private async total(
    questionnaireId: number,
    query: EvaluationListQuery,
  ): Promise<{ total: number; isCapped: boolean }> {
    if (!query.search && !query.clientName && !query.clientEmail) {
      const [row] = await this.database.query<{ n: number }>(
        `SELECT coalesce(sum(n), 0)::int AS n FROM status_count WHERE questionnaire_id = $1 AND ($2::text IS NULL OR status = $2)`,
        [questionnaireId, query.status ?? null],
      );
      return { total: row?.n ?? 0, isCapped: false };
    }
    const parameters: unknown[] = [questionnaireId];
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT 1 FROM evaluation WHERE ${conditions(query, parameters)} LIMIT ${TOTAL_CAP + 1}) AS found`,
      parameters,
    );
    const n = row?.n ?? 0;
    return { total: Math.min(n, TOTAL_CAP), isCapped: n > TOTAL_CAP };
  }

  /** Everything of a filter for the results workbook, newest response first; answers and texts are left out. */
  async resultRows(questionnaireId: number, query: EvaluationListQuery): Promise<ResultRow[]> {
    const parameters: unknown[] = [questionnaireId];
    return this.database.query<ResultRow>(
      `SELECT client_name AS "clientName", clinic_name AS "clinicName", client_email AS "clientEmail", status,
              total_score AS "totalScore", max_score AS "maxScore", percentage, section_scores AS sections,
              submitted_at AS "submittedAt", sent_at AS "sentAt", opened_at AS "openedAt", clicked_at AS "clickedAt"
         FROM evaluation WHERE ${conditions(query, parameters)} ORDER BY submitted_at DESC, id`,
      parameters,
    );
  }

  async stats(questionnaireId: number): Promise<StatsResponse> {
    const [rows, restorable] = await Promise.all([
      this.database.query<{ status: Status; n: number }>(
        `SELECT status, sum(n)::int AS n FROM status_count WHERE questionnaire_id = $1 GROUP BY status`,
        [questionnaireId],
      ),
      this.removal.countHidden(questionnaireId),
    ]);
    const counts = new Map(rows.map(({ status, n }) => [status, n]));
    const stats = Object.fromEntries(STATUSES.map((status) => [status, counts.get(status) ?? 0])) as Omit<
      StatsResponse,
      'total' | 'restorable'
    >;
    return { total: rows.reduce((sum, { n }) => sum + n, 0), ...stats, restorable };
  }

  /** Ids of a questionnaire's evaluations in these statuses, oldest response first, and how many others there are. */
  async idsIn(
    questionnaireId: number,
    statuses: readonly Status[],
  ): Promise<{ ids: string[]; others: number }> {
    const rows = await this.database.query<{ id: string; wanted: boolean }>(
      `SELECT id, status = ANY($2) AS wanted FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL ORDER BY submitted_at, id`,
      [questionnaireId, statuses],
    );
    const ids = rows.filter(({ wanted }) => wanted).map(({ id }) => id);
    return { ids, others: rows.length - ids.length };
  }
}

function conditions(
  { search, status, clientName, clientEmail }: EvaluationListQuery,
  parameters: unknown[],
): string {
  const parts = ['questionnaire_id = $1', 'deleted_at IS NULL'];
  const add = (sql: (place: string) => string, value: unknown) =>
    parts.push(sql(`$${parameters.push(value)}`));
  for (const word of wordsOf(search)) add((place) => `${SEARCH_TEXT} LIKE ${place}`, like(word));
  if (status) add((place) => `status = ${place}`, status);
  if (clientName) add((place) => `lower(client_name || ' ' || clinic_name) LIKE ${place}`, like(clientName));
  if (clientEmail) add((place) => `lower(client_email) LIKE ${place}`, like(clientEmail));
  return parts.join(' AND ');
}

const wordsOf = (search: string | undefined) => (search ?? '').split(/\s+/).filter(Boolean).slice(0, 8);
const like = (text: string) =>
  `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
