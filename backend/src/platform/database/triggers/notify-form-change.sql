-- Notifies every process that an online form, its address, its questionnaire or a wording has changed.
CREATE FUNCTION notify_form_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('online_forms', '*');
  RETURN NULL;
END $$;

CREATE TRIGGER notify_form_change AFTER INSERT OR UPDATE OR DELETE ON online_form
  FOR EACH STATEMENT EXECUTE FUNCTION notify_form_change();
CREATE TRIGGER notify_slug_change AFTER INSERT OR UPDATE OR DELETE ON form_slug
  FOR EACH STATEMENT EXECUTE FUNCTION notify_form_change();
CREATE TRIGGER notify_wording_change AFTER INSERT OR UPDATE OR DELETE ON ui_text
  FOR EACH STATEMENT EXECUTE FUNCTION notify_form_change();
CREATE TRIGGER notify_questionnaire_change AFTER UPDATE ON questionnaire
  FOR EACH STATEMENT EXECUTE FUNCTION notify_form_change();
