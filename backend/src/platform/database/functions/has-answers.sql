-- Whether any question that counts was answered; without one, an evaluation is no result to compare others with
-- (docs/rules: empty evaluations).
CREATE OR REPLACE FUNCTION has_answers(total_score int, section_scores jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT total_score > 0 OR section_scores @? '$[*].questions[*] ? (@.answered == true)'
$$;
