-- Notifies every process that a published page has changed, so that none answers from what it remembers. The page is named by
-- its link, and by the hashes of the links that were shared; where many are hidden at once, one message stands for all.
CREATE FUNCTION notify_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.deleted_at IS DISTINCT FROM NEW.deleted_at THEN
    PERFORM pg_notify('published_pages', '*');
  ELSE
    PERFORM pg_notify('published_pages', OLD.hashed_url);
    PERFORM pg_notify('published_pages', token_hash) FROM shared_link WHERE evaluation_id = OLD.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER notify_page_change_update
  AFTER UPDATE OF published, deleted_at, hashed_url, questionnaire_id, percentage ON evaluation
  FOR EACH ROW WHEN (OLD.published IS NOT NULL AND
    (OLD.published, OLD.deleted_at, OLD.hashed_url, OLD.questionnaire_id, OLD.percentage)
    IS DISTINCT FROM
    (NEW.published, NEW.deleted_at, NEW.hashed_url, NEW.questionnaire_id, NEW.percentage))
  EXECUTE FUNCTION notify_page_change();
CREATE TRIGGER notify_page_change_delete AFTER DELETE ON evaluation
  FOR EACH ROW WHEN (OLD.published IS NOT NULL AND OLD.deleted_at IS NULL)
  EXECUTE FUNCTION notify_page_change();
