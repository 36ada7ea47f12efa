-- What an evaluation adds to the counts of answers: each question as right (all its points), wrong or unanswered.
CREATE OR REPLACE FUNCTION answers_of(section_scores jsonb)
RETURNS TABLE (question_id int, correct int, wrong int, unanswered int) LANGUAGE sql IMMUTABLE AS $$
  SELECT q.id, (q.points = q."pointValue")::int, (q.points < q."pointValue" AND q.answered IS TRUE)::int,
         (q.points < q."pointValue" AND q.answered IS NOT TRUE)::int
    FROM jsonb_array_elements(section_scores) AS s,
         jsonb_to_recordset(s -> 'questions') AS q(id int, points int, "pointValue" int, answered boolean)
$$;
