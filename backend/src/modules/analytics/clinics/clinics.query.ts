import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Period } from '../period.js';
import { BELOW_IS_WEAK } from '../statistics.js';

/** Evaluations that a bar of the analytics stands for (rules: clinics behind a number). */
export const CLINIC_GROUPS = ['waiting', 'asked', 'weak', 'product'] as const;
export type ClinicGroup = (typeof CLINIC_GROUPS)[number];

/** Totals are counted up to here. */
export const MOST_COUNTED = 1000;

export interface ClinicRow {
  id: string;
  clientName: string;
  clinicName: string;
  clientEmail: string;
  percentage: number;
  at: Date;
  value: number | null;
}

/** Which of the clinics; `subject` is the section's or the product's id. */
export interface ClinicsRequest {
  questionnaireId: number;
  group: ClinicGroup;
  subject: string;
  period: Period | null;
  limit: number;
  offset: number;
}

/** Reads evaluations themselves, as the counts know no names; the latest first, so that a page costs what it shows. */
@Injectable()
export class ClinicsQuery {
  constructor(private readonly database: Database) {}

  async page({ questionnaireId, group, subject, period, limit, offset }: ClinicsRequest) {
    const of = [questionnaireId, period?.from ?? null, period?.to ?? null, subject];
    const [rows, counted] = await Promise.all([
      this.database.query<ClinicRow>(ROWS(group), [...of, limit, offset]),
      this.database.query<{ n: number }>(TOTAL(group), of),
    ]);
    const n = counted[0]!.n;
    return { rows, total: Math.min(n, MOST_COUNTED), isCapped: n > MOST_COUNTED };
  }
}

const OPENED = 'coalesce(e.opened_at, e.clicked_at)';
const monday = (day: string) => `(${day}::timestamp AT TIME ZONE time_zone())`;

const GROUPS: Readonly<Record<ClinicGroup, { where: string; at: string; value: string }>> = {
  waiting: { where: `${OPENED} IS NOT NULL AND e.offered_at IS NULL`, at: OPENED, value: 'NULL' },
  asked: { where: 'e.offered_at IS NOT NULL', at: 'e.offered_at', value: 'NULL' },
  weak: {
    where: `has_answers(e.total_score, e.section_scores) AND EXISTS (
      SELECT FROM scores_of(e.total_score, e.max_score, e.section_scores) AS s
       WHERE s.section_id > 0 AND s.section_id::text = $4 AND s.max > 0 AND 100 * s.score < ${BELOW_IS_WEAK} * s.max)`,
    at: 'e.submitted_at',
    value: `(SELECT round(100.0 * s.score / s.max, 1) FROM scores_of(e.total_score, e.max_score, e.section_scores) AS s
              WHERE s.section_id > 0 AND s.section_id::text = $4)`,
  },
  product: {
    where: 'e.recommended ? $4',
    at: 'e.submitted_at',
    value: '(e.recommended ->> $4)::numeric / 10',
  },
};

/** SQL: the group's evaluations of the questionnaire $1, in the weeks from Monday $2 to that of $3; $4 is what the group is about. */
const FROM = (group: ClinicGroup) => `
  FROM evaluation e WHERE e.questionnaire_id = $1 AND e.deleted_at IS NULL AND $4::text IS NOT NULL AND ${GROUPS[group].where}
   AND ($2::date IS NULL OR e.submitted_at >= ${monday('$2::date')}) AND ($3::date IS NULL OR e.submitted_at < ${monday('($3::date + 7)')})`;

const ROWS = (group: ClinicGroup) => `
  SELECT e.id, e.client_name, e.clinic_name, e.client_email, e.percentage::float8 AS percentage, ${GROUPS[group].at} AS at,
         (${GROUPS[group].value})::float8 AS value ${FROM(group)}
   ORDER BY ${GROUPS[group].at} DESC, e.id DESC LIMIT $5 OFFSET $6`;

const TOTAL = (group: ClinicGroup) =>
  `SELECT count(*)::int AS n FROM (SELECT 1 ${FROM(group)} LIMIT ${MOST_COUNTED + 1}) AS hit`;
