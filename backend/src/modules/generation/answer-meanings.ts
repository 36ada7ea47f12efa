import type { QuestionScore, ScoredQuestion, SectionScore } from '../scoring/scoring.types.js';
import { sentencesIfMissing, wordingsOf } from '../questionnaires/wordings.js';
import { hashOf } from './writers/built-in/hash.js';
import type { SeveralOptions } from './writers/text-writer.js';

/** What answers were given: clinics that answered differently get other wordings. */
export const seedOf = (sections: readonly SectionScore[]): string =>
  JSON.stringify(sections.flatMap(({ questions }) => questions.map(({ id, options }) => [id, options])));

/** What the best of the chosen options says of the clinic, in one of its wordings. */
export function meaningOf(question: ScoredQuestion, score: QuestionScore, seed: string): string | null {
  const [best] = meaningsOf(question, score, seed);
  return best ?? null;
}

/** The same in another of its wordings, where a person has written several. */
export function rewordedOf(
  question: ScoredQuestion,
  score: QuestionScore,
  seed: string,
): { reworded?: string } {
  const [one] = meaningsOf(question, score, seed);
  const [other] = meaningsOf(question, score, seed, 1);
  return other === undefined || other === one ? {} : { reworded: other };
}

/** What each of the chosen options says, the one with most points first; of its wordings so many further. */
function meaningsOf(
  question: ScoredQuestion,
  { options = [] }: QuestionScore,
  seed: string,
  further = 0,
): string[] {
  return question.options
    .filter(({ id }) => options.includes(id))
    .toSorted((a, b) => b.points - a.points)
    .flatMap(({ id, meaning }) => wordingFor(id, wordingsOf(meaning), seed, further));
}

/** The wording of an option that a clinic gets, or one so many further; none where there is none. */
const wordingFor = (id: number, wordings: readonly string[], seed: string, further: number): string[] =>
  wordings.slice((hashOf(`${id} ${seed}`) + further) % Math.max(1, wordings.length)).slice(0, 1);

/** Of several options: those that bring points, ticked and not, most points first; of the ticked ones what they say, too. */
export function severalOf(question: ScoredQuestion, score: QuestionScore, seed: string): SeveralOptions {
  if (question.kind !== 'multiple' || score.points <= 0) return {};
  const counting = question.options
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
  const isTicked = ({ id }: { id: number }) => score.options?.includes(id) === true;
  const [ticked, missing] = [counting.filter(isTicked), counting.filter((option) => !isTicked(option))];
  const lacking = (further: number) =>
    missing.flatMap(({ id, meaning }) => wordingFor(id, sentencesIfMissing(meaning), seed, further));
  return {
    ticked: ticked.map(({ label }) => label),
    missing: missing.map(({ label }) => label),
    tickedMeanings: meaningsOf(question, score, seed),
    missingMeanings: lacking(0),
    missingReworded: lacking(1).find((text) => !lacking(0).includes(text)),
  };
}
