/** SQL of the newest result mail of one evaluation: its state and error. The argument is the SQL of the evaluation's id. */
export const latestResultOf = (evaluationId: string) =>
  `SELECT state, error FROM mail WHERE evaluation_id = ${evaluationId} AND kind = 'result' ORDER BY created_at DESC LIMIT 1`;
