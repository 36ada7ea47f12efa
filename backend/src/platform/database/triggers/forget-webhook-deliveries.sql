-- Deliveries go with their evaluation.
CREATE FUNCTION forget_webhook_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN 
  IF EXISTS (SELECT FROM webhook) THEN
    DELETE FROM webhook_delivery WHERE evaluation_id IN (SELECT id FROM before_rows);
  END IF; RETURN NULL; END $$;

CREATE TRIGGER forget_webhook_deliveries AFTER DELETE ON evaluation REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT
  EXECUTE FUNCTION forget_webhook_deliveries();
