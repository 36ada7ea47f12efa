-- What the search of evaluations looks in: name, clinic and e-mail address in this order, folded. And which clinic it is of, by its
-- name and address, case and accents aside; null where neither is known (docs/rules: a clinic counts once).
CREATE FUNCTION fill_evaluation_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_search(NEW.client_name || ' ' || NEW.clinic_name || ' ' || NEW.client_email);
  NEW.clinic_key := clinic_key_of(NEW.clinic_name, NEW.client_email);
  RETURN NEW;
END $$;

CREATE TRIGGER fill_evaluation_search_text
  BEFORE INSERT OR UPDATE OF client_name, clinic_name, client_email ON evaluation
  FOR EACH ROW EXECUTE FUNCTION fill_evaluation_search_text();
