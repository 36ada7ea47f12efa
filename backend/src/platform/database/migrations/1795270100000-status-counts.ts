import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of evaluations by status, kept by triggers; filled from what is there. */
export class StatusCounts1795270100000 implements MigrationInterface {
  name = 'StatusCounts1795270100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "status_count" ("questionnaire_id" integer NOT NULL, "status" character varying(10) NOT NULL, "n" integer NOT NULL,
        CONSTRAINT "PK_status_count" PRIMARY KEY ("questionnaire_id", "status"))`,
    );
    await runner.query(COUNT_STATUSES);
    for (const [event, tables] of Object.entries(TRIGGERS))
      await runner.query(
        `CREATE TRIGGER evaluation_statuses_${event} AFTER ${event} ON evaluation REFERENCING ${tables}
           FOR EACH STATEMENT EXECUTE FUNCTION count_evaluation_statuses()`,
      );
    await runner.query(
      `INSERT INTO status_count SELECT questionnaire_id, status, count(*) FROM evaluation WHERE deleted_at IS NULL GROUP BY 1, 2`,
    );
    await runner.query(
      `CREATE INDEX evaluation_hidden ON evaluation (questionnaire_id, source_key) WHERE deleted_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX evaluation_hidden');
    for (const event of Object.keys(TRIGGERS))
      await runner.query(`DROP TRIGGER evaluation_statuses_${event} ON evaluation`);
    await runner.query('DROP FUNCTION count_evaluation_statuses()');
    await runner.query('DROP TABLE "status_count"');
  }
}

const TRIGGERS = {
  insert: 'NEW TABLE AS after_rows',
  delete: 'OLD TABLE AS before_rows',
  update: 'OLD TABLE AS before_rows NEW TABLE AS after_rows',
};

const statuses = (rows: string, delta: number) =>
  `SELECT questionnaire_id, status, ${delta} AS delta FROM ${rows} WHERE deleted_at IS NULL`;

/** In key order, so that two statements can't block each other crosswise. */
const upsert = (changes: string) => `
  INSERT INTO status_count AS c (questionnaire_id, status, n)
  SELECT questionnaire_id, status, sum(delta)::int FROM (${changes}) AS changes
   GROUP BY 1, 2 HAVING sum(delta) <> 0 ORDER BY 1, 2
  ON CONFLICT (questionnaire_id, status) DO UPDATE SET n = c.n + excluded.n;`;

const COUNT_STATUSES = `
CREATE FUNCTION count_evaluation_statuses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN ${upsert(statuses('after_rows', 1))}
  ELSIF TG_OP = 'DELETE' THEN ${upsert(statuses('before_rows', -1))}
  ELSE ${upsert(`${statuses('before_rows', -1)} UNION ALL ${statuses('after_rows', 1)}`)}
  END IF;
  RETURN NULL;
END $$`;
