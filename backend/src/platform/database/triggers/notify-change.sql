-- Notifies every process that what it remembers of a table no longer holds: settings, and the pages of a questionnaire that
-- was hidden or brought back.
CREATE FUNCTION notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], '*');
  RETURN NULL;
END $$;

CREATE TRIGGER notify_settings_change AFTER INSERT OR UPDATE OR DELETE ON setting
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('settings');
CREATE TRIGGER notify_pages_change AFTER UPDATE OF deleted_at ON questionnaire
  FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION notify_change('published_pages');
