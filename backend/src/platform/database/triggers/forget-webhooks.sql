-- Webhooks go with their questionnaire, of which they know the id alone.
CREATE FUNCTION forget_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM webhook WHERE questionnaire_id IN (SELECT id FROM before_rows);
  RETURN NULL;
END $$;

CREATE TRIGGER forget_webhooks AFTER DELETE ON questionnaire REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION forget_webhooks();
