/**
 * The share of `part` in `whole` in percent, with one decimal, halves rounded up (6.25 -> 6.3); 0 when there is
 * no whole. Whole numbers go in and are divided once, so no binary fraction can tip a half the wrong way
 * (rules: percentages).
 */
export function percentOf(part: number, whole: number): number {
  if (!(whole > 0)) return 0;
  return Math.floor((2000 * part + whole) / (2 * whole)) / 10;
}

interface Worth {
  pointValue: number;
}
interface SectionPoints {
  questions: readonly Worth[];
}
interface WeighedSection extends SectionPoints {
  id: number;
  includeInEvaluation: boolean;
}

/** The questions of a section that count: those worth more than 0 points (rules: what counts). */
export function countingQuestions<Q extends Worth>(section: { questions: readonly Q[] }): Q[] {
  return section.questions.filter((question) => question.pointValue > 0);
}

/** The most points a section can bring, whether it is included or not. */
export function maxScoreOf(section: SectionPoints): number {
  return countingQuestions(section).reduce((sum, question) => sum + question.pointValue, 0);
}

/** The sections that appear in scores, pages and means: included ones that can bring points (rules: what counts). */
export function countingSections<S extends SectionPoints & { includeInEvaluation: boolean }>(
  sections: readonly S[],
): S[] {
  return sections.filter((section) => section.includeInEvaluation !== false && maxScoreOf(section) > 0);
}

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
