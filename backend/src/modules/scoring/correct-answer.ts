import type { Language } from '../../platform/http/languages.js';
import { fold, foldedParts } from '../../platform/text/fold.js';
import { answerText } from './answers.js';
import type { Answer, ScoredQuestion } from './scoring.types.js';

const YES = new Set(['igen', 'yes', '1', 'true']);
const YES_IN_ROMANIAN = new Set([...YES, 'da']);

/** How yes and no are said in answers to questions without options. */
export const YES_AND_NO: Readonly<Record<Language, readonly [yes: string, no: string]>> = {
  hu: ['Igen', 'Nem'],
  en: ['Yes', 'No'],
  ro: ['Da', 'Nu'],
};

/**
 * Prepares the judging of one question's answers. With a correct answer, the folded texts must be equal or, when
 * it has commas, hold the same set of parts in any order; without one, a yes counts: 'igen', 'yes', '1', boolean
 * true, and 'da' in a Romanian questionnaire. A blank answer is never correct (rules: correct answers).
 */
export function answerMatcher(
  question: Pick<ScoredQuestion, 'correctAnswer'>,
  language: Language,
): (answer: Answer | undefined) => boolean {
  const correct = fold(question.correctAnswer ?? '');
  if (correct === '') {
    const yes = language === 'ro' ? YES_IN_ROMANIAN : YES;
    return (answer) => yes.has(answerText(answer));
  }
  const parts = foldedParts(correct);
  if (!correct.includes(',') || parts.size === 0) return (answer) => answerText(answer) === correct;
  return (answer) => {
    const text = answerText(answer);
    return text === correct || isSameSet(foldedParts(text), parts);
  };
}

function isSameSet(some: Set<string>, others: Set<string>): boolean {
  if (some.size !== others.size) return false;
  for (const part of some) if (!others.has(part)) return false;
  return true;
}
