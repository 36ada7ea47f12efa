import type { QuestionKind } from '../../questionnaires/question-fields.js';

interface Step {
  label: string;
  points: number;
  notApplicable: boolean;
}

const LONGEST_NUMBER = 3;
const MOST_NUMBERS = 11;
const LONGEST_WORDS = 14;
const MOST_WORDS = 7;

/**
 * Whether the options of a question are the steps of one scale, in their order: numbers that go up or down by one, or few short labels
 * whose points rise or fall from each to the next. One that says the question does not apply may stand behind them. Pure (rules: online form).
 */
export function isScale(kind: QuestionKind, options: readonly Step[]): boolean {
  const steps = options.filter(({ notApplicable }) => !notApplicable);
  const areFirst = steps.every((step, at) => step === options[at]);
  return kind === 'single' && areFirst && steps.length >= 3 && (areNumbers(steps) || areOrderedWords(steps));
}

function areNumbers(steps: readonly Step[]): boolean {
  const numbers = steps.map(({ label }) => (/^\d+$/.test(label) ? Number(label) : NaN));
  const isShort = steps.every(({ label }) => label.length <= LONGEST_NUMBER);
  return isShort && steps.length <= MOST_NUMBERS && (goUp(numbers, 1) || goUp(numbers.toReversed(), 1));
}

function areOrderedWords(steps: readonly Step[]): boolean {
  const points = steps.map((step) => step.points);
  const isShort = steps.every(({ label }) => label.length <= LONGEST_WORDS);
  return isShort && steps.length <= MOST_WORDS && (goUp(points) || goUp(points.toReversed()));
}

/** By as much as is said, else by anything. */
const goUp = (values: readonly number[], by?: number): boolean =>
  values.every((value, at) => {
    const step = value - values[at - 1]!;
    return at === 0 || (by === undefined ? step > 0 : step === by);
  });
