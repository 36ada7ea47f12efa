import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The counts behind the analytics, per questionnaire and week (its Monday, by the clinics' clock). Statements that change
 * evaluations append to x_change and so never wait for each other; a fold adds that up in x_count, where the week
 * '-infinity' stands for all weeks. Until now counts of scores were updated in place.
 */
export class AnalyticsCounts1795400001000 implements MigrationInterface {
  name = 'AnalyticsCounts1795400001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const event of Object.keys(EVENTS))
      await runner.query(`DROP TRIGGER evaluation_scores_${event} ON evaluation`);
    await runner.query('DROP FUNCTION count_evaluation_scores()');
    await runner.query('DROP TABLE score_count');
    await runner.query(SHORT_SECONDS);
    for (const [name, table] of Object.entries(TABLES)) {
      const columns = `questionnaire_id int NOT NULL, week date NOT NULL, ${table.columns}`;
      await runner.query(
        `CREATE TABLE ${name}_count (${columns}, PRIMARY KEY (questionnaire_id, week, ${table.keys}))`,
      );
      await runner.query(`CREATE TABLE ${name}_change (${columns})`);
      await runner.query(`CREATE INDEX ${name}_change_questionnaire ON ${name}_change (questionnaire_id)`);
      await runner.query(fill(name, table));
    }
    for (const [what, groups] of Object.entries(FUNCTIONS)) {
      await runner.query(countFunction(what, groups));
      for (const [event, rows] of Object.entries(EVENTS))
        await runner.query(
          `CREATE TRIGGER evaluation_${what}_${event} AFTER ${event} ON evaluation REFERENCING ${rows}
             FOR EACH STATEMENT EXECUTE FUNCTION count_evaluation_${what}()`,
        );
    }
    await runner.query(TELL_SCORES);
    await runner.query(
      `CREATE TRIGGER score_change_told AFTER INSERT ON score_change REFERENCING NEW TABLE AS added
         FOR EACH STATEMENT EXECUTE FUNCTION tell_scores()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const what of Object.keys(FUNCTIONS)) {
      for (const event of Object.keys(EVENTS))
        await runner.query(`DROP TRIGGER evaluation_${what}_${event} ON evaluation`);
      await runner.query(`DROP FUNCTION count_evaluation_${what}()`);
    }
    for (const name of Object.keys(TABLES)) await runner.query(`DROP TABLE ${name}_count, ${name}_change`);
    await runner.query('DROP FUNCTION tell_scores()');
    await runner.query('DROP FUNCTION short_seconds(interval)');
    for (const statement of EARLIER) await runner.query(statement);
    for (const [event, rows] of Object.entries(EVENTS))
      await runner.query(
        `CREATE TRIGGER evaluation_scores_${event} AFTER ${event} ON evaluation REFERENCING ${rows}
           FOR EACH STATEMENT EXECUTE FUNCTION count_evaluation_scores()`,
      );
  }
}

const EVENTS = {
  insert: 'NEW TABLE AS after_rows',
  delete: 'OLD TABLE AS before_rows',
  update: 'OLD TABLE AS before_rows NEW TABLE AS after_rows',
};

/** Whole seconds with their five leading binary digits, so that there are few different ones; -1 for what is not known. */
const SHORT_SECONDS = `
CREATE FUNCTION short_seconds(took interval) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN took IS NULL OR s < 0 THEN -1 ELSE (s >> places) << places END
    FROM (SELECT s, greatest(length(ltrim(s::bit(32)::text, '0')) - 5, 0) AS places
            FROM (SELECT greatest(least(floor(extract(epoch FROM took)), 2147483647), -1)::int AS s) AS whole) AS split
$$`;

const WEEK = `date_trunc('week', submitted_at AT TIME ZONE 'Europe/Budapest')::date AS week`;

interface Counted {
  columns: string;
  keys: string;
  sums: string[];
  /** What rows of evaluation count with, once for +1 and once for -1. */
  of: (rows: string, sign: 1 | -1) => string;
}

const TABLES: Record<string, Counted> = {
  score: {
    columns: 'section_id int NOT NULL, score int NOT NULL, max int NOT NULL, n int NOT NULL',
    keys: 'section_id, score, max',
    sums: ['n'],
    of: (rows, sign) => `
      SELECT questionnaire_id, ${WEEK}, 0 AS section_id, total_score AS score, max_score AS max, ${sign} AS n
        FROM ${rows} WHERE deleted_at IS NULL
      UNION ALL
      SELECT questionnaire_id, ${WEEK}, (s ->> 'sectionId')::int, (s ->> 'score')::int, (s ->> 'maxScore')::int, ${sign}
        FROM ${rows}, jsonb_array_elements(section_scores) AS s WHERE deleted_at IS NULL`,
  },
  question: {
    columns: 'question_id int NOT NULL, correct int NOT NULL, wrong int NOT NULL, unanswered int NOT NULL',
    keys: 'question_id',
    sums: ['correct', 'wrong', 'unanswered'],
    of: (rows, sign) => `
      SELECT questionnaire_id, ${WEEK}, (q ->> 'id')::int AS question_id,
             ${sign} * ((q ->> 'points')::int > 0)::int AS correct,
             ${sign} * ((q ->> 'points')::int = 0 AND (q ->> 'answered')::boolean IS TRUE)::int AS wrong,
             ${sign} * ((q ->> 'points')::int = 0 AND (q ->> 'answered')::boolean IS NOT TRUE)::int AS unanswered
        FROM ${rows}, jsonb_array_elements(section_scores) AS s, jsonb_array_elements(s -> 'questions') AS q
       WHERE deleted_at IS NULL`,
  },
  product: {
    columns: 'product_id character(12) NOT NULL, n int NOT NULL, tenths bigint NOT NULL',
    keys: 'product_id',
    sums: ['n', 'tenths'],
    of: (rows, sign) => `
      SELECT questionnaire_id, ${WEEK}, key::char(12) AS product_id, ${sign} AS n, ${sign} * value::int AS tenths
        FROM ${rows}, jsonb_each_text(recommended) WHERE deleted_at IS NULL`,
  },
  progress: {
    columns: 'mark varchar(20) NOT NULL, seconds int NOT NULL, n int NOT NULL',
    keys: 'mark, seconds',
    sums: ['n'],
    of: (rows, sign) => `
      SELECT questionnaire_id, ${WEEK}, m.mark, short_seconds(m.took) AS seconds, ${sign} AS n
        FROM ${rows} CROSS JOIN LATERAL (VALUES
          ('status:' || status, true, NULL::interval),
          ('received', true, NULL),
          ('generated', coalesce(generated_at, verified_at, sent_at, opened_at, clicked_at, offered_at) IS NOT NULL, generated_at - created_at),
          ('verified', coalesce(verified_at, sent_at, opened_at, clicked_at, offered_at) IS NOT NULL, verified_at - generated_at),
          ('sent', coalesce(sent_at, opened_at, clicked_at, offered_at) IS NOT NULL, sent_at - verified_at),
          ('opened', coalesce(opened_at, clicked_at, offered_at) IS NOT NULL, opened_at - sent_at),
          ('clicked', coalesce(clicked_at, offered_at) IS NOT NULL, clicked_at - opened_at),
          ('offered', offered_at IS NOT NULL, offered_at - opened_at)) AS m(mark, reached, took)
       WHERE deleted_at IS NULL AND m.reached`,
  },
};

const summed = ({ keys, sums }: Counted, week: string, rows: string) => `
  SELECT questionnaire_id, ${week} AS week, ${keys}, ${sums.map((sum) => `sum(${sum})`).join(', ')}
    FROM (${rows}) AS changes GROUP BY questionnaire_id, ${week === 'week' ? 'week, ' : ''}${keys}
  HAVING ${sums.map((sum) => `sum(${sum}) <> 0`).join(' OR ')}`;

const columnsOf = ({ keys, sums }: Counted) => `(questionnaire_id, week, ${keys}, ${sums.join(', ')})`;

const fill = (name: string, table: Counted) => `
  WITH weekly ${columnsOf(table)} AS (${summed(table, 'week', table.of('evaluation', 1))})
  INSERT INTO ${name}_count ${columnsOf(table)}
  SELECT * FROM weekly UNION ALL (${summed(table, `'-infinity'::date`, 'SELECT * FROM weekly')})`;

const append = (name: string, table: Counted, rows: string) =>
  `INSERT INTO ${name}_change ${columnsOf(table)} ${summed(table, 'week', rows)};`;

/** The counts that a function keeps, and the columns without whose change an update does not concern them. */
const FUNCTIONS: Record<string, { names: string[]; concerns: string }[]> = {
  scores: [
    { names: ['score', 'question'], concerns: 'total_score, max_score, section_scores' },
    { names: ['product'], concerns: 'recommended' },
  ],
  progress: [
    {
      names: ['progress'],
      concerns: 'status, created_at, generated_at, verified_at, sent_at, opened_at, clicked_at, offered_at',
    },
  ],
};

const countFunction = (what: string, groups: { names: string[]; concerns: string }[]) => {
  const all = (rows: (table: Counted) => string, names = groups.flatMap((group) => group.names)) =>
    names.map((name) => append(name, TABLES[name]!, rows(TABLES[name]!))).join('\n');
  const row = (alias: string, concerns: string) =>
    `(${['questionnaire_id', 'submitted_at', 'deleted_at', ...concerns.split(', ')].map((column) => `${alias}.${column}`).join(', ')})`;
  return `
CREATE FUNCTION count_evaluation_${what}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN ${all((table) => table.of('after_rows', 1))}
  ELSIF TG_OP = 'DELETE' THEN ${all((table) => table.of('before_rows', -1))}
  ELSE
    ${groups
      .map(
        ({ names, concerns }) => `
    IF EXISTS (SELECT FROM before_rows b JOIN after_rows a ON a.id = b.id WHERE ${row('a', concerns)} IS DISTINCT FROM ${row('b', concerns)})
    THEN ${all((table) => `${table.of('before_rows', -1)} UNION ALL ${table.of('after_rows', 1)}`, names)}
    END IF;`,
      )
      .join('')}
  END IF;
  RETURN NULL;
END $$`;
};

/** The function as this migration makes it. */
export const COUNT_SCORES = countFunction('scores', FUNCTIONS.scores!);

/** Only where something was appended, so that nobody forgets what is still true. */
const TELL_SCORES = `
CREATE FUNCTION tell_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added) THEN PERFORM pg_notify('scores', '*'); END IF;
  RETURN NULL;
END $$`;

/** What stood before, for the way back. */
const EARLIER_WEEK = `date_trunc('week', submitted_at AT TIME ZONE 'UTC')::date`;
const earlier = (rows: string, sign: 1 | -1) => TABLES.score!.of(rows, sign).replaceAll(WEEK, `${EARLIER_WEEK} AS week`); // prettier-ignore
const upsert = (changes: string) => `
  INSERT INTO score_count AS c (questionnaire_id, section_id, week, score, max, n)
  SELECT questionnaire_id, section_id, week, score, max, sum(n)::int FROM (${changes}) AS changes
   GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (questionnaire_id, section_id, week, score, max) DO UPDATE SET n = c.n + excluded.n;`;
const EARLIER = [
  'CREATE TABLE "score_count" ("questionnaire_id" integer NOT NULL, "section_id" integer NOT NULL, "week" date NOT NULL, "score" integer NOT NULL, "max" integer NOT NULL, "n" integer NOT NULL, CONSTRAINT "PK_9907d194a524126e436b833e037" PRIMARY KEY ("questionnaire_id", "section_id", "week", "score", "max"))',
  upsert(earlier('evaluation', 1)),
  `CREATE FUNCTION count_evaluation_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN ${upsert(earlier('after_rows', 1))}
  ELSIF TG_OP = 'DELETE' THEN ${upsert(earlier('before_rows', -1))}
  ELSIF EXISTS (
    SELECT 1 FROM before_rows b JOIN after_rows a ON a.id = b.id
     WHERE (a.questionnaire_id, a.total_score, a.max_score, a.submitted_at, a.deleted_at, a.section_scores)
           IS DISTINCT FROM (b.questionnaire_id, b.total_score, b.max_score, b.submitted_at, b.deleted_at, b.section_scores))
  THEN ${upsert(`${earlier('before_rows', -1)} UNION ALL ${earlier('after_rows', 1)}`)}
  END IF;
  RETURN NULL;
END $$`,
  `CREATE TRIGGER score_count_change AFTER INSERT OR UPDATE OR DELETE ON score_count
     FOR EACH STATEMENT EXECUTE FUNCTION tell_change('scores')`,
];
