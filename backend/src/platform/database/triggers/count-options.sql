-- Counts of chosen options: appends to option_change what a statement adds and takes away, as count-scores.sql does for
-- scores.
CREATE FUNCTION count_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    INSERT INTO option_change (questionnaire_id, week, question_id, option_id, n)
    SELECT * FROM (
      SELECT questionnaire_id, week, c.question_id, c.option_id, sum(sign) AS n
        FROM (SELECT questionnaire_id, week_of(submitted_at) AS week, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign,
                     chosen_options
                FROM changed_rows WHERE deleted_at IS NULL OFFSET 0) AS e,
             options_of(e.chosen_options) AS c
       GROUP BY 1, 2, 3, 4) AS changes
     WHERE n <> 0;
  ELSIF EXISTS (
    SELECT FROM before_rows b JOIN after_rows a ON a.id = b.id
     WHERE (a.questionnaire_id, a.submitted_at, a.deleted_at, a.chosen_options)
           IS DISTINCT FROM
           (b.questionnaire_id, b.submitted_at, b.deleted_at, b.chosen_options))
  THEN
    INSERT INTO option_change (questionnaire_id, week, question_id, option_id, n)
    SELECT * FROM (
      SELECT questionnaire_id, week, c.question_id, c.option_id, sum(sign) AS n
        FROM ((SELECT questionnaire_id, week_of(submitted_at) AS week, -1 AS sign, chosen_options
                 FROM before_rows WHERE deleted_at IS NULL OFFSET 0)
              UNION ALL
              (SELECT questionnaire_id, week_of(submitted_at) AS week, 1 AS sign, chosen_options
                 FROM after_rows WHERE deleted_at IS NULL OFFSET 0)) AS e,
             options_of(e.chosen_options) AS c
       GROUP BY 1, 2, 3, 4) AS changes
     WHERE n <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER count_options_insert AFTER INSERT ON evaluation REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_options();
CREATE TRIGGER count_options_delete AFTER DELETE ON evaluation REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_options();
CREATE TRIGGER count_options_update AFTER UPDATE ON evaluation
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_options();
