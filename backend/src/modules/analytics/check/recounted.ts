import { TIME_ZONE } from '../../../platform/time/time.js';
import { type CountedTable, WEEK } from '../counted-tables.js';

/** The evaluations of `$1` whose week is among `$2`; the range lets an index find them. */
const ROWS = `
  SELECT *, ${WEEK} AS week FROM evaluation
   WHERE questionnaire_id = $1 AND deleted_at IS NULL AND ${WEEK} = ANY($2::date[])
     AND submitted_at >= (SELECT min(w) FROM unnest($2::date[]) AS w)::timestamp AT TIME ZONE '${TIME_ZONE}'
     AND submitted_at < (SELECT max(w) + 7 FROM unnest($2::date[]) AS w)::timestamp AT TIME ZONE '${TIME_ZONE}'`;

const QUESTIONS = `jsonb_path_query(section_scores, '$[*].questions[*]')`;

/** A step's name, the times that show it was reached, and between which two moments its time lies. */
const STEPS: [step: string, reached: string, took: string][] = [
  ['received', 'created_at', 'NULL::interval'],
  [
    'generated',
    'generated_at, verified_at, sent_at, opened_at, clicked_at, offered_at',
    'generated_at - created_at',
  ],
  ['verified', 'verified_at, sent_at, opened_at, clicked_at, offered_at', 'verified_at - generated_at'],
  ['sent', 'sent_at, opened_at, clicked_at, offered_at', 'sent_at - verified_at'],
  ['opened', 'opened_at, clicked_at, offered_at', 'opened_at - sent_at'],
  ['clicked', 'clicked_at, offered_at', 'clicked_at - opened_at'],
  ['offered', 'offered_at', 'offered_at - opened_at'],
];

/**
 * SQL: what the counts should be, straight from the evaluations themselves: week, keys and sums. Written independently
 * of the triggers, which it is to judge.
 */
export const RECOUNTED: Record<CountedTable['name'], string> = {
  score: `
    SELECT week, section_id, score, max, count(*) AS n FROM (
      SELECT week, 0 AS section_id, total_score AS score, max_score AS max FROM (${ROWS}) AS e
      UNION ALL
      SELECT week, s."sectionId", s.score, s."maxScore" FROM (${ROWS}) AS e,
             jsonb_to_recordset(section_scores) AS s("sectionId" int, score int, "maxScore" int)) AS reached
     GROUP BY week, section_id, score, max`,
  question: `
    SELECT week, (q ->> 'id')::int AS question_id,
           count(*) FILTER (WHERE q -> 'points' > '0') AS correct,
           count(*) FILTER (WHERE q -> 'points' = '0' AND q -> 'answered' = 'true') AS wrong,
           count(*) FILTER (WHERE q -> 'points' = '0' AND coalesce(q -> 'answered', 'false') <> 'true') AS unanswered
      FROM (SELECT week, ${QUESTIONS} AS q FROM (${ROWS}) AS e) AS asked GROUP BY 1, 2`,
  product: `
    SELECT week, r.key::char(12) AS product_id, count(*) AS n, sum(r.value::int) AS tenths
      FROM (${ROWS}) AS e, jsonb_each_text(e.recommended) AS r GROUP BY 1, 2`,
  progress: `
    SELECT week, mark, seconds, count(*) AS n FROM (
      SELECT week, 'status:' || status AS mark, -1 AS seconds FROM (${ROWS}) AS e
      ${STEPS.map(([step, reached, took]) => `UNION ALL SELECT week, '${step}', short_seconds(${took}) FROM (${ROWS}) AS e WHERE coalesce(${reached}) IS NOT NULL`).join('\n')}) AS marks
     GROUP BY week, mark, seconds`,
};
