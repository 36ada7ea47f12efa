import { percentOf } from './percent.js';
import { maxScoreOf } from './score.js';
import type { ScoredQuestion, ScoredSection } from './scoring.types.js';

type WeighedSection = Pick<ScoredSection, 'id' | 'includeInEvaluation'> & {
  questions: Pick<ScoredQuestion, 'pointValue'>[];
};

/**
 * Each section's share of all points that count, by section id, in percent with one decimal; 0 for an excluded
 * section. Every share is rounded by itself, so the sum may miss 100 by a few tenths (rules: section weights).
 */
export function weightPercents(sections: readonly WeighedSection[]): Map<number, number> {
  const pointsOf = (section: WeighedSection) =>
    section.includeInEvaluation === false ? 0 : maxScoreOf(section);
  const total = sections.reduce((sum, section) => sum + pointsOf(section), 0);
  return new Map(sections.map((section) => [section.id, percentOf(pointsOf(section), total)]));
}
