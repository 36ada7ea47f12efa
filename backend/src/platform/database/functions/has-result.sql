-- Whether so many percent of the points that count were answered that there is a result to judge, as answeredOf() of
-- scoring/answered.ts judges (docs/rules: too few answers).
CREATE OR REPLACE FUNCTION has_result(max_score int, section_scores jsonb, min_answered_percent int) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT 100 * coalesce(sum((q.answered ->> 'pointValue')::int), 0) >= min_answered_percent * max_score
    FROM jsonb_path_query(section_scores, '$[*].questions[*] ? (@.answered == true)') AS q(answered)
$$;
