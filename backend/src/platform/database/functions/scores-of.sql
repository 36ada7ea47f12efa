-- What an evaluation adds to the counts of scores: its total (section 0) and each section's. A plain SQL function, so that
-- the planner puts its body into the statement that calls it.
CREATE OR REPLACE FUNCTION scores_of(total_score int, max_score int, section_scores jsonb)
RETURNS TABLE (section_id int, score int, max int) LANGUAGE sql IMMUTABLE AS $$
  SELECT 0, total_score, max_score
   UNION ALL
  SELECT s."sectionId", s.score, s."maxScore"
    FROM jsonb_to_recordset(section_scores) AS s("sectionId" int, score int, "maxScore" int)
$$;
