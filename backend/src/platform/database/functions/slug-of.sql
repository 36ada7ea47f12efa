-- A name as part of a web address: Latin letters, digits and hyphens, at most 50 characters; empty where nothing is left of it.
CREATE OR REPLACE FUNCTION slug_of(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(BOTH '-' FROM left(trim(BOTH '-' FROM regexp_replace(translate(lower(name),
    'áàâäăãåéèêëíìîïóòôöőõúùûüűçñșşțţ', 'aaaaaaaeeeeiiiioooooouuuuucnsstt'), '[^a-z0-9]+', '-', 'g')), 50))
$$;
