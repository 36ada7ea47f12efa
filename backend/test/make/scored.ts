import type { ScoredOption, ScoredQuestion, ScoredSection } from '../../src/modules/scoring/scoring.types.js';

export const uuidOf = (n: number): string => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** An option of no points; its id is its place. */
export const madeOption = (id: number, label: string, more: Partial<ScoredOption> = {}): ScoredOption => ({
  id,
  position: id,
  label,
  aliases: [],
  points: 0,
  meaning: null,
  advice: null,
  leadsTo: null,
  prepares: false,
  exclusive: false,
  notApplicable: false,
  from: null,
  ...more,
});

/** A question of 5 points without options; its id is its place. */
export const madeQuestion = (id: number, more: Partial<ScoredQuestion> = {}): ScoredQuestion => ({
  id,
  questionId: uuidOf(id),
  questionText: `Question ${id}?`,
  position: id,
  kind: 'single',
  required: false,
  options: [],
  correctAnswer: null,
  pointValue: 5,
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
  ...more,
});

export const madeSection = (id: number, questions: ScoredQuestion[]): ScoredSection => ({
  id,
  name: `Section ${id}`,
  description: null,
  position: id,
  includeInEvaluation: true,
  questions,
});
