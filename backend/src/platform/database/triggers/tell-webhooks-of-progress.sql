-- Deliveries to webhooks, by the times and not by the status: a status that a person resets tells of nothing that has happened.
CREATE FUNCTION tell_webhooks_of_progress() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN 
  IF NOT EXISTS (SELECT FROM webhook WHERE is_on) THEN RETURN NULL; END IF;
  INSERT INTO webhook_delivery (webhook_id, event, evaluation_id, facts, give_up_at)
  SELECT w.id, news.event, news.evaluation_id, news.facts, now() + interval '24 hours'
    FROM (
      SELECT m.event, a.id AS evaluation_id, a.questionnaire_id, jsonb_build_object('evaluation', jsonb_build_object(
  'id', a.id, 'hashedUrl', a.hashed_url, 'status', a.status, 'score', a.total_score, 'maxScore', a.max_score,
  'percentage', a.percentage, 'submittedAt', a.submitted_at, 'createdAt', a.created_at, 'generatedAt', a.generated_at,
  'verifiedAt', a.verified_at, 'sentAt', a.sent_at, 'openedAt', a.opened_at, 'clickedAt', a.clicked_at)) AS facts
        FROM after_rows a JOIN before_rows b ON b.id = a.id
       CROSS JOIN LATERAL (VALUES
         ('evaluation.generated', b.generated_at, a.generated_at), ('evaluation.verified', b.verified_at, a.verified_at),
         ('evaluation.sent', b.sent_at, a.sent_at), ('evaluation.opened', b.opened_at, a.opened_at),
         ('evaluation.clicked', b.clicked_at, a.clicked_at)) AS m(event, earlier, later)
       WHERE a.deleted_at IS NULL AND m.later IS NOT NULL AND m.later IS DISTINCT FROM m.earlier) AS news
    JOIN webhook w ON w.questionnaire_id = news.questionnaire_id AND w.is_on AND news.event = ANY(w.events);
  IF FOUND THEN PERFORM pg_notify('webhook_delivery', ''); END IF; RETURN NULL; END $$;

CREATE TRIGGER tell_webhooks_of_progress AFTER UPDATE ON evaluation REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT
  EXECUTE FUNCTION tell_webhooks_of_progress();
