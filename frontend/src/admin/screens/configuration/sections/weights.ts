import { type Section } from '../configuration.api.ts';

/** What the overview needs to know of a section. */
export type WeighedSection = Pick<Section, 'id' | 'name' | 'includeInEvaluation' | 'maxScore'>;

export interface Share {
  id: number;
  name: string;
  /** Of all points that count, 0 to 100, not rounded: together they fill the bar. */
  percent: number;
}

/** The sections that count and their parts of the whole; empty when nothing counts. */
export function sharesOf(sections: readonly WeighedSection[]): Share[] {
  const counting = sections.filter(
    ({ includeInEvaluation, maxScore }) => includeInEvaluation && maxScore > 0,
  );
  const total = totalOf(sections);
  return counting.map(({ id, name, maxScore }) => ({ id, name, percent: (100 * maxScore) / total }));
}

/** The points that count over the whole questionnaire. */
export function totalOf(sections: readonly WeighedSection[]): number {
  return sections.reduce(
    (sum, { includeInEvaluation, maxScore }) => sum + (includeInEvaluation ? maxScore : 0),
    0,
  );
}

/** The whole questionnaire's points once a section is switched in or out. */
export function totalAfterSwitch(sections: readonly WeighedSection[], id: number, include: boolean): number {
  return totalOf(
    sections.map((section) => (section.id === id ? { ...section, includeInEvaluation: include } : section)),
  );
}
