import { isScoredByOptions, optionNamed, withOption } from '../questionnaires/options.js';
import { pointsFor } from './option-reader.js';
import type { QuestionScore, ScoredOption, ScoredQuestion } from './scoring.types.js';

/** What a step brings, in whole points; one of them is 0. */
export interface StepPoints {
  /** Points that following it promises. */
  gain: number;
  /** Where it only prepares: the points that it prepares the way to. */
  prepares: number;
}

/** Of the chosen options the one whose advice is given: the one with advice that brought least, else the one that brought least. Pure. */
export function advisedOption(
  { options: offered }: ScoredQuestion,
  { options: chosen = [] }: QuestionScore,
): ScoredOption | undefined {
  return offered
    .filter(({ id }) => chosen.includes(id))
    .toSorted((a, b) => Number(isWritten(b.advice)) - Number(isWritten(a.advice)) || a.points - b.points)[0];
}

/**
 * What the step of a missed question brings: the difference that answering makes as it leads. Of one answer that is the named
 * one, else the next better one; of several the named one ticked beside the others, else all that is missing; without options the
 * correct answer. A step that only prepares promises nothing (rules: points promised). Pure.
 */
export function stepPoints(question: ScoredQuestion, score: QuestionScore): StepPoints {
  const answer = answerLedTo(question, score);
  const missing = score.pointValue - score.points;
  const points =
    answer === null ? missing : Math.min(pointsFor(answer, score.pointValue) - score.points, missing);
  return advisedOption(question, score)?.prepares
    ? { gain: 0, prepares: points }
    : { gain: points, prepares: 0 };
}

/** The options of the answer that a missed question's step leads to; null: whichever bring all its points. Pure. */
export function answerLedTo(question: ScoredQuestion, score: QuestionScore): ScoredOption[] | null {
  const { kind, options } = question;
  if (!isScoredByOptions(question)) return null;
  const { leadsTo = null } = advisedOption(question, score) ?? {};
  const target = leadsTo === null ? undefined : optionNamed(options, leadsTo);
  if (target) {
    const chosen = options.filter(({ id }) => score.options?.includes(id));
    const answer = withOption(kind, chosen, target);
    if (pointsFor(answer, score.pointValue) > score.points) return answer;
  }
  if (kind === 'multiple') return null;
  const [next] = options
    .filter(({ points }) => points > score.points)
    .toSorted((a, b) => a.points - b.points);
  return next ? [next] : null;
}

export const isWritten = (text: string | null): boolean => (text ?? '').trim() !== '';
