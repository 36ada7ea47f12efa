-- What the search of the audit log looks in.
CREATE FUNCTION fill_audit_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_search(NEW.action || ' ' || coalesce(NEW.target, '') || ' ' ||
    coalesce(NEW.admin_email, '') || ' ' || coalesce(NEW.details::text, ''));
  RETURN NEW;
END $$;

CREATE TRIGGER fill_audit_search_text BEFORE INSERT ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION fill_audit_search_text();
