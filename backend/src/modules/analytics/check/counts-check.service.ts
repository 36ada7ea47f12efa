import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { ALL_WEEKS, COUNTED_TABLES, type CountedTable, KEPT_TABLES, WEEK } from '../counted-tables.js';
import { RECOUNTED } from './recounted.js';

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
