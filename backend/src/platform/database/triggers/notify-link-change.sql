-- Notifies every process that a shared link has ended, so that none answers from what it remembers.
CREATE FUNCTION notify_link_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('published_pages', OLD.token_hash);
  RETURN NULL;
END $$;

CREATE TRIGGER notify_link_change AFTER DELETE OR UPDATE OF revoked_at, expires_at ON shared_link
  FOR EACH ROW EXECUTE FUNCTION notify_link_change();
