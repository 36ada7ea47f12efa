-- The Monday of a moment's week, by the clinics' clock.
CREATE OR REPLACE FUNCTION week_of(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT date_trunc('week', moment AT TIME ZONE time_zone())::date
$$;
