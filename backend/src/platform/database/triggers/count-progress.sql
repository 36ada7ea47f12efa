-- Counts of statuses and of the steps that were reached: appends to progress_change what a statement adds and takes away,
-- as count-scores.sql does for scores. The list of evaluations and the dashboard read the statuses here, too.
CREATE FUNCTION count_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    INSERT INTO progress_change (questionnaire_id, week, mark, seconds, n)
    SELECT * FROM (
      SELECT questionnaire_id, week, c.mark, c.seconds,
             sum(sign) AS n
        FROM (SELECT questionnaire_id, week_of(submitted_at) AS week, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign,
                     status, created_at, generated_at, verified_at, sent_at, opened_at, clicked_at, offered_at
                FROM changed_rows WHERE deleted_at IS NULL OFFSET 0) AS e,
             progress_of(e.status, e.created_at, e.generated_at, e.verified_at, e.sent_at, e.opened_at, e.clicked_at,
                         e.offered_at) AS c
       GROUP BY 1, 2, 3, 4) AS changes
     WHERE n <> 0;
  ELSIF EXISTS (
    SELECT FROM before_rows b JOIN after_rows a ON a.id = b.id
     WHERE (a.questionnaire_id, a.submitted_at, a.deleted_at, a.status, a.created_at, a.generated_at,
            a.verified_at, a.sent_at, a.opened_at, a.clicked_at, a.offered_at)
           IS DISTINCT FROM
           (b.questionnaire_id, b.submitted_at, b.deleted_at, b.status, b.created_at, b.generated_at,
            b.verified_at, b.sent_at, b.opened_at, b.clicked_at, b.offered_at))
  THEN
    INSERT INTO progress_change (questionnaire_id, week, mark, seconds, n)
    SELECT * FROM (
      SELECT questionnaire_id, week, c.mark, c.seconds,
             sum(sign) AS n
        FROM ((SELECT questionnaire_id, week_of(submitted_at) AS week, -1 AS sign,
                      status, created_at, generated_at, verified_at, sent_at, opened_at, clicked_at, offered_at
                 FROM before_rows WHERE deleted_at IS NULL OFFSET 0)
              UNION ALL
              (SELECT questionnaire_id, week_of(submitted_at) AS week, 1 AS sign,
                      status, created_at, generated_at, verified_at, sent_at, opened_at, clicked_at, offered_at
                 FROM after_rows WHERE deleted_at IS NULL OFFSET 0)) AS e,
             progress_of(e.status, e.created_at, e.generated_at, e.verified_at, e.sent_at, e.opened_at, e.clicked_at,
                         e.offered_at) AS c
       GROUP BY 1, 2, 3, 4) AS changes
     WHERE n <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER count_progress_insert AFTER INSERT ON evaluation REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_progress();
CREATE TRIGGER count_progress_delete AFTER DELETE ON evaluation REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_progress();
CREATE TRIGGER count_progress_update AFTER UPDATE ON evaluation
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_progress();
