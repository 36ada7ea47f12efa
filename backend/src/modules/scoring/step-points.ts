import { isScoredByOptions, optionNamed, standsAlone, withOption } from '../questionnaires/options.js';
import { adviceIfMissing, adviceOf } from '../questionnaires/wordings.js';
import { pointsFor } from './option-reader.js';
import type { QuestionScore, ScoredOption, ScoredQuestion } from './scoring.types.js';

/** Of several options as many that are missing are told and advised on. */
export const MOST_MISSING = 3;

/** What a step brings, in whole points; one of them is 0. */
export interface StepPoints {
  /** Points that following it promises. */
  gain: number;
  /** Where it only prepares: the points that it prepares the way to. */
  prepares: number;
}

/**
 * What to do about a missed question: the advice of the chosen option that brought least, of several options else the advice for those
 * that are missing, else the question's tip; null where nobody has written it. Pure.
 */
export function adviceFor(question: ScoredQuestion, score: QuestionScore): string | null {
  const missing = missingWithAdvice(question, score).map(({ advice }) => adviceIfMissing(advice));
  const text = missing.length > 0 ? missing.join(' ') : ownAdvice(advisedOption(question, score));
  return text ?? (question.relatedTip?.trim() || null);
}

/**
 * Of several options the three with most points that are missing, where each says what to do then; else none. None where a chosen one advises
 * something, or stands alone with points, which the others need not make up for. Pure.
 */
export function missingWithAdvice(question: ScoredQuestion, score: QuestionScore): ScoredOption[] {
  const { kind, options } = question;
  const isChosen = ({ id }: ScoredOption) => score.options?.includes(id) === true;
  const isAlone = options.some((one) => isChosen(one) && standsAlone(one) && one.points > 0);
  if (kind !== 'multiple' || isAlone || ownAdvice(advisedOption(question, score)) !== null) return [];
  const missing = options
    .filter((one) => one.points > 0 && !standsAlone(one) && !isChosen(one))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MOST_MISSING);
  return missing.every(({ advice }) => adviceIfMissing(advice) !== null) ? missing : [];
}

const ownAdvice = (option: ScoredOption | undefined): string | null => adviceOf(option?.advice ?? null);

/** Of the chosen options the one whose advice is given: the one with advice that brought least, else the one that brought least. */
function advisedOption(
  { options: offered }: ScoredQuestion,
  { options: chosen = [] }: QuestionScore,
): ScoredOption | undefined {
  return offered
    .filter(({ id }) => chosen.includes(id))
    .toSorted(
      (a, b) => Number(ownAdvice(b) !== null) - Number(ownAdvice(a) !== null) || a.points - b.points,
    )[0];
}

/**
 * What the step of a missed question brings: the difference that answering makes as it leads. Of one answer that is the named
 * one, else the next better one; of several the named one ticked beside the others, else those whose advice is the step, else all that is
 * missing; without options the correct answer. A step that only prepares promises nothing (rules: points promised). Pure.
 */
export function stepPoints(question: ScoredQuestion, score: QuestionScore): StepPoints {
  const answer = answerLedTo(question, score);
  const missing = score.pointValue - score.points;
  const points =
    answer === null ? missing : Math.min(pointsFor(answer, score.pointValue) - score.points, missing);
  const missingOnes = missingWithAdvice(question, score);
  const onlyPrepares =
    missingOnes.length > 0
      ? missingOnes.every(({ prepares }) => prepares)
      : advisedOption(question, score)?.prepares;
  return onlyPrepares ? { gain: 0, prepares: points } : { gain: points, prepares: 0 };
}

/** The options of the answer that a missed question's step leads to; null: whichever bring all its points. Pure. */
export function answerLedTo(question: ScoredQuestion, score: QuestionScore): ScoredOption[] | null {
  const { kind, options } = question;
  if (!isScoredByOptions(question)) return null;
  const chosen = options.filter(({ id }) => score.options?.includes(id));
  const missing = missingWithAdvice(question, score);
  if (missing.length > 0) {
    const done = missing.filter(({ prepares }) => !prepares);
    return [...chosen.filter((one) => !standsAlone(one)), ...(done.length > 0 ? done : missing)];
  }
  const { leadsTo = null } = advisedOption(question, score) ?? {};
  const target = leadsTo === null ? undefined : optionNamed(options, leadsTo);
  if (target) {
    const answer = withOption(kind, chosen, target);
    if (pointsFor(answer, score.pointValue) > score.points) return answer;
  }
  if (kind === 'multiple') return null;
  const [next] = options
    .filter(({ points }) => points > score.points)
    .toSorted((a, b) => a.points - b.points);
  return next ? [next] : null;
}
