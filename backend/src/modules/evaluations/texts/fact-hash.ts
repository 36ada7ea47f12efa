import { createHash } from 'node:crypto';
import { sentencesIfMissing } from '../../questionnaires/wordings.js';
import { productNameOf } from '../../questionnaires/products.js';
import type { QuestionScore, ScoredQuestion } from '../../scoring/scoring.types.js';
import type { FactRef } from './text-evidence.js';

/**
 * A question with a hash of all that a sentence may have taken from its answer: points, the meanings and advice of what
 * was chosen, tip and product, and what its options say where they are missing. When one of these changes, texts that rest on it ask
 * for a new look (rules: evidence).
 */
export function factRefOf(question: ScoredQuestion, score: QuestionScore): FactRef {
  const chosen = question.options.filter(({ id }) => score.options?.includes(id));
  const parts = [
    score.points,
    score.pointValue,
    chosen.map(({ meaning, advice }) => [meaning, advice]),
    question.relatedTip,
    productNameOf(question),
    ...question.options
      .filter((option) => !chosen.includes(option))
      .flatMap(({ meaning, advice }) => [meaning, advice].flatMap(sentencesIfMissing)),
  ];
  return [question.id, createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10)];
}
