import type { TestApp } from '../setup/test-app.js';

/** Stores scored evaluations, each of a clinic of its own, or all of the one that is named; answers their ids. */
export const addScored = (
  test: TestApp,
  questionnaireId: number,
  scores: number[],
  max: number,
  answered = true,
  clinic = '',
) =>
  test.sql<{ id: string }>(
    `INSERT INTO evaluation (questionnaire_id, client_email, clinic_name, hashed_url, source_key, total_score, max_score, section_scores, percentage, submitted_at)
     SELECT $1, 'a@clinic.example', CASE $5 WHEN '' THEN gen_random_uuid()::text ELSE $5 END, left(md5(random()::text) || md5(random()::text), 40), md5(random()::text) || md5(random()::text),
            score, $3, jsonb_build_array(jsonb_build_object('sectionId', 7, 'score', score, 'maxScore', $3::int, 'questions',
              jsonb_build_array(jsonb_build_object('id', 1, 'points', score, 'pointValue', $3::int, 'answered', $4::boolean)))), CASE WHEN $3 > 0 THEN round(100.0 * score / greatest($3, 1), 1) ELSE 0 END, now() - random() * interval '400 days'
       FROM unnest($2::int[]) AS score RETURNING id`,
    [questionnaireId, scores, max, answered, clinic],
  );

/** The same figures by PostgreSQL's own functions over the evaluations themselves. */
export async function recompute(test: TestApp, questionnaireId: number, shown: number, exceptOne: number) {
  const [row] = await test.sql<Record<'n' | 'mean' | 'median' | 'q1' | 'q3' | 'below', number>>(
    `SELECT count(*)::int AS n, round(avg(percentage), 1)::float8 AS mean,
            round(percentile_cont(0.5) WITHIN GROUP (ORDER BY percentage)::numeric, 1)::float8 AS median,
            round(percentile_cont(0.25) WITHIN GROUP (ORDER BY percentage)::numeric, 1)::float8 AS q1,
            round(percentile_cont(0.75) WITHIN GROUP (ORDER BY percentage)::numeric, 1)::float8 AS q3,
            (count(*) FILTER (WHERE percentage < $2))::int AS below
       FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL AND NOT section_scores @> '[{"questions": [{"answered": false}]}]'
        AND 100 * (section_scores #>> '{0,questions,0,pointValue}')::int >= 50 * max_score`,
    [questionnaireId, shown],
  );
  return { ...row!, ahead: row!.below - (exceptOne < shown ? 1 : 0) };
}
