-- What responses of one clinic have in common: a hash of its name and e-mail address, case and accents aside (docs/rules: a clinic
-- counts once). Null where neither is known, as of anonymised ones.
CREATE OR REPLACE FUNCTION clinic_key_of(clinic_name text, client_email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN btrim(clinic_name) || client_email <> '' THEN
    left(encode(sha256(convert_to(fold_search(btrim(clinic_name)) || ' ' || lower(client_email), 'UTF8')), 'hex'), 32) END
$$;
