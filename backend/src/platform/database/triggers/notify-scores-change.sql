-- Tells every process that the industry average has changed; only where something was counted, so that none forgets what
-- still holds.
CREATE FUNCTION notify_scores_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added) THEN PERFORM pg_notify('scores', '*'); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER notify_scores_change AFTER INSERT ON score_change REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION notify_scores_change();
