-- How much must be answered for a result decides over all weeks which results are compared.
CREATE FUNCTION mark_all_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO week_to_count (questionnaire_id, week)
  SELECT DISTINCT questionnaire_id, week FROM evaluation_count
   WHERE questionnaire_id = NEW.id AND kind = 'status' AND week > '-infinity';
  RETURN NULL;
END $$;

CREATE TRIGGER mark_all_weeks AFTER UPDATE OF min_answered_percent ON questionnaire
  FOR EACH ROW WHEN (NEW.min_answered_percent <> OLD.min_answered_percent) EXECUTE FUNCTION mark_all_weeks();
