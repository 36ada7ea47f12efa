import { holds } from '../../questionnaires/conditions/holds.js';
import { countingQuestions, countingSections } from '../../questionnaires/points.js';
import type { Score, ScoredResponse, ScoredSection } from '../../scoring/scoring.types.js';

/**
 * Names of the areas of which nothing applies to the clinic, by its answers: each question was answered so, or its condition is false.
 * What is hidden only because an answer is missing may apply, so it is not among them. Pure (rules: does not apply).
 */
export function areasNotApplicable(
  sections: readonly ScoredSection[],
  { sectionScores, chosenOptions }: Pick<Score, 'sectionScores'> & Pick<ScoredResponse, 'chosenOptions'>,
): string[] {
  const chosen = (id: number) => chosenOptions[id] ?? null;
  const answers = { chosen, isAnswered: (id: number) => chosen(id) !== null, percent: () => null };
  const isFalse = ({ shownIf }: Pick<ScoredSection, 'shownIf'>) =>
    Boolean(shownIf) && holds(shownIf!, answers) === false;
  const scored = new Set(sectionScores.map(({ sectionId }) => sectionId));
  return countingSections([...sections])
    .filter(({ id }) => !scored.has(id))
    .filter(
      (section) =>
        isFalse(section) ||
        countingQuestions(section).every(
          (question) =>
            isFalse(question) ||
            question.options.some(
              (option) => option.notApplicable && chosen(question.id)?.includes(option.id),
            ),
        ),
    )
    .map(({ name }) => name);
}
