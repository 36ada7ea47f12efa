import { percentOf } from '../questionnaires/points.js';
import type { Score } from './scoring.types.js';

/** How much of what counts was answered so that it could be read. */
export interface Answered {
  /** Questions that were answered, of so many that count. */
  questions: number;
  of: number;
  /** What the answered ones can bring of all points: percent with one decimal. */
  pointsShare: number;
  /** Whether that is enough for a result to be judged. */
  isEnough: boolean;
}

/**
 * How much of a score rests on answers. Below `minPercent` of the points (0 to 100) there is no result: no band, no comparison
 * and no steps. A score without any points is none to judge anyway and is not held to lack answers. Pure (rules: too few answers).
 */
export function answeredOf(
  { sectionScores, maxScore }: Pick<Score, 'sectionScores' | 'maxScore'>,
  minPercent: number,
): Answered {
  const questions = sectionScores.flatMap((section) => section.questions);
  const answered = questions.filter((question) => question.answered);
  const points = answered.reduce((sum, { pointValue }) => sum + pointValue, 0);
  return {
    questions: answered.length,
    of: questions.length,
    pointsShare: percentOf(points, maxScore),
    isEnough: 100 * points >= minPercent * maxScore,
  };
}
