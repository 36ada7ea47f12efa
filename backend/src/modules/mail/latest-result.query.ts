/** SQL of the newest result mail of one evaluation: how it stands. The argument is the SQL of the evaluation's id. */
export const latestResultOf = (evaluationId: string) =>
  `SELECT state, delivery, error, changed_at FROM mail WHERE evaluation_id = ${evaluationId} AND kind = 'result' ORDER BY created_at DESC LIMIT 1`;
