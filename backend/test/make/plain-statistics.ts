/** What the statistics look at of an evaluation. */
export interface CountedRow {
  totalScore: number;
  maxScore: number;
  percentage: string;
  status: string;
  week: string;
  clinicName: string;
  sectionScores: {
    sectionId: number;
    percentage: number;
    questions: { id: number; points: number; pointValue: number; answered: boolean }[];
  }[];
  recommended: Record<string, number>;
  /** Options by question; 0 is an answer that is no option. */
  chosen: Record<string, number[]>;
  reached: Record<string, boolean>;
  times: Record<string, number | null>;
}

/** SQL: the rows of questionnaire `$1`, straight from the evaluations. */
export const COUNTED_ROWS = `SELECT total_score AS "totalScore", max_score AS "maxScore", percentage, status, section_scores AS "sectionScores", recommended, chosen_options AS chosen, clinic_name AS "clinicName",
              to_char(date_trunc('week', submitted_at AT TIME ZONE 'Europe/Budapest'), 'YYYY-MM-DD') AS week,
              json_build_object('received', true, 'generated', num_nonnulls(generated_at, verified_at, sent_at, opened_at, clicked_at, offered_at) > 0,
                'verified', num_nonnulls(verified_at, sent_at, opened_at, clicked_at, offered_at) > 0, 'sent', num_nonnulls(sent_at, opened_at, clicked_at, offered_at) > 0,
                'opened', num_nonnulls(opened_at, clicked_at, offered_at) > 0, 'clicked', num_nonnulls(clicked_at, offered_at) > 0, 'offered', offered_at IS NOT NULL) AS reached,
              json_build_object('generated', extract(epoch FROM generated_at - created_at), 'verified', extract(epoch FROM verified_at - generated_at),
                'sent', extract(epoch FROM sent_at - verified_at), 'opened', extract(epoch FROM opened_at - sent_at)) AS times
         FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL ORDER BY submitted_at, id`;

/** Judged from the questions alone; SQL and the code that scores have ways of their own. */
export const isAnswered = ({ sectionScores }: CountedRow): boolean =>
  sectionScores.some(({ questions }) => questions.some(({ answered }) => answered));

/** Of rows in order, the last one of each clinic in which half of the points were answered. */
export const latestResults = (rows: CountedRow[]): CountedRow[] => [
  ...new Map(
    rows
      .filter(({ maxScore, sectionScores }) => {
        const answered = sectionScores.flatMap(({ questions }) => questions.filter((one) => one.answered));
        return 2 * answered.reduce((sum, { pointValue }) => sum + pointValue, 0) >= maxScore;
      })
      .map((row) => [row.clinicName, row]),
  ).values(),
];

/** Straight from the definitions, over a list of values. */
export const plain = (values: number[]) => {
  if (values.length === 0) return { mean: 0, median: 0, min: 0, max: 0, stdDev: 0 };
  const sorted = values.toSorted((a, b) => a - b);
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return {
    mean,
    median: (sorted[Math.floor((values.length - 1) / 2)]! + sorted[Math.ceil((values.length - 1) / 2)]!) / 2,
    min: sorted[0]!,
    max: sorted.at(-1)!,
    stdDev: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length),
  };
};

/** Floating point may differ in what nobody sees. */
export const expectClose = (found: Record<string, number>, wanted: Record<string, number>) => {
  for (const [key, value] of Object.entries(wanted)) expect(found[key]).toBeCloseTo(value, 7);
};
