-- What an evaluation adds to the counts of options: each one chosen (0: an answer that is no option), and for every
-- question that was answered one more (-1).
CREATE OR REPLACE FUNCTION options_of(chosen_options jsonb)
RETURNS TABLE (question_id int, option_id int) LANGUAGE sql IMMUTABLE AS $$
  SELECT c.key::int, o.id::int
    FROM jsonb_each(chosen_options) AS c, jsonb_array_elements_text(c.value || '-1'::jsonb) AS o(id)
$$;
