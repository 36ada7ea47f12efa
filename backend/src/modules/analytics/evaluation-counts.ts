/**
 * What is counted: how many evaluations of a questionnaire and week have a value in a subject (rules: counts). `max` is 0 but
 * for scores.
 *
 * | kind    | subject                        | value                                                            |
 * | ------- | ------------------------------ | ---------------------------------------------------------------- |
 * | score   | a section, 0 for the whole     | points that were reached, of `max` points                        |
 * | clinic  | the same                       | the same, of each clinic's latest result alone                   |
 * | judged  | a question                     | 1: all its points, 0: fewer, -1: not answered                    |
 * | chosen  | a question                     | an option, 0: an answer that is no option, -1: any answer at all |
 * | product | a product that is recommended  | its improvement of the whole in tenths of a percent              |
 * | status  | a status                       | 0                                                                |
 * | step    | a step that was reached        | seconds since the step before, -1: not known                     |
 */
export const KINDS = ['score', 'clinic', 'judged', 'chosen', 'product', 'status', 'step'] as const;
export type CountKind = (typeof KINDS)[number];

/** The tables of the counts; each has a questionnaire_id. */
export const COUNT_TABLES: readonly string[] = ['evaluation_count', 'week_to_count'];

/** Stands for all weeks together. */
export const ALL_WEEKS = '-infinity';

/** SQL: the counts of the questionnaire `$1` over all weeks, or of each week from `$2` to `$3`. */
export const countsOf = (kind: CountKind, isPeriod: boolean): string =>
  `(SELECT week, subject, value, max, n FROM evaluation_count WHERE questionnaire_id = $1 AND kind = '${kind}'
       AND ${isPeriod ? 'week BETWEEN $2 AND $3' : `week = '${ALL_WEEKS}'`})`;

/**
 * SQL: columns of the evaluations of the questionnaire `$1` that count in the week `w.week` of a row beside it. The range
 * lets an index find them, an hour wider than the week as clocks change; OFFSET 0 has it looked up week by week.
 */
export const evaluationsOfWeek = (columns: string): string => `LATERAL (
  SELECT ${columns} FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL AND week_of(submitted_at) = w.week
     AND submitted_at >= w.week::timestamp AT TIME ZONE time_zone() - interval '1 hour'
     AND submitted_at < (w.week + 7)::timestamp AT TIME ZONE time_zone() + interval '1 hour' OFFSET 0) AS e`;

const MARKED = `(SELECT DISTINCT week FROM week_to_count WHERE questionnaire_id = $1) AS w`;

/**
 * SQL: how many evaluations of the questionnaire `$1` are in each status at this moment; not yet added up. Exact: a change
 * marks its week in its own transaction, and evaluations of marked weeks are looked at themselves.
 */
export const STATUSES_NOW = `(
  SELECT subject AS status, n FROM evaluation_count WHERE questionnaire_id = $1 AND kind = 'status' AND week = '${ALL_WEEKS}'
  UNION ALL
  SELECT c.subject, -c.n FROM ${MARKED} JOIN evaluation_count c ON c.questionnaire_id = $1 AND c.kind = 'status' AND c.week = w.week
  UNION ALL
  SELECT e.status, 1 FROM ${MARKED}, ${evaluationsOfWeek('status')})`;
