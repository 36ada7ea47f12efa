-- Where the clinics are. The literal stands for TIME_ZONE (sql-code.ts).
CREATE OR REPLACE FUNCTION time_zone() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'Europe/Budapest'
$$;
