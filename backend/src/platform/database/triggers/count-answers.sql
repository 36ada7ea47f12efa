-- Counts of answers by question: appends to question_change what a statement adds and takes away, as count-scores.sql
-- does for scores.
CREATE FUNCTION count_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    INSERT INTO question_change (questionnaire_id, week, question_id, correct, wrong, unanswered)
    SELECT * FROM (
      SELECT questionnaire_id, week, c.question_id,
             sum(sign * c.correct) AS correct, sum(sign * c.wrong) AS wrong, sum(sign * c.unanswered) AS unanswered
        FROM (SELECT questionnaire_id, week_of(submitted_at) AS week, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign,
                     section_scores
                FROM changed_rows WHERE deleted_at IS NULL OFFSET 0) AS e,
             answers_of(e.section_scores) AS c
       GROUP BY 1, 2, 3) AS changes
     WHERE correct <> 0 OR wrong <> 0 OR unanswered <> 0;
  ELSIF EXISTS (
    SELECT FROM before_rows b JOIN after_rows a ON a.id = b.id
     WHERE (a.questionnaire_id, a.submitted_at, a.deleted_at, a.section_scores)
           IS DISTINCT FROM
           (b.questionnaire_id, b.submitted_at, b.deleted_at, b.section_scores))
  THEN
    INSERT INTO question_change (questionnaire_id, week, question_id, correct, wrong, unanswered)
    SELECT * FROM (
      SELECT questionnaire_id, week, c.question_id,
             sum(sign * c.correct) AS correct, sum(sign * c.wrong) AS wrong, sum(sign * c.unanswered) AS unanswered
        FROM ((SELECT questionnaire_id, week_of(submitted_at) AS week, -1 AS sign, section_scores
                 FROM before_rows WHERE deleted_at IS NULL OFFSET 0)
              UNION ALL
              (SELECT questionnaire_id, week_of(submitted_at) AS week, 1 AS sign, section_scores
                 FROM after_rows WHERE deleted_at IS NULL OFFSET 0)) AS e,
             answers_of(e.section_scores) AS c
       GROUP BY 1, 2, 3) AS changes
     WHERE correct <> 0 OR wrong <> 0 OR unanswered <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER count_answers_insert AFTER INSERT ON evaluation REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_answers();
CREATE TRIGGER count_answers_delete AFTER DELETE ON evaluation REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_answers();
CREATE TRIGGER count_answers_update AFTER UPDATE ON evaluation
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_answers();
