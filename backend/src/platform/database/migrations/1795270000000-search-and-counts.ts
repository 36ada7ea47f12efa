import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What entities can't express: the search indexes, and the triggers that keep score_count and status_count. */
export class SearchAndCounts1795270000000 implements MigrationInterface {
  name = 'SearchAndCounts1795270000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(
      `CREATE INDEX evaluation_search ON evaluation USING gin
         (lower(client_name || ' ' || client_email || ' ' || clinic_name) gin_trgm_ops) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX evaluation_hidden ON evaluation (questionnaire_id, source_key) WHERE deleted_at IS NOT NULL`,
    );
    await runner.query(COUNT_CHANGES);
    await runner.query(COUNT_STATUSES);
    for (const [event, tables] of Object.entries(TRIGGERS))
      for (const what of ['scores', 'statuses'])
        await runner.query(
          `CREATE TRIGGER evaluation_${what}_${event} AFTER ${event} ON evaluation REFERENCING ${tables}
             FOR EACH STATEMENT EXECUTE FUNCTION count_evaluation_${what}()`,
        );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of Object.keys(TRIGGERS))
      for (const what of ['scores', 'statuses'])
        await runner.query(`DROP TRIGGER evaluation_${what}_${event} ON evaluation`);
    await runner.query('DROP FUNCTION count_evaluation_scores()');
    await runner.query('DROP FUNCTION count_evaluation_statuses()');
    await runner.query('DROP INDEX evaluation_hidden');
    await runner.query('DROP INDEX evaluation_search');
  }
}

const TRIGGERS = {
  insert: 'NEW TABLE AS after_rows',
  delete: 'OLD TABLE AS before_rows',
  update: 'OLD TABLE AS before_rows NEW TABLE AS after_rows',
};

const scoresOf = (rows: string, delta: number) => `
  SELECT questionnaire_id, 0 AS section_id, date_trunc('week', submitted_at AT TIME ZONE 'UTC')::date AS week,
         total_score AS score, max_score AS max, ${delta} AS delta FROM ${rows} WHERE deleted_at IS NULL
  UNION ALL
  SELECT questionnaire_id, (s ->> 'sectionId')::int, date_trunc('week', submitted_at AT TIME ZONE 'UTC')::date,
         (s ->> 'score')::int, (s ->> 'maxScore')::int, ${delta}
    FROM ${rows}, jsonb_array_elements(section_scores) AS s WHERE deleted_at IS NULL`;

/** One upsert per statement, in key order so that two statements can't block each other crosswise. */
const upsert = (changes: string) => `
  INSERT INTO score_count AS c (questionnaire_id, section_id, week, score, max, n)
  SELECT questionnaire_id, section_id, week, score, max, sum(delta)::int FROM (${changes}) AS changes
   GROUP BY 1, 2, 3, 4, 5 HAVING sum(delta) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (questionnaire_id, section_id, week, score, max) DO UPDATE SET n = c.n + excluded.n;`;

const COUNT_CHANGES = `
CREATE FUNCTION count_evaluation_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN ${upsert(scoresOf('after_rows', 1))}
  ELSIF TG_OP = 'DELETE' THEN ${upsert(scoresOf('before_rows', -1))}
  ELSIF EXISTS (
    SELECT 1 FROM before_rows b JOIN after_rows a ON a.id = b.id
     WHERE (a.questionnaire_id, a.total_score, a.max_score, a.submitted_at, a.deleted_at, a.section_scores)
           IS DISTINCT FROM (b.questionnaire_id, b.total_score, b.max_score, b.submitted_at, b.deleted_at, b.section_scores))
  THEN ${upsert(`${scoresOf('before_rows', -1)} UNION ALL ${scoresOf('after_rows', 1)}`)}
  END IF;
  RETURN NULL;
END $$`;

const statuses = (rows: string, delta: number) =>
  `SELECT questionnaire_id, status, ${delta} AS delta FROM ${rows} WHERE deleted_at IS NULL`;

/** Appended, never updated: statements that end at once must not wait for each other. */
const append = (changes: string) => `
  INSERT INTO status_count (questionnaire_id, status, n)
  SELECT questionnaire_id, status, sum(delta)::int FROM (${changes}) AS changes
   GROUP BY 1, 2 HAVING sum(delta) <> 0;`;

const COUNT_STATUSES = `
CREATE FUNCTION count_evaluation_statuses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN ${append(statuses('after_rows', 1))}
  ELSIF TG_OP = 'DELETE' THEN ${append(statuses('before_rows', -1))}
  ELSE ${append(`${statuses('before_rows', -1)} UNION ALL ${statuses('after_rows', 1)}`)}
  END IF;
  RETURN NULL;
END $$`;
