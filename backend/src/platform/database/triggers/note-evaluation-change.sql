-- When an evaluation last changed: by the clock, as rows of one long transaction change at different times. Readers hold back
-- what is younger than the oldest transaction that still writes (evaluations/list/changes.query.ts).
CREATE FUNCTION note_evaluation_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;

CREATE TRIGGER note_evaluation_change BEFORE INSERT OR UPDATE ON evaluation
  FOR EACH ROW EXECUTE FUNCTION note_evaluation_change();
