-- Puts what happens to an evaluation after it has come in into the outbox (evaluation_event), whichever way it comes about. Webhooks
-- go by the times and not by the status: a status that a person resets tells of nothing that has happened. That it has come in is
-- put there by who stores it, who alone knows whether it is a new one (evaluations/intake).
CREATE FUNCTION record_evaluation_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[]; kinds text[]; details jsonb[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- In this order: a relay that has handed an event on is waited for, so the delivery that comes of it goes, too; one that is about to finds that the event is gone.
    DELETE FROM evaluation_event WHERE evaluation_id IN (SELECT id FROM before_rows);
    DELETE FROM webhook_delivery WHERE evaluation_id IN (SELECT id FROM before_rows);
    -- Not where a whole questionnaire is cleared away.
    INSERT INTO evaluation_event (evaluation_id, questionnaire_id, kind, facts, tells_card)
    SELECT b.id, q.id, 'evaluation.deleted', jsonb_build_object('card', b.trello_card_id), true
      FROM before_rows b JOIN questionnaire q ON q.id = b.questionnaire_id AND q.deleted_at IS NULL
     WHERE b.deleted_at IS NULL AND b.trello_card_id IS NOT NULL;
    IF FOUND THEN PERFORM pg_notify('evaluation_event', ''); END IF;
    RETURN NULL;
  ELSIF TG_TABLE_NAME = 'offer_request' THEN
    SELECT array_agg(evaluation_id), array_agg('offer.requested'::text),
           array_agg(jsonb_build_object('product', jsonb_build_object('id', product_id, 'name', product_name)))
      INTO ids, kinds, details FROM after_rows;
  ELSIF EXISTS (SELECT FROM webhook WHERE is_on) OR EXISTS (SELECT FROM trello_card WHERE state = 'wanted')
        OR EXISTS (SELECT FROM after_rows WHERE trello_card_id IS NOT NULL) THEN
    SELECT array_agg(a.id), array_agg(change.kind), array_agg(change.facts) INTO ids, kinds, details
      FROM after_rows a JOIN before_rows b ON b.id = a.id CROSS JOIN LATERAL (
        SELECT kind, NULL::jsonb AS facts
          FROM (VALUES
            ('evaluation.generated', b.generated_at, a.generated_at), ('evaluation.verified', b.verified_at, a.verified_at),
            ('evaluation.sent', b.sent_at, a.sent_at), ('evaluation.opened', b.opened_at, a.opened_at),
            ('evaluation.clicked', b.clicked_at, a.clicked_at)) AS step(kind, earlier, later)
         WHERE a.deleted_at IS NULL AND later IS NOT NULL AND later IS DISTINCT FROM earlier
        UNION ALL
        SELECT 'evaluation.status', jsonb_build_object('from', b.status, 'to', a.status)
                 || CASE WHEN a.marked_status ->> 'status' = a.status THEN '{"byHand": true}'::jsonb ELSE '{}' END
         WHERE a.status <> b.status AND (a.deleted_at IS NULL) = (b.deleted_at IS NULL)
        UNION ALL
        SELECT CASE WHEN a.deleted_at IS NULL THEN 'evaluation.restored' ELSE 'evaluation.deleted' END, NULL
         WHERE (a.deleted_at IS NULL) <> (b.deleted_at IS NULL)) AS change;
  END IF;
  IF ids IS NOT NULL THEN PERFORM put_into_outbox(ids, kinds, details); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER record_evaluation_events_update AFTER UPDATE ON evaluation
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_evaluation_events();
CREATE TRIGGER record_evaluation_events_delete AFTER DELETE ON evaluation REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_evaluation_events();
CREATE TRIGGER record_evaluation_events_offer AFTER INSERT ON offer_request REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_evaluation_events();
