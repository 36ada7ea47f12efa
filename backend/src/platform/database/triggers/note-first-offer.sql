-- When an evaluation's first offer was asked for: the last step of its progress.
CREATE FUNCTION note_first_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE evaluation SET offered_at = NEW.created_at
   WHERE id = NEW.evaluation_id AND (offered_at IS NULL OR offered_at > NEW.created_at);
  RETURN NULL;
END $$;

CREATE TRIGGER note_first_offer AFTER INSERT ON offer_request
  FOR EACH ROW EXECUTE FUNCTION note_first_offer();
