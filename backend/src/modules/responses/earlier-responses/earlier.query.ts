import { isLive } from '../../evaluations/live-evaluations.query.js';

/** SQL: `f` is an answered one that came to questionnaire $1 before evaluation $2, whose response is of $3. */
export const EARLIER = `f.questionnaire_id = $1 AND f.id <> $2::uuid AND f.submitted_at < $3::timestamptz AND ${isLive('f.')}
  AND f.max_score > 0 AND has_answers(f.total_score, f.section_scores)`;
