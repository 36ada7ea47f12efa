-- Puts events of evaluations into the outbox (evaluation_event), in their order, in the transaction of what happened: those that
-- every consumer may have to act on, and of the others those that a webhook or a card is to hear of at that moment. Three arrays
-- of one length: the evaluations' ids, the kinds, what else is to be known (null: nothing).
CREATE OR REPLACE FUNCTION put_into_outbox(ids uuid[], kinds text[], details jsonb[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO evaluation_event (evaluation_id, questionnaire_id, kind, facts, webhook_ids, tells_card)
  SELECT e.id, e.questionnaire_id, change.kind,
         coalesce(change.facts, '{}') || CASE WHEN hooks.ids IS NULL THEN '{}' ELSE
           jsonb_build_object('evaluation', jsonb_build_object(
             'id', e.id, 'hashedUrl', e.hashed_url, 'status', e.status, 'score', e.total_score, 'maxScore', e.max_score,
             'percentage', e.percentage, 'submittedAt', e.submitted_at, 'createdAt', e.created_at, 'generatedAt', e.generated_at,
             'verifiedAt', e.verified_at, 'sentAt', e.sent_at, 'openedAt', e.opened_at, 'clickedAt', e.clicked_at)) END,
         coalesce(hooks.ids, '{}'), card.tells_card
    FROM unnest(ids, kinds, details) WITH ORDINALITY AS change(id, kind, facts, place) JOIN evaluation e ON e.id = change.id
    LEFT JOIN trello_card c ON c.evaluation_id = e.id
   CROSS JOIN LATERAL (SELECT array_agg(w.id) AS ids FROM webhook w
                        WHERE w.questionnaire_id = e.questionnaire_id AND w.is_on AND change.kind = ANY(w.events)) AS hooks
   -- A card that is there, or that is just being made; one that is gone hears nothing.
   CROSS JOIN LATERAL (SELECT
     change.kind IN ('evaluation.status', 'evaluation.deleted', 'evaluation.restored', 'evaluation.anonymised', 'offer.requested')
     AND CASE WHEN e.trello_card_id IS NULL THEN c.state IS NOT DISTINCT FROM 'wanted'
              ELSE e.trello_card_id IS DISTINCT FROM c.gone_card END AS tells_card) AS card
   WHERE hooks.ids IS NOT NULL OR card.tells_card OR change.kind IN ('evaluation.replaced', 'evaluation.confirmed')
      OR (change.kind = 'evaluation.created' AND (change.facts ->> 'isNew')::boolean)
   ORDER BY change.place;
  IF FOUND THEN PERFORM pg_notify('evaluation_event', ''); END IF;
END $$;
