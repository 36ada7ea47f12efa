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

/** Whether an option contradicts every other one of its question. */
export const standsAlone = ({
  exclusive,
  notApplicable,
}: Pick<AnswerOption, 'exclusive' | 'notApplicable'>): boolean => exclusive || notApplicable;

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
  if (question.kind !== 'multiple') return best(question.options);
  const together = question.options.filter(({ exclusive }) => !exclusive);
  const alone = question.options.filter(({ exclusive }) => exclusive);
  return Math.max(
    together.reduce((sum, { points }) => sum + points, 0),
    best(alone),
  );
}

/** The options of an answer to which `target` is added: of one it alone; of several beside what may stand with it. */
export function withOption<O extends OptionPoints>(kind: QuestionKind, chosen: readonly O[], target: O): O[] {
  if (kind !== 'multiple' || target.exclusive) return [target];
  return [...chosen.filter((option) => option !== target && !option.exclusive), target];
}

/** Whether who chose only `option` gains points by `target`: a step may lead nowhere else (rules: points promised). */
export const bringsMore = (kind: QuestionKind, option: OptionPoints, target: OptionPoints): boolean =>
  withOption(kind, [option], target).reduce((sum, { points }) => sum + points, 0) > option.points;

/** The option that a text means, as its label or another text that it is known by. */
export const optionNamed = <O extends OptionNames>(options: readonly O[], text: string): O | undefined =>
  options.find((option) => namesOf(option).includes(fold(text)));

/** The folded texts by which an option is known in answers. */
export const namesOf = ({ label, aliases }: OptionNames): string[] => [
  ...new Set([label, ...aliases].map(fold)),
];
