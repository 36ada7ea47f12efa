import { countingQuestions, countingSections, percentOf } from '../questionnaires/points.js';
import { productIdOf } from '../questionnaires/products.js';
import type { Score, ScoredSection } from './scoring.types.js';

/** Product id -> improvement of the whole result, in tenths of a percent. */
export type Recommended = Record<string, number>;

/**
 * Prepares to tell what scores recommend: every product whose questions lost points by their answers, with those points in percent of the
 * maximum. Questions are those that count as the questionnaire stands, points those that the score was made of; both
 * are the same once an evaluation is scored anew (rules: tips and products). Pure.
 */
export function recommenderOf(
  sections: readonly ScoredSection[],
): (score: Pick<Score, 'maxScore' | 'sectionScores'>) => Recommended {
  const ids = new Map<number, string>();
  for (const question of countingSections(sections).flatMap(countingQuestions)) {
    const id = productIdOf(question);
    if (id !== null) ids.set(question.id, id);
  }
  return ({ maxScore, sectionScores }) => {
    const lost = new Map<string, number>();
    for (const one of sectionScores.flatMap(({ questions = [] }) => questions)) {
      const { id, points, pointValue, answered } = one;
      const product = answered && points < pointValue ? ids.get(id) : undefined;
      if (product !== undefined) lost.set(product, (lost.get(product) ?? 0) + pointValue - points);
    }
    return Object.fromEntries(
      [...lost].map(([id, points]) => [id, Math.round(10 * percentOf(points, maxScore))]),
    );
  };
}
