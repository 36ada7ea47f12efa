-- Marks the weeks whose counts no longer hold, one row per statement and week, in the transaction of the change. Appended,
-- never updated: statements that end at once do not wait for each other (docs/rules: counts).
CREATE FUNCTION mark_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO week_to_count (questionnaire_id, week)
    SELECT DISTINCT c.questionnaire_id, week_of(c.submitted_at)
      FROM before_rows b JOIN after_rows a ON a.id = b.id,
           LATERAL (VALUES (b.questionnaire_id, b.submitted_at, b.deleted_at),
                           (a.questionnaire_id, a.submitted_at, a.deleted_at)) AS c(questionnaire_id, submitted_at, deleted_at)
     WHERE c.deleted_at IS NULL
       AND (a.questionnaire_id, a.submitted_at, a.deleted_at, a.status, a.created_at, a.generated_at, a.verified_at,
            a.sent_at, a.opened_at, a.clicked_at, a.offered_at, a.total_score, a.max_score, a.section_scores,
            a.chosen_options, a.recommended)
           IS DISTINCT FROM
           (b.questionnaire_id, b.submitted_at, b.deleted_at, b.status, b.created_at, b.generated_at, b.verified_at,
            b.sent_at, b.opened_at, b.clicked_at, b.offered_at, b.total_score, b.max_score, b.section_scores,
            b.chosen_options, b.recommended);
  ELSE
    INSERT INTO week_to_count (questionnaire_id, week)
    SELECT DISTINCT questionnaire_id, week_of(submitted_at) FROM changed_rows WHERE deleted_at IS NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER mark_weeks_insert AFTER INSERT ON evaluation REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_weeks();
CREATE TRIGGER mark_weeks_delete AFTER DELETE ON evaluation REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_weeks();
CREATE TRIGGER mark_weeks_update AFTER UPDATE ON evaluation
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_weeks();
