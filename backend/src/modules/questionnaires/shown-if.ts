import { BadRequest } from '../../platform/errors/app-error.js';
import { CONDITION_LIMITS, withIds } from './conditions/condition.js';
import { type ConditionalSection, faultyConditions, keyOfPart, type ShownIf } from './conditions/shown.js';
import { copiedIds } from './insights/insight.js';

type Named = ConditionalSection & {
  name: string;
  questions: readonly (ConditionalSection['questions'][number] & { questionText: string })[];
};

/**
 * Throws BadRequest where a change leaves a section or question with a condition that cannot be used and could be before: as what it
 * names is gone or no longer earlier, or as the condition is new. Pure (rules: shown if).
 */
export function refuseNewFaults(before: readonly Named[], after: readonly Named[]): void {
  const [found] = newFaults(before, after);
  if (!found) return;
  const { of, fault, names } = found;
  if (fault === 'no_condition') throw new BadRequest('shown_if_no_condition', CONDITION_LIMITS);
  const titleOf = (sections: readonly Named[]) =>
    sections.flatMap(({ questions }) => questions).find(({ id }) => id === names)?.questionText;
  throw new BadRequest(`shown_if_${fault}`, {
    shown: nameOf(of),
    question: titleOf(after) ?? titleOf(before) ?? '',
  });
}

/** The sections and questions, by their texts, whose conditions a change would leave without what they name. Pure. */
export function partsLeftWithout(before: readonly Named[], after: readonly Named[]): string[] {
  return newFaults(before, after).map(({ of }) => nameOf(of));
}

function newFaults(before: readonly Named[], after: readonly Named[]) {
  const known = new Set(faultyConditions(before).map(({ of, fault }) => `${keyOfPart(of)} ${fault}`));
  return faultyConditions(after).filter(({ of, fault }) => !known.has(`${keyOfPart(of)} ${fault}`));
}

const nameOf = (of: Named | Named['questions'][number]): string =>
  'questions' in of ? of.name : of.questionText;

/** The conditions of a copied questionnaire, over its own questions, which stand in the same order. Pure. */
export function shownIfOfCopy(
  original: readonly ConditionalSection[],
  copy: readonly ConditionalSection[],
): ShownIf {
  const ids = copiedIds(original, copy);
  const of = (shownIf: ConditionalSection['shownIf'], id: number | undefined) =>
    shownIf && id !== undefined ? [{ id, shownIf: withIds(shownIf, ids) }] : [];
  return {
    sections: original.flatMap(({ id, shownIf }) => of(shownIf, ids.section(id))),
    questions: original.flatMap(({ questions }) =>
      questions.flatMap(({ id, shownIf }) => of(shownIf, ids.question(id))),
    ),
  };
}
