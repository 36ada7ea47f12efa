import { BadRequest } from '../../platform/errors/app-error.js';
import { CONDITION_LIMITS, withIds } from './conditions/condition.js';
import { nameOf, type NamedSection, newFaults } from './conditions/new-faults.js';
import type { ConditionalSection } from './conditions/asked.js';
import type { ShownIf } from './conditions/shown.js';
import { copiedIds } from './insights/insight.js';

/**
 * Throws BadRequest where a change leaves a section or question with a condition that cannot be used and could be before: as what it
 * names is gone or no longer earlier, or as the condition is new. Pure (rules: shown if).
 */
export function refuseNewFaults(before: readonly NamedSection[], after: readonly NamedSection[]): void {
  const [found] = newFaults(before, after);
  if (!found) return;
  const { of, fault, names } = found;
  if (fault === 'no_condition') throw new BadRequest('shown_if_no_condition', CONDITION_LIMITS);
  const titleOf = (sections: readonly NamedSection[]) =>
    sections.flatMap(({ questions }) => questions).find(({ id }) => id === names)?.questionText;
  throw new BadRequest(`shown_if_${fault}`, {
    shown: nameOf(of),
    question: titleOf(after) ?? titleOf(before) ?? '',
  });
}

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
