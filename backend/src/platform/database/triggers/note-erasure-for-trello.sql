-- News for a card whose evaluation is erased; not where a whole questionnaire is cleared away.
CREATE FUNCTION note_erasure_for_trello() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO trello_comment (evaluation_id, questionnaire_id, card_id, news)
  SELECT OLD.id, q.id, OLD.trello_card_id, '{"kind": "deleted"}' FROM questionnaire q
   WHERE q.id = OLD.questionnaire_id AND q.deleted_at IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER evaluation_trello_erasure AFTER DELETE ON evaluation FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (old.trello_card_id IS NOT NULL)))
  EXECUTE FUNCTION note_erasure_for_trello();
