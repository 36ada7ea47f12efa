-- Gives every new questionnaire its online form, closed, under an address made of its name; with the id, too, where that is taken.
CREATE FUNCTION create_online_form() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text := slug_of(NEW.name);
  candidate text;
BEGIN
  INSERT INTO online_form (questionnaire_id) VALUES (NEW.id);
  -- The insertion itself decides what is taken: it waits for others that are under way.
  FOREACH candidate IN ARRAY ARRAY[words, words || '-' || NEW.id, 'q-' || NEW.id, 'q-' || gen_random_uuid()] LOOP
    CONTINUE WHEN words = '' AND candidate !~ '^q-';
    INSERT INTO form_slug (slug, questionnaire_id, is_current) VALUES (candidate, NEW.id, true)
      ON CONFLICT (slug) DO NOTHING;
    EXIT WHEN FOUND;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER create_online_form AFTER INSERT ON questionnaire
  FOR EACH ROW EXECUTE FUNCTION create_online_form();
