-- News for a card: status, deletion, return.
CREATE FUNCTION note_change_for_trello() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_for_trello(NEW.id, NEW.questionnaire_id, NEW.trello_card_id, CASE
    WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN '{"kind": "deleted"}'::jsonb
    WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN '{"kind": "restored"}'::jsonb
    ELSE jsonb_build_object('kind', 'status', 'from', OLD.status, 'to', NEW.status) END);
  RETURN NULL;
END $$;

CREATE TRIGGER evaluation_trello_change AFTER UPDATE OF status, deleted_at ON evaluation FOR EACH ROW WHEN ((((old.status)::text <> (new.status)::text) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))))
  EXECUTE FUNCTION note_change_for_trello();
