/**
 * SQL: whether the row `e` of evaluations is a result that others are compared with: something was answered, enough of it for a
 * result, and it was not a clinic's earlier one when it was anonymised. `least` is the questionnaire's share of answers.
 */
const isResult = (e: string, least: string): string =>
  `NOT ${e}.superseded AND ${e}.max_score > 0 AND has_answers(${e}.total_score, ${e}.section_scores)
     AND has_result(${e}.max_score, ${e}.section_scores, ${least})`;

/**
 * SQL: whether the row `e` is its clinic's latest result (rules: a clinic counts once). A later one is of the same name and address,
 * or was linked to it.
 */
export const isLatestResult = (e: string, least: string): string => {
  const isLater = `later.deleted_at IS NULL AND (later.submitted_at, later.id) > (${e}.submitted_at, ${e}.id) AND ${isResult('later', least)}`;
  return `${isResult(e, least)}
    AND NOT EXISTS (SELECT FROM evaluation later
                     WHERE later.questionnaire_id = ${e}.questionnaire_id AND later.clinic_key = ${e}.clinic_key AND ${isLater})
    AND NOT EXISTS (SELECT FROM evaluation later WHERE later.former_id = ${e}.id AND ${isLater})`;
};

/** SQL: the percentage with which the clinic of the evaluation `e` of the questionnaire `q` is counted now; null where it is not. */
export const COUNTED_PERCENTAGE = `(
  SELECT own.percentage::float8
    FROM (SELECT e.id UNION ALL SELECT id FROM evaluation WHERE former_id = e.id
          UNION ALL SELECT id FROM evaluation WHERE questionnaire_id = e.questionnaire_id AND clinic_key = e.clinic_key AND deleted_at IS NULL) AS of_clinic
    JOIN evaluation own ON own.id = of_clinic.id AND own.deleted_at IS NULL AND ${isResult('own', 'q.min_answered_percent')}
   ORDER BY own.submitted_at DESC, own.id DESC LIMIT 1)`;
