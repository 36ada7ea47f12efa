import type { AnswersRow, QuestionRow } from './count-rows.js';
import { tenthsOf } from './statistics.js';

export interface QuestionShares extends Omit<QuestionRow, 'correct'> {
  right: number;
  /** Shares of all that were asked, in percent with one decimal. */
  rightPercentage: number;
  wrongPercentage: number;
  unansweredPercentage: number;
  /** More than 90 % were alike: the question hardly tells clinics apart. */
  isUniform: boolean;
}

/** Fewer say nothing about a question. */
const MINIMUM = 5;

/** How a question was answered, and whether it tells clinics apart. Pure (rules: non-discriminating questions). */
export function sharesOf({ correct, ...question }: QuestionRow): QuestionShares {
  const { wrong, unanswered } = question;
  const asked = correct + wrong + unanswered;
  return {
    ...question,
    right: correct,
    rightPercentage: tenthsOf(correct, asked) / 10,
    wrongPercentage: tenthsOf(wrong, asked) / 10,
    unansweredPercentage: tenthsOf(unanswered, asked) / 10,
    isUniform: asked >= MINIMUM && 10 * Math.max(correct, wrong, unanswered) > 9 * asked,
  };
}

export interface AnswerShares extends AnswersRow {
  options: (AnswersRow['options'][number] & { percentage: number })[];
}

/** How often each option was chosen, in percent with one decimal of those who answered. Pure. */
export function answerSharesOf(row: AnswersRow): AnswerShares {
  const { answered, options } = row;
  return {
    ...row,
    options: options.map((option) => ({ ...option, percentage: tenthsOf(option.n, answered) / 10 })),
  };
}
