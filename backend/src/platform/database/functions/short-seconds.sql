-- Whole seconds with their five leading binary digits, so that counts by duration have few different keys; -1 for what is
-- not known.
CREATE OR REPLACE FUNCTION short_seconds(took interval) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN took IS NULL OR s < 0 THEN -1 ELSE (s >> places) << places END
    FROM (SELECT s, greatest(length(ltrim(s::bit(32)::text, '0')) - 5, 0) AS places
            FROM (SELECT greatest(least(floor(extract(epoch FROM took)), 2147483647), -1)::int AS s) AS whole) AS split
$$;
