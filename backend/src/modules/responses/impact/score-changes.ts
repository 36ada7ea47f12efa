import { countingSections, maxScoreOf } from '../../questionnaires/points.js';
import { scoringBasis } from '../../questionnaires/scoring-basis.js';
import type { ScoredSection, SectionScore } from '../../scoring/scoring.types.js';

type SectionPoints = Omit<SectionScore, 'questions'>;

/** The sections whose scores a change can alter, by id; those that come or go among them. */
export function affectedSections(before: ScoredSection[], after: ScoredSection[]): Set<number> {
  const basis = (sections: ScoredSection[]) =>
    new Map(sections.map((section) => [section.id, scoringBasis([section])]));
  const [was, is] = [basis(before), basis(after)];
  return new Set(
    [...was.keys(), ...is.keys()].filter((id) => (was.get(id) ?? '[]') !== (is.get(id) ?? '[]')),
  );
}

/** Whether a change alters what sections can bring at most: then every score differs, whatever was answered. */
export function altersMaxima(before: ScoredSection[], after: ScoredSection[]): boolean {
  const maxima = (sections: ScoredSection[]) =>
    JSON.stringify(countingSections(sections).map((section) => [section.id, maxScoreOf(section)] as const));
  return maxima(before) !== maxima(after);
}

/** Whether texts written for the stored scores of these sections say something untrue of the new ones (rules: rescoring). */
export function scoresDiffer(
  stored: SectionPoints[],
  fresh: SectionPoints[],
  ids: ReadonlySet<number>,
): boolean {
  const points = (sections: SectionPoints[]) =>
    JSON.stringify(
      sections
        .filter(({ sectionId }) => ids.has(sectionId))
        .map(({ sectionId, score, maxScore }) => [sectionId, score, maxScore] as const)
        .toSorted(([a], [b]) => a - b),
    );
  return points(stored) !== points(fresh);
}
