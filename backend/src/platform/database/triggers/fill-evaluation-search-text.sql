-- What the search of evaluations looks in: name, clinic and e-mail address in this order, folded.
CREATE FUNCTION fill_evaluation_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_search(NEW.client_name || ' ' || NEW.clinic_name || ' ' || NEW.client_email);
  RETURN NEW;
END $$;

CREATE TRIGGER fill_evaluation_search_text
  BEFORE INSERT OR UPDATE OF client_name, clinic_name, client_email ON evaluation
  FOR EACH ROW EXECUTE FUNCTION fill_evaluation_search_text();
