-- Marks the weeks whose counts no longer hold, one row per statement and week, in the transaction of the change. Appended,
-- never updated: statements that end at once do not wait for each other (docs/rules: counts). A mark names the clinics, and the
-- responses that others follow, of which another response may be the latest now.
CREATE FUNCTION mark_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO week_to_count (questionnaire_id, week, clinics)
    SELECT c.questionnaire_id, week_of(c.submitted_at), coalesce(array_agg(DISTINCT k.clinic) FILTER (WHERE k.clinic IS NOT NULL), '{}')
      FROM before_rows b JOIN after_rows a ON a.id = b.id,
           LATERAL (VALUES (b.questionnaire_id, b.submitted_at, b.deleted_at, b.clinic_key, b.former_id),
                           (a.questionnaire_id, a.submitted_at, a.deleted_at, a.clinic_key, a.former_id))
             AS c(questionnaire_id, submitted_at, deleted_at, clinic_key, former_id),
           LATERAL (SELECT (a.questionnaire_id, a.submitted_at, a.deleted_at, a.total_score, a.max_score, a.section_scores, a.clinic_key,
                            a.former_id)
                           IS DISTINCT FROM
                           (b.questionnaire_id, b.submitted_at, b.deleted_at, b.total_score, b.max_score, b.section_scores, b.clinic_key,
                            b.former_id)) AS result(has_changed),
           -- Which clinic an anonymised one was of is no longer known anywhere.
           LATERAL (SELECT unnest(ARRAY[c.clinic_key, c.former_id::text]) WHERE result.has_changed AND a.anonymised_at IS NULL
                    UNION ALL SELECT NULL) AS k(clinic)
     WHERE c.deleted_at IS NULL
       AND (result.has_changed
            OR (a.status, a.created_at, a.generated_at, a.verified_at, a.sent_at, a.opened_at, a.clicked_at, a.offered_at,
                a.chosen_options, a.recommended)
               IS DISTINCT FROM
               (b.status, b.created_at, b.generated_at, b.verified_at, b.sent_at, b.opened_at, b.clicked_at, b.offered_at,
                b.chosen_options, b.recommended))
     GROUP BY 1, 2;
  ELSE
    INSERT INTO week_to_count (questionnaire_id, week, clinics)
    SELECT questionnaire_id, week_of(submitted_at), coalesce(array_agg(DISTINCT k.clinic) FILTER (WHERE k.clinic IS NOT NULL), '{}')
      FROM changed_rows, LATERAL unnest(ARRAY[clinic_key, former_id::text]) AS k(clinic) WHERE deleted_at IS NULL GROUP BY 1, 2;
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
