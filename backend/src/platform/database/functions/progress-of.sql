-- What an evaluation adds to the counts of progress: its status, and every step that it has reached with the seconds since
-- the step before. A later step implies the earlier ones: a status may be set by hand.
CREATE OR REPLACE FUNCTION progress_of(
  status text, created_at timestamptz, generated_at timestamptz, verified_at timestamptz, sent_at timestamptz,
  opened_at timestamptz, clicked_at timestamptz, offered_at timestamptz)
RETURNS TABLE (mark text, seconds int) LANGUAGE sql IMMUTABLE AS $$
  SELECT step.mark, short_seconds(step.took) FROM (VALUES
    ('status:' || status, true, NULL::interval),
    ('received', true, NULL),
    ('generated', coalesce(generated_at, verified_at, sent_at, opened_at, clicked_at, offered_at) IS NOT NULL,
                  generated_at - created_at),
    ('verified', coalesce(verified_at, sent_at, opened_at, clicked_at, offered_at) IS NOT NULL,
                 verified_at - generated_at),
    ('sent', coalesce(sent_at, opened_at, clicked_at, offered_at) IS NOT NULL, sent_at - verified_at),
    ('opened', coalesce(opened_at, clicked_at, offered_at) IS NOT NULL, opened_at - sent_at),
    ('clicked', coalesce(clicked_at, offered_at) IS NOT NULL, clicked_at - opened_at),
    ('offered', offered_at IS NOT NULL, offered_at - opened_at)) AS step(mark, reached, took)
   WHERE step.reached
$$;
