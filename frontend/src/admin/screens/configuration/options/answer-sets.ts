import { type Language } from '../../../../shared/texts/languages.ts';
import { fold, newAnswer, type Answer } from './answers.ts';

const words: Readonly<Record<Language, Readonly<Record<'yes' | 'partly' | 'no', string>>>> = {
  hu: { yes: 'Igen', partly: 'Részben', no: 'Nem' },
  en: { yes: 'Yes', partly: 'Partly', no: 'No' },
  ro: { yes: 'Da', partly: 'Parțial', no: 'Nu' },
};

export type AnswerSet = 'yes-no' | 'yes-partly-no';

/** The labels of a usual set of answers, in the questionnaire's language. */
export function labelsOf(set: AnswerSet, language: Language): string[] {
  const { yes, partly, no } = words[language];
  return set === 'yes-no' ? [yes, no] : [yes, partly, no];
}

/**
 * A usual set of answers, worth what the question is worth now: what is correct brings all, the answer in between half of
 * it, rounded down, and the other one nothing.
 */
export function answerSet(
  set: AnswerSet,
  language: Language,
  { points, correctAnswer }: { points: number; correctAnswer: string },
): Answer[] {
  const labels = labelsOf(set, language);
  const worth = labels.map((_label, index) =>
    Math.floor((points * (labels.length - 1 - index)) / (labels.length - 1)),
  );
  if (fold(correctAnswer) === fold(words[language].no)) worth.reverse();
  return labels.map((label, index) => newAnswer(label, String(worth[index])));
}
