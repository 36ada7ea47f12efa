-- Lower case without accents: 'Kovács', 'KOVACS' and a decomposed 'Kovács' are found by the same word. Plain ASCII takes the
-- short way.
CREATE OR REPLACE FUNCTION fold_search(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value)
    ELSE translate(regexp_replace(normalize(lower(value COLLATE "und-x-icu"), NFD), '[\u0300-\u036f]+', '', 'g'),
                   'łøđħı', 'lodhi')
  END
$$;
