import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Period } from '../../analytics/period.js';

/** How clinics that came back have changed, in percentage points. */
export interface Returned {
  n: number;
  mean: number;
  better: number;
  same: number;
  worse: number;
  /** Of how many the two results come from different versions of the questionnaire. */
  otherVersion: number;
}

export interface ReturnedSection {
  sectionId: number;
  sectionName: string;
  n: number;
  mean: number;
}

/** The newest so many are looked at, so that the cost stays bounded. */
export const MOST_RETURNED = 2000;

/** Reads pairs of results that follow one another, by the week of the later response (rules: clinics that came back). */
@Injectable()
export class ReturnedQuery {
  constructor(private readonly database: Database) {}

  async whole(questionnaireId: number, period: Period | null): Promise<Returned> {
    const [row] = await this.database.query<Returned>(
      `WITH pair AS (${PAIRS})
       SELECT count(*)::int AS n, coalesce(avg(difference), 0)::float8 AS mean, (count(*) FILTER (WHERE difference > 0))::int AS better,
              (count(*) FILTER (WHERE difference = 0))::int AS same, (count(*) FILTER (WHERE difference < 0))::int AS worse,
              (count(*) FILTER (WHERE is_other))::int AS other_version FROM pair`,
      parametersOf(questionnaireId, period),
    );
    return row!;
  }

  /** Sections that count as the questionnaire stands and that both results have. */
  sections(questionnaireId: number, period: Period | null): Promise<ReturnedSection[]> {
    return this.database.query<ReturnedSection>(
      `WITH pair AS (${PAIRS}), change AS (
         SELECT (now.score ->> 'sectionId')::int AS id, (now.score ->> 'percentage')::numeric - (earlier.score ->> 'percentage')::numeric AS difference
           FROM pair CROSS JOIN LATERAL jsonb_array_elements(pair.now) AS now(score)
           JOIN LATERAL jsonb_array_elements(pair.before) AS earlier(score) ON earlier.score -> 'sectionId' = now.score -> 'sectionId')
       SELECT s.id AS section_id, s.name AS section_name, count(*)::int AS n, avg(change.difference)::float8 AS mean
         FROM change JOIN section s ON s.id = change.id AND s.include_in_evaluation GROUP BY s.id ORDER BY s.position, s.id`,
      parametersOf(questionnaireId, period),
    );
  }
}

const parametersOf = (questionnaireId: number, period: Period | null): unknown[] => [
  questionnaireId,
  period?.from ?? null,
  period?.to ?? null,
];

const monday = (day: string) => `(${day}::timestamp AT TIME ZONE time_zone())`;
/** SQL: published results that compare with one that is still there; of questionnaire $1, in the weeks from Monday $2 to that of $3. */
const PAIRS = `
  SELECT e.percentage - f.percentage AS difference, e.scored_version <> f.scored_version AS is_other, e.section_scores AS now, f.section_scores AS before
    FROM evaluation e JOIN evaluation f ON f.id = e.former_id AND f.deleted_at IS NULL
   WHERE e.questionnaire_id = $1 AND e.former_id IS NOT NULL AND e.published IS NOT NULL AND e.deleted_at IS NULL
     AND ($2::date IS NULL OR e.submitted_at >= ${monday('$2::date')}) AND ($3::date IS NULL OR e.submitted_at < ${monday('($3::date + 7)')})
   ORDER BY e.submitted_at DESC LIMIT ${MOST_RETURNED}`;
