import type { ScoredOption, ScoredQuestion, ScoredSection } from '../../src/modules/scoring/scoring.types.js';

/** A question with 1 point, answered right by a yes; `id` also makes its public id and its text. */
export function question(id: number, given: Partial<ScoredQuestion> = {}): ScoredQuestion {
  return {
    id,
    questionId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    questionText: `Question ${id}?`,
    position: id,
    kind: 'single',
    required: false,
    options: [],
    correctAnswer: null,
    pointValue: 1,
    weight: 1,
    relatedProduct: null,
    productDescription: null,
    productUrl: null,
    effort: 'medium',
    priceNote: null,
    effortNote: null,
    relatedTip: null,
    unit: null,
    min: null,
    max: null,
    decimals: false,
    ...given,
  };
}

/** An option with 0 points; `id` also makes its label. */
export function option(id: number, given: Partial<ScoredOption> = {}): ScoredOption {
  return {
    id,
    position: id,
    label: `Answer ${id}`,
    aliases: [],
    points: 0,
    meaning: null,
    advice: null,
    leadsTo: null,
    prepares: false,
    exclusive: false,
    notApplicable: false,
    from: null,
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
