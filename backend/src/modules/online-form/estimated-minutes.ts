import type { QuestionKind } from '../questionnaires/question-fields.js';

export interface AskedQuestion {
  text: string;
  kind: QuestionKind;
  options: readonly { label: string }[];
}

/** Read carefully; options are skimmed. */
const CHARACTERS_PER_SECOND = 15;
const OPTION_CHARACTERS_PER_SECOND = 25;
/** To think, to ask a colleague now and then, and to choose, or to write a sentence. */
const SECONDS_TO_ANSWER: Readonly<Record<QuestionKind, number>> = {
  single: 12,
  multiple: 18,
  text: 45,
  number: 30,
};
/** Who asks and why, and at the end name, address, consent and a look at the answers. */
const SECONDS_AROUND = 90;

/** How many minutes it takes to fill in, counted from the questions; rounded up. Pure. */
export function estimatedMinutes(questions: readonly AskedQuestion[]): number {
  const seconds = questions.reduce(
    (sum, { text, kind, options }) =>
      sum +
      text.length / CHARACTERS_PER_SECOND +
      options.reduce((read, { label }) => read + label.length / OPTION_CHARACTERS_PER_SECOND, 0) +
      SECONDS_TO_ANSWER[kind],
    SECONDS_AROUND,
  );
  return Math.ceil(seconds / 60);
}
