-- Counts of recommended products: appends to product_change what a statement adds and takes away, as count-scores.sql
-- does for scores.
CREATE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    INSERT INTO product_change (questionnaire_id, week, product_id, n, tenths)
    SELECT * FROM (
      SELECT questionnaire_id, week, c.product_id,
             sum(sign) AS n, sum(sign * c.tenths) AS tenths
        FROM (SELECT questionnaire_id, week_of(submitted_at) AS week, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign,
                     recommended
                FROM changed_rows WHERE deleted_at IS NULL OFFSET 0) AS e,
             LATERAL (SELECT key::char(12) AS product_id, value::int AS tenths FROM jsonb_each_text(e.recommended)) AS c
       GROUP BY 1, 2, 3) AS changes
     WHERE n <> 0 OR tenths <> 0;
  ELSIF EXISTS (
    SELECT FROM before_rows b JOIN after_rows a ON a.id = b.id
     WHERE (a.questionnaire_id, a.submitted_at, a.deleted_at, a.recommended)
           IS DISTINCT FROM
           (b.questionnaire_id, b.submitted_at, b.deleted_at, b.recommended))
  THEN
    INSERT INTO product_change (questionnaire_id, week, product_id, n, tenths)
    SELECT * FROM (
      SELECT questionnaire_id, week, c.product_id,
             sum(sign) AS n, sum(sign * c.tenths) AS tenths
        FROM ((SELECT questionnaire_id, week_of(submitted_at) AS week, -1 AS sign, recommended
                 FROM before_rows WHERE deleted_at IS NULL OFFSET 0)
              UNION ALL
              (SELECT questionnaire_id, week_of(submitted_at) AS week, 1 AS sign, recommended
                 FROM after_rows WHERE deleted_at IS NULL OFFSET 0)) AS e,
             LATERAL (SELECT key::char(12) AS product_id, value::int AS tenths FROM jsonb_each_text(e.recommended)) AS c
       GROUP BY 1, 2, 3) AS changes
     WHERE n <> 0 OR tenths <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER count_products_insert AFTER INSERT ON evaluation REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
CREATE TRIGGER count_products_delete AFTER DELETE ON evaluation REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
CREATE TRIGGER count_products_update AFTER UPDATE ON evaluation
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
