import { type Section } from '../configuration.api.ts';
import { type Insight } from './insights.api.ts';

/** Insights of one place, the heaviest first. */
export interface InsightGroup {
  /** Null for the summary. */
  sectionId: number | null;
  /** Null where the section has been deleted. */
  section: Section | null;
  insights: readonly Insight[];
}

/** The insights by place: the summary, the sections in their order, and what has lost its section. */
export function groupsOf(insights: readonly Insight[], sections: readonly Section[]): InsightGroup[] {
  const known = new Map(sections.map((section) => [section.id, section]));
  const placeOf = ({ place, sectionId }: Insight) => (place === 'summary' ? null : sectionId);
  const lost = insights.map(placeOf).filter((id) => id !== null && !known.has(id));
  return [null, ...known.keys(), ...new Set(lost)]
    .map((id) => ({
      sectionId: id,
      section: id === null ? null : (known.get(id) ?? null),
      insights: insights
        .filter((insight) => placeOf(insight) === id)
        .toSorted((a, b) => b.weight - a.weight || a.id - b.id),
    }))
    .filter((group) => group.insights.length > 0);
}
