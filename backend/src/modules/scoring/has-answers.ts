import type { Score } from './scoring.types.js';

/** Whether any question that counts was answered, as the database's has_answers() judges. Pure (rules: empty evaluations). */
export const hasAnswers = ({
  totalScore,
  sectionScores,
}: Pick<Score, 'totalScore' | 'sectionScores'>): boolean =>
  totalScore > 0 || sectionScores.some(({ questions }) => questions.some(({ answered }) => answered));
