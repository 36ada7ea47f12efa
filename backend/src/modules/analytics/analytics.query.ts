import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { AnswersRow, Counts, ProgressRow, QuestionRow, WeekRow } from './count-rows.js';
import { countsOf } from './evaluation-counts.js';
import type { Period } from './period.js';

/**
 * The counts of one questionnaire. No read looks at evaluations: what it costs depends on how many different
 * scores, products, steps and weeks there are, never on how many evaluations.
 */
@Injectable()
export class AnalyticsQuery {
  constructor(private readonly database: Database) {}

  /** Everything the figures need, in one statement. */
  async counts(questionnaireId: number, period: Period | null): Promise<Counts> {
    const name = nameOf('analytics-counts', period);
    const [row] = await this.database.prepared<Counts>(name, COUNTS(period !== null), [
      questionnaireId,
      ...boundsOf(period),
    ]);
    return row!;
  }

  /** Weeks that have evaluations, in order. */
  weeks(questionnaireId: number, period: Period): Promise<WeekRow[]> {
    return this.database.prepared<WeekRow>('analytics-weeks', WEEKS, [questionnaireId, ...boundsOf(period)]);
  }

  progress(questionnaireId: number, period: Period | null): Promise<{ rows: ProgressRow[] }[]> {
    const name = nameOf('analytics-progress', period);
    return this.database.prepared(name, PROGRESS(period !== null), [questionnaireId, ...boundsOf(period)]);
  }

  /** Every question that counts, in the questionnaire's order, also one that nobody was asked yet. */
  questions(questionnaireId: number, period: Period | null): Promise<QuestionRow[]> {
    const name = nameOf('analytics-questions', period);
    return this.database.prepared<QuestionRow>(name, QUESTIONS(period !== null), [
      questionnaireId,
      ...boundsOf(period),
    ]);
  }

  /** Every question that has options, in the questionnaire's order, with how often each was chosen. */
  answers(questionnaireId: number, period: Period | null): Promise<AnswersRow[]> {
    const name = nameOf('analytics-answers', period);
    return this.database.prepared<AnswersRow>(name, ANSWERS(period !== null), [
      questionnaireId,
      ...boundsOf(period),
    ]);
  }
}

/** A statement's name always stands for the same SQL. */
const nameOf = (name: string, period: Period | null) => (period === null ? name : `${name}-of-period`);
const boundsOf = (period: Period | null) => (period === null ? [] : [period.from, period.to]);

const INCLUDED = 's.questionnaire_id = $1 AND s.include_in_evaluation AND n.point_value > 0';

const COUNTS = (isPeriod: boolean) => `
  SELECT (SELECT coalesce(json_agg(json_build_array(section_id, score, max, n)), '[]')
            FROM (SELECT subject::int AS section_id, value AS score, max, sum(n) AS n FROM ${countsOf('score', isPeriod)} AS c
                   GROUP BY 1, 2, 3) AS reached) AS scores,
         (SELECT coalesce(json_agg(json_build_array(product_id, n, tenths)), '[]')
            FROM (SELECT subject AS product_id, sum(n) AS n, sum(n * value) AS tenths FROM ${countsOf('product', isPeriod)} AS c
                   GROUP BY 1) AS recommended) AS products,
         (SELECT coalesce(json_agg(json_build_array(status, n)), '[]')
            FROM (SELECT subject AS status, sum(n) AS n FROM ${countsOf('status', isPeriod)} AS c GROUP BY 1) AS reached) AS statuses,
         (SELECT coalesce(json_agg(json_build_array(s.id, s.name) ORDER BY s.position, s.id), '[]') FROM section s
           WHERE EXISTS (SELECT FROM question n WHERE n.section_id = s.id AND ${INCLUDED})) AS sections,
         (SELECT coalesce(json_agg(json_build_array(product_id, name)), '[]')
            FROM (SELECT DISTINCT ON (n.product_id) n.product_id, btrim(n.related_product, E' \\t\\r\\n') AS name
                    FROM question n JOIN section s ON s.id = n.section_id
                   WHERE ${INCLUDED} AND n.product_id IS NOT NULL
                   ORDER BY n.product_id, s.position, s.id, n.position, n.id) AS named) AS product_names,
         (SELECT coalesce(sum(n.point_value), 0)::int FROM question n JOIN section s ON s.id = n.section_id
           WHERE ${INCLUDED}) AS max_score`;

/** Percentages in tenths, halves rounded up, as they are stored. */
const TENTHS = 'CASE WHEN max > 0 THEN (2000::bigint * value + max) / (2 * max) ELSE 0 END';

const WEEKS = `
  SELECT to_char(week, 'YYYY-MM-DD') AS week, sum(received)::int AS n, sum(n)::int AS answered, sum(tenths)::float8 AS tenths
    FROM (SELECT week, 0 AS received, n, n * (${TENTHS}) AS tenths FROM ${countsOf('score', true)} AS s WHERE subject = '0'
          UNION ALL
          SELECT week, n, 0, 0 FROM ${countsOf('status', true)} AS t) AS c
   GROUP BY c.week ORDER BY c.week`;

const PROGRESS = (isPeriod: boolean) => `
  SELECT coalesce(json_agg(json_build_array(step, seconds, n)), '[]') AS rows
    FROM (SELECT subject AS step, value AS seconds, sum(n) AS n FROM ${countsOf('step', isPeriod)} AS c GROUP BY 1, 2) AS steps`;

const QUESTIONS = (isPeriod: boolean) => `
  SELECT n.id, n.question_id, n.question_text, s.id AS section_id, s.name AS section_name,
         coalesce(c.correct, 0)::int AS correct, coalesce(c.wrong, 0)::int AS wrong, coalesce(c.unanswered, 0)::int AS unanswered
    FROM section s JOIN question n ON n.section_id = s.id
    LEFT JOIN (SELECT subject::int AS question_id, sum(n) FILTER (WHERE value = 1) AS correct, sum(n) FILTER (WHERE value = 0) AS wrong,
                      sum(n) FILTER (WHERE value = -1) AS unanswered
                 FROM ${countsOf('judged', isPeriod)} AS c GROUP BY 1) AS c ON c.question_id = n.id
   WHERE ${INCLUDED} ORDER BY s.position, s.id, n.position, n.id`;

const ANSWERS = (isPeriod: boolean) => `
  WITH chosen AS MATERIALIZED (
         SELECT subject::int AS question_id, value AS option_id, sum(n) AS n FROM ${countsOf('chosen', isPeriod)} AS c GROUP BY 1, 2)
  SELECT n.id, n.question_id, n.question_text, s.id AS section_id, s.name AS section_name,
         n.kind = 'multiple' AS several_chosen,
         coalesce((SELECT c.n FROM chosen c WHERE c.question_id = n.id AND c.option_id = -1), 0)::int AS answered,
         coalesce((SELECT c.n FROM chosen c WHERE c.question_id = n.id AND c.option_id = 0), 0)::int AS unknown,
         (SELECT json_agg(json_build_object('id', o.id, 'label', o.label, 'points', o.points, 'n', coalesce(c.n, 0)) ORDER BY o.position, o.id)
            FROM answer_option o LEFT JOIN chosen c ON c.question_id = n.id AND c.option_id = o.id
           WHERE o.question_id = n.id) AS options
    FROM section s JOIN question n ON n.section_id = s.id
   WHERE s.questionnaire_id = $1 AND n.kind <> 'text' AND EXISTS (SELECT FROM answer_option o WHERE o.question_id = n.id)
   ORDER BY s.position, s.id, n.position, n.id`;
