import { type EvaluationView, type Tip } from './evaluation-view.ts';

/** A tip with its area's name, and the part of its points that is missing, in percent. */
export type TipOfSection = Tip & { sectionName: string; missing: number };

/**
 * The tips of all sections in the one ranking of the result (rules: Top tips), asked in the page's order whether they
 * are wanted. Equal ones keep their order.
 */
export function rankedTips(
  { sections }: Pick<EvaluationView, 'sections'>,
  isIncluded: (tip: Tip) => boolean = () => true,
): TipOfSection[] {
  return sections
    .flatMap((section) =>
      section.tips.map((tip) => ({ ...tip, sectionName: section.name, missing: 100 - section.percentage })),
    )
    .filter(isIncluded)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.weight - a.weight || b.points - a.points);
}
