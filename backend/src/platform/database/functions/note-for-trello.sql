-- News for a card that is there, or that is just being made; a card that is gone hears nothing.
CREATE OR REPLACE FUNCTION note_for_trello(evaluation uuid, questionnaire integer, card text, news jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE known record;
BEGIN
  SELECT * INTO known FROM trello_card c WHERE c.evaluation_id = evaluation;
  IF (card IS NULL AND known.state IS DISTINCT FROM 'wanted') OR card = known.gone_card THEN RETURN; END IF;
  INSERT INTO trello_comment (evaluation_id, questionnaire_id, news) VALUES (evaluation, questionnaire, news);
END $$;
