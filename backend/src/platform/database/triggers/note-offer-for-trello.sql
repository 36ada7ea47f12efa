-- News for a card: an offer was asked for.
CREATE FUNCTION note_offer_for_trello() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_for_trello(e.id, e.questionnaire_id, e.trello_card_id, jsonb_build_object('kind', 'offer', 'product', NEW.product_name))
     FROM evaluation e WHERE e.id = NEW.evaluation_id;
  RETURN NULL;
END $$;

CREATE TRIGGER offer_request_trello AFTER INSERT ON offer_request FOR EACH ROW
  EXECUTE FUNCTION note_offer_for_trello();
