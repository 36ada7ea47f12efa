import { fold } from '../../platform/text/fold.js';
import type { AnswerOption } from './answer-option.entity.js';
import type { QuestionKind } from './question-fields.js';

export type OptionPoints = Pick<AnswerOption, 'points' | 'exclusive'>;

/** What tells an option in answers: its label, and whatever else means it. */
export type OptionNames = Pick<AnswerOption, 'label' | 'aliases'>;

interface Optioned<O> {
  kind: QuestionKind;
  options: readonly O[];
}

/** Whether answers are scored by their options; otherwise the rule of the correct answer holds (rules: answers). */
export function isScoredByOptions({ kind, options }: Optioned<OptionPoints>): boolean {
  return kind !== 'text' && options.some(({ points }) => points > 0);
}

/**
 * The most points that options can bring: of one, the best; of several, all that may stand together, or one that stands
 * alone where it brings more. Null where no option carries points.
 */
export function pointsOfOptions(question: Optioned<OptionPoints>): number | null {
  if (!isScoredByOptions(question)) return null;
  const best = (options: readonly OptionPoints[]) => Math.max(0, ...options.map(({ points }) => points));
  if (question.kind === 'single') return best(question.options);
  const together = question.options.filter(({ exclusive }) => !exclusive);
  const alone = question.options.filter(({ exclusive }) => exclusive);
  return Math.max(
    together.reduce((sum, { points }) => sum + points, 0),
    best(alone),
  );
}

/** The folded texts by which an option is known in answers. */
export const namesOf = ({ label, aliases }: OptionNames): string[] => [
  ...new Set([label, ...aliases].map(fold)),
];
