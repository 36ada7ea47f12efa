-- Counts of scores: appends to score_change what a statement adds and takes away, in its transaction. Appended, never
-- updated: statements that end at once do not wait for each other; a fold adds up (docs/rules: counts). Evaluations without
-- any answer are no scores to compare with. OFFSET 0 keeps the planner from finding the week anew for every row of the
-- function beside it.
CREATE FUNCTION count_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    INSERT INTO score_change (questionnaire_id, week, section_id, score, max, n)
    SELECT * FROM (
      SELECT questionnaire_id, week, c.section_id, c.score, c.max,
             sum(sign) AS n
        FROM (SELECT questionnaire_id, week_of(submitted_at) AS week, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign,
                     total_score, max_score, section_scores
                FROM changed_rows WHERE deleted_at IS NULL AND has_answers(total_score, section_scores) OFFSET 0) AS e,
             scores_of(e.total_score, e.max_score, e.section_scores) AS c
       GROUP BY 1, 2, 3, 4, 5) AS changes
     WHERE n <> 0;
  ELSIF EXISTS (
    SELECT FROM before_rows b JOIN after_rows a ON a.id = b.id
     WHERE (a.questionnaire_id, a.submitted_at, a.deleted_at, a.total_score, a.max_score, a.section_scores)
           IS DISTINCT FROM
           (b.questionnaire_id, b.submitted_at, b.deleted_at, b.total_score, b.max_score, b.section_scores))
  THEN
    INSERT INTO score_change (questionnaire_id, week, section_id, score, max, n)
    SELECT * FROM (
      SELECT questionnaire_id, week, c.section_id, c.score, c.max,
             sum(sign) AS n
        FROM ((SELECT questionnaire_id, week_of(submitted_at) AS week, -1 AS sign,
                      total_score, max_score, section_scores
                 FROM before_rows WHERE deleted_at IS NULL AND has_answers(total_score, section_scores) OFFSET 0)
              UNION ALL
              (SELECT questionnaire_id, week_of(submitted_at) AS week, 1 AS sign,
                      total_score, max_score, section_scores
                 FROM after_rows WHERE deleted_at IS NULL AND has_answers(total_score, section_scores) OFFSET 0)) AS e,
             scores_of(e.total_score, e.max_score, e.section_scores) AS c
       GROUP BY 1, 2, 3, 4, 5) AS changes
     WHERE n <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER count_scores_insert AFTER INSERT ON evaluation REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_scores();
CREATE TRIGGER count_scores_delete AFTER DELETE ON evaluation REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_scores();
CREATE TRIGGER count_scores_update AFTER UPDATE ON evaluation
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_scores();
