/** What a table counts: its keys beside questionnaire and week, and the columns that are added up. */
export interface CountedTable {
  name: 'score' | 'question' | 'option' | 'product' | 'progress';
  keys: readonly string[];
  sums: readonly string[];
}

/**
 * Counts per questionnaire and week. Database triggers append what a change of evaluations adds and takes away to
 * `<name>_change`, in its transaction; a fold adds that up in `<name>_count`. Read together, the two are exact at any
 * moment (rules: counts).
 * - score: how many evaluations reached a score of a maximum in a section (section 0: overall);
 * - question: how many answered it right, wrong, not at all;
 * - option: how many chose it; option 0 stands for answers that are no option, -1 for all who answered the question;
 * - product: how many recommend it, and the sum of its improvements in tenths of a percent;
 * - progress: how many have come as far as a step and in how many seconds since the one before (-1: not known), and
 *   how many are in a status (`status:…`).
 */
export const COUNTED_TABLES = [
  { name: 'score', keys: ['section_id', 'score', 'max'], sums: ['n'] },
  { name: 'question', keys: ['question_id'], sums: ['correct', 'wrong', 'unanswered'] },
  { name: 'option', keys: ['question_id', 'option_id'], sums: ['n'] },
  { name: 'product', keys: ['product_id'], sums: ['n', 'tenths'] },
  { name: 'progress', keys: ['mark', 'seconds'], sums: ['n'] },
] as const satisfies readonly CountedTable[];

/** Every table that counts are kept in; each has a questionnaire_id. */
export const KEPT_TABLES: readonly string[] = COUNTED_TABLES.flatMap(({ name }) => [
  `${name}_count`,
  `${name}_change`,
]);

/** Stands for all weeks together. */
export const ALL_WEEKS = '-infinity';

/** The Monday of an evaluation's week, by the clinics' clock. */
export const WEEK = 'week_of(submitted_at)';

/** SQL: the counts of the questionnaire `$1` over all weeks, or over those from `$2` to `$3`; not yet added up. */
export const countedRows = (name: CountedTable['name'], isPeriod: boolean): string => {
  const [folded, appended] = isPeriod
    ? ['week BETWEEN $2 AND $3', 'AND week BETWEEN $2 AND $3']
    : [`week = '${ALL_WEEKS}'`, ''];
  return `(SELECT * FROM ${name}_count WHERE questionnaire_id = $1 AND ${folded}
           UNION ALL SELECT * FROM ${name}_change WHERE questionnaire_id = $1 ${appended})`;
};

/** What stands in `mark` for a status. */
export const STATUS_MARK = 'status:';

/** SQL: how many evaluations of the questionnaire `$1` have these marks (SQL of an array) now; not yet added up. */
export const countedMarks = (marks: string): string => `(
  SELECT mark, n FROM progress_count
   WHERE questionnaire_id = $1 AND week = '${ALL_WEEKS}' AND mark = ANY(${marks}) AND seconds = -1
  UNION ALL SELECT mark, n FROM progress_change WHERE questionnaire_id = $1 AND mark = ANY(${marks}))`;
