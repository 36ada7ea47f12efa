import { fold } from '../../platform/text/fold.js';
import { countingQuestions, countingSections } from './points.js';

interface BasisSection {
  id: number;
  name: string;
  includeInEvaluation: boolean;
  questions: { id: number; correctAnswer: string | null; pointValue: number }[];
}

/**
 * What scores are made of, as one text: two configurations with the same basis give every response the same score.
 * Names and order of sections belong to it, as scores are stored with them; texts, tips, products, weights, the order
 * of questions and whatever does not count do not (rules: rescoring).
 */
export function scoringBasis(sections: readonly BasisSection[]): string {
  const basis = countingSections(sections).map((section) => [
    section.id,
    section.name,
    countingQuestions(section)
      .map(({ id, correctAnswer, pointValue }) => [id, fold(correctAnswer ?? ''), pointValue] as const)
      .toSorted(([a], [b]) => a - b),
  ]);
  return JSON.stringify(basis);
}
