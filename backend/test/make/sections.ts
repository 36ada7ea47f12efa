import type { ScoredQuestion, ScoredSection } from '../../src/modules/evaluations/scoring/scoring.types.js';

/** A question with 1 point, answered right by a yes; `id` also makes its public id and its text. */
export function question(id: number, given: Partial<ScoredQuestion> = {}): ScoredQuestion {
  return {
    id,
    questionId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    questionText: `Question ${id}?`,
    position: id,
    correctAnswer: null,
    pointValue: 1,
    weight: 1,
    relatedProduct: null,
    productDescription: null,
    productUrl: null,
    relatedTip: null,
    ...given,
  };
}

/** An included section that holds the questions. */
export function section(
  id: number,
  questions: ScoredQuestion[],
  given: Partial<ScoredSection> = {},
): ScoredSection {
  return {
    id,
    name: `Section ${id}`,
    description: null,
    position: id,
    includeInEvaluation: true,
    questions,
    ...given,
  };
}
