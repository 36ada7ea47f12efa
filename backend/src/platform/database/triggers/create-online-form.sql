-- Gives every new questionnaire its online form, closed, under an address made of its name.
CREATE FUNCTION create_online_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO online_form (questionnaire_id) VALUES (NEW.id);
  INSERT INTO form_slug (slug, questionnaire_id, is_current) VALUES (free_slug(NEW.name, NEW.id), NEW.id, true);
  RETURN NULL;
END $$;

CREATE TRIGGER create_online_form AFTER INSERT ON questionnaire
  FOR EACH ROW EXECUTE FUNCTION create_online_form();
