import { countingSections, maxScoreOf } from '../../questionnaires/points.js';
import { scoringBasis } from '../../questionnaires/scoring-basis.js';
import type { ScoredSection, SectionScore } from '../../scoring/scoring.types.js';

type SectionPoints = Omit<SectionScore, 'questions'>;

/**
 * The sections whose scores a change can alter, by id; those that come or go among them, and those in which something is asked under a
 * condition, which may rest on answers of another section.
 */
export function affectedSections(before: ScoredSection[], after: ScoredSection[]): Set<number> {
  const basis = (sections: ScoredSection[]) =>
    new Map(sections.map((section) => [section.id, scoringBasis([section])]));
  const [was, is] = [basis(before), basis(after)];
  const conditional = [...before, ...after].filter(isConditional).map(({ id }) => id);
  return new Set([
    ...[...was.keys(), ...is.keys()].filter((id) => (was.get(id) ?? '[]') !== (is.get(id) ?? '[]')),
    ...conditional,
  ]);
}

/**
 * Whether a change alters what sections can bring at most, for every respondent: then every score differs, whatever was answered. Where
 * a question may be hidden or may not apply, its points matter to some respondents only.
 */
export function altersMaxima(before: ScoredSection[], after: ScoredSection[]): boolean {
  if ([...before, ...after].some((section) => isConditional(section) || hasNotApplicable(section)))
    return false;
  const maxima = (sections: ScoredSection[]) =>
    JSON.stringify(countingSections(sections).map((section) => [section.id, maxScoreOf(section)] as const));
  return maxima(before) !== maxima(after);
}

/** Whether a section or one of its questions is asked under a condition. */
export function isConditional({ shownIf, questions }: ScoredSection): boolean {
  return Boolean(shownIf) || questions.some((question) => question.shownIf);
}

const hasNotApplicable = ({ questions }: ScoredSection): boolean =>
  questions.some(({ options }) => options.some(({ notApplicable }) => notApplicable));

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
