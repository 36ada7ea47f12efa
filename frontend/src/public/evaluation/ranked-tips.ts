import { type EvaluationView, type Tip } from './evaluation-view.ts';

export type TipOfSection = Tip & { sectionName: string };

/**
 * The tips of all sections in the one ranking of the result (rules: Top tips), asked in the page's order whether they
 * are wanted. Equal ones keep their order.
 */
export function rankedTips(
  { sections }: Pick<EvaluationView, 'sections'>,
  isIncluded: (tip: Tip) => boolean = () => true,
): TipOfSection[] {
  return sections
    .flatMap((section) => section.tips.map((tip) => ({ ...tip, sectionName: section.name })))
    .filter(isIncluded)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.weight - a.weight || b.points - a.points);
}
