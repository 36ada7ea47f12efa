-- Deliveries to webhooks: an offer was asked for.
CREATE FUNCTION tell_webhooks_of_offers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN 
  IF NOT EXISTS (SELECT FROM webhook WHERE is_on) THEN RETURN NULL; END IF;
  INSERT INTO webhook_delivery (webhook_id, event, evaluation_id, facts, give_up_at)
  SELECT w.id, news.event, news.evaluation_id, news.facts, now() + interval '24 hours'
    FROM (
      SELECT 'offer.requested' AS event, e.id AS evaluation_id, e.questionnaire_id, jsonb_build_object('evaluation', jsonb_build_object(
  'id', e.id, 'hashedUrl', e.hashed_url, 'status', e.status, 'score', e.total_score, 'maxScore', e.max_score,
  'percentage', e.percentage, 'submittedAt', e.submitted_at, 'createdAt', e.created_at, 'generatedAt', e.generated_at,
  'verifiedAt', e.verified_at, 'sentAt', e.sent_at, 'openedAt', e.opened_at, 'clickedAt', e.clicked_at),
             'product', jsonb_build_object('id', o.product_id, 'name', o.product_name)) AS facts
        FROM after_rows o JOIN evaluation e ON e.id = o.evaluation_id) AS news
    JOIN webhook w ON w.questionnaire_id = news.questionnaire_id AND w.is_on AND news.event = ANY(w.events);
  IF FOUND THEN PERFORM pg_notify('webhook_delivery', ''); END IF; RETURN NULL; END $$;

CREATE TRIGGER tell_webhooks_of_offers AFTER INSERT ON offer_request REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT
  EXECUTE FUNCTION tell_webhooks_of_offers();
