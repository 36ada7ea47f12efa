-- A name as part of a web address: Latin letters, digits and hyphens, at most 50 characters, with the id where it is taken or empty.
CREATE OR REPLACE FUNCTION free_slug(name text, id int) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  words text := trim(BOTH '-' FROM left(regexp_replace(translate(lower(name),
    'áàâäăãåéèêëíìîïóòôöőõúùûüűçñșşțţ', 'aaaaaaaeeeeiiiioooooouuuuucnsstt'), '[^a-z0-9]+', '-', 'g'), 50));
  is_taken boolean;
BEGIN
  words := trim(BOTH '-' FROM words);
  IF words = '' THEN RETURN 'q-' || id; END IF;
  EXECUTE 'SELECT EXISTS (SELECT 1 FROM form_slug WHERE slug = $1)' INTO is_taken USING words;
  RETURN CASE WHEN is_taken THEN words || '-' || id ELSE words END;
END $$;
