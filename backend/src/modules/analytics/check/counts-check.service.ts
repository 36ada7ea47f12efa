import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { ALL_WEEKS, COUNTED_TABLES, type CountedTable, KEPT_TABLES, WEEK } from '../counted-tables.js';

/** A kept count that is not what the evaluations say. */
export interface Difference {
  table: string;
  questionnaireId: number;
  /** Which count it is, for people. */
  what: string;
  kept: string;
  expected: string;
}

/** So many weeks are counted anew at a time: no statement runs long. */
const WEEKS_AT_ONCE = 4;

/**
 * Proves the kept counts by counting anew. A statement sees counts and evaluations at one moment, so writers need not
 * rest; a repair appends the difference like any change, so they need not wait either (rules: checking the counts).
 */
@Injectable()
export class CountsCheckService {
  constructor(private readonly database: Database) {}

  /** Questionnaires that have evaluations or counts, hidden ones too. */
  async questionnaires(): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM questionnaire ${KEPT_TABLES.map((table) => `UNION SELECT questionnaire_id FROM ${table}`).join(' ')} ORDER BY 1`,
    );
    return rows.map(({ id }) => id);
  }

  /** Compares all counts of a questionnaire, and makes them right where that is asked for. */
  async check(questionnaireId: number, repair: boolean): Promise<Difference[]> {
    const found: Difference[] = [];
    const weeks = await this.weeksOf(questionnaireId);
    for (const table of COUNTED_TABLES) {
      for (let start = 0; start < weeks.length; start += WEEKS_AT_ONCE) {
        const some = weeks.slice(start, start + WEEKS_AT_ONCE);
        found.push(
          ...(await this.run(table.name, questionnaireId, weeksCheck(table, repair), [
            questionnaireId,
            some,
          ])),
        );
      }
      found.push(...(await this.checkTotals(table, questionnaireId, repair)));
    }
    return found;
  }

  private async weeksOf(questionnaireId: number): Promise<string[]> {
    const rows = await this.database.query<{ week: string }>(
      `SELECT to_char(week, 'YYYY-MM-DD') AS week FROM (
         SELECT ${WEEK} AS week FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL
         ${KEPT_TABLES.map((table) => `UNION SELECT week FROM ${table} WHERE questionnaire_id = $1 AND week > '${ALL_WEEKS}'`).join('\n')}) AS weeks
        ORDER BY 1`,
      [questionnaireId],
    );
    return rows.map(({ week }) => week);
  }

  /** The counts over all weeks, beside the sum of the weeks. Only the fold writes either, and waits for a repair. */
  private checkTotals(table: CountedTable, questionnaireId: number, repair: boolean): Promise<Difference[]> {
    return this.database.transaction(async () => {
      if (repair) await this.database.query(`LOCK TABLE ${table.name}_count IN SHARE ROW EXCLUSIVE MODE`);
      return this.run(table.name, questionnaireId, totalsCheck(table, repair), [questionnaireId]);
    });
  }

  private async run(
    table: string,
    questionnaireId: number,
    sql: string,
    parameters: unknown[],
  ): Promise<Difference[]> {
    const rows = await this.database.query<Pick<Difference, 'what' | 'kept' | 'expected'>>(sql, parameters);
    return rows.map((row) => ({ table, questionnaireId, ...row }));
  }
}

const sumsOf = ({ sums }: CountedTable) => sums.map((sum) => `sum(${sum}) AS ${sum}`).join(', ');
const anyOf = ({ sums }: CountedTable, condition: (sum: string) => string) =>
  sums.map(condition).join(' OR ');

/** Joins what is kept with what is expected; `d_…` is what is missing. */
const compare = (table: CountedTable, keys: readonly string[], kept: string, expected: string) => `
  kept AS (${kept}), expected AS (${expected}),
  difference AS MATERIALIZED (
    SELECT ${keys.join(', ')}, ${table.sums.map((sum) => `coalesce(kept.${sum}, 0) AS k_${sum}, coalesce(expected.${sum}, 0) AS e_${sum}`).join(', ')}
      FROM kept FULL JOIN expected USING (${keys.join(', ')})
     WHERE ${anyOf(table, (sum) => `coalesce(kept.${sum}, 0) <> coalesce(expected.${sum}, 0)`)})`;

const report = (table: CountedTable, keys: readonly string[]) => `
  SELECT concat_ws(' ', ${keys.map((key) => `'${key} ' || ${key}`).join(', ')}) AS what,
         concat_ws(' ', ${table.sums.map((sum) => `k_${sum}`).join(', ')}) AS kept,
         concat_ws(' ', ${table.sums.map((sum) => `e_${sum}`).join(', ')}) AS expected FROM difference ORDER BY 1`;

function weeksCheck(table: CountedTable, repair: boolean): string {
  const { name, keys, sums } = table;
  const all = ['week', ...keys];
  const kept = `SELECT ${all.join(', ')}, ${sumsOf(table)} FROM (
      SELECT * FROM ${name}_count WHERE questionnaire_id = $1 AND week = ANY($2::date[])
      UNION ALL SELECT * FROM ${name}_change WHERE questionnaire_id = $1 AND week = ANY($2::date[])) AS c GROUP BY ${all.join(', ')}`;
  const append = `, repaired AS (INSERT INTO ${name}_change (questionnaire_id, ${all.join(', ')}, ${sums.join(', ')})
      SELECT $1, ${all.join(', ')}, ${sums.map((sum) => `e_${sum} - k_${sum}`).join(', ')} FROM difference)`;
  return `WITH ${compare(table, all, kept, RECOUNTED[name])}${repair ? append : ''} ${report(table, all)}`;
}

function totalsCheck(table: CountedTable, repair: boolean): string {
  const { name, keys, sums } = table;
  const list = keys.join(', ');
  const rows = (condition: string) =>
    `SELECT ${list}, ${sumsOf(table)} FROM ${name}_count WHERE questionnaire_id = $1 AND ${condition} GROUP BY ${list}`;
  const write = `, repaired AS (INSERT INTO ${name}_count (questionnaire_id, week, ${list}, ${sums.join(', ')})
      SELECT $1, '${ALL_WEEKS}', ${list}, ${sums.map((sum) => `e_${sum}`).join(', ')} FROM difference
      ON CONFLICT (questionnaire_id, week, ${list}) DO UPDATE SET ${sums.map((sum) => `${sum} = excluded.${sum}`).join(', ')})`;
  const compared = compare(table, keys, rows(`week = '${ALL_WEEKS}'`), rows(`week > '${ALL_WEEKS}'`));
  return `WITH ${compared}${repair ? write : ''} SELECT 'all weeks ' || what AS what, kept, expected FROM (${report(table, keys)}) AS r`;
}

/** The evaluations of `$1` whose week is among `$2`; the range lets an index find them. */
const ROWS = `
  SELECT *, ${WEEK} AS week FROM evaluation
   WHERE questionnaire_id = $1 AND deleted_at IS NULL AND ${WEEK} = ANY($2::date[])
     AND submitted_at >= (SELECT min(w) FROM unnest($2::date[]) AS w)::timestamp AT TIME ZONE time_zone()
     AND submitted_at < (SELECT max(w) + 7 FROM unnest($2::date[]) AS w)::timestamp AT TIME ZONE time_zone()`;

const QUESTIONS = `jsonb_path_query(section_scores, '$[*].questions[*]')`;

/** Scores are counted of evaluations in which any question that counts was answered (rules: empty evaluations). */
const ANSWERED = `(e.total_score > 0 OR EXISTS (SELECT FROM jsonb_path_query(e.section_scores, '$[*].questions[*].answered') AS a WHERE a = 'true'))`;

/** A step's name, the times that show it was reached, and between which two moments its time lies. */
const STEPS: [step: string, reached: string, took: string][] = [
  ['received', 'created_at', 'NULL::interval'],
  [
    'generated',
    'generated_at, verified_at, sent_at, opened_at, clicked_at, offered_at',
    'generated_at - created_at',
  ],
  ['verified', 'verified_at, sent_at, opened_at, clicked_at, offered_at', 'verified_at - generated_at'],
  ['sent', 'sent_at, opened_at, clicked_at, offered_at', 'sent_at - verified_at'],
  ['opened', 'opened_at, clicked_at, offered_at', 'opened_at - sent_at'],
  ['clicked', 'clicked_at, offered_at', 'clicked_at - opened_at'],
  ['offered', 'offered_at', 'offered_at - opened_at'],
];

/**
 * SQL: what the counts should be, straight from the evaluations themselves: week, keys and sums. Written independently
 * of the triggers, which it is to judge.
 */
const RECOUNTED: Record<CountedTable['name'], string> = {
  score: `
    SELECT week, section_id, score, max, count(*) AS n FROM (
      SELECT week, 0 AS section_id, total_score AS score, max_score AS max FROM (${ROWS}) AS e WHERE ${ANSWERED}
      UNION ALL
      SELECT week, s."sectionId", s.score, s."maxScore" FROM (${ROWS}) AS e,
             jsonb_to_recordset(section_scores) AS s("sectionId" int, score int, "maxScore" int) WHERE ${ANSWERED}) AS reached
     GROUP BY week, section_id, score, max`,
  question: `
    SELECT week, (q ->> 'id')::int AS question_id,
           count(*) FILTER (WHERE q -> 'points' = q -> 'pointValue') AS correct,
           count(*) FILTER (WHERE q -> 'points' < q -> 'pointValue' AND q -> 'answered' = 'true') AS wrong,
           count(*) FILTER (WHERE q -> 'points' < q -> 'pointValue' AND coalesce(q -> 'answered', 'false') <> 'true') AS unanswered
      FROM (SELECT week, ${QUESTIONS} AS q FROM (${ROWS}) AS e) AS asked GROUP BY 1, 2`,
  option: `
    SELECT week, question_id, option_id, count(*) AS n FROM (
      SELECT week, c.key::int AS question_id, jsonb_array_elements(c.value || '-1'::jsonb)::int AS option_id
        FROM (${ROWS}) AS e, jsonb_each(e.chosen_options) AS c) AS chosen GROUP BY 1, 2, 3`,
  product: `
    SELECT week, r.key::char(12) AS product_id, count(*) AS n, sum(r.value::int) AS tenths
      FROM (${ROWS}) AS e, jsonb_each_text(e.recommended) AS r GROUP BY 1, 2`,
  progress: `
    SELECT week, mark, seconds, count(*) AS n FROM (
      SELECT week, 'status:' || status AS mark, -1 AS seconds FROM (${ROWS}) AS e
      ${STEPS.map(([step, reached, took]) => `UNION ALL SELECT week, '${step}', short_seconds(${took}) FROM (${ROWS}) AS e WHERE coalesce(${reached}) IS NOT NULL`).join('\n')}) AS marks
     GROUP BY week, mark, seconds`,
};
