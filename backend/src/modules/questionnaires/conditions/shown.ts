import { type ConditionalSection, type GivenAnswers, hiddenAmong } from './asked.js';
import { isCondition, type Test, testsOf } from './condition.js';

/** Conditions of sections and questions, by their row ids. */
export interface ShownIf {
  sections: { id: number; shownIf: ConditionalSection['shownIf'] }[];
  questions: { id: number; shownIf: ConditionalSection['shownIf'] }[];
}

/**
 * Prepares which questions are not asked of a respondent; null where all are asked of everybody. A condition that cannot be used hides
 * nothing. Pure (rules: shown if).
 */
export const hiddenFinder = (
  sections: readonly ConditionalSection[],
): ((given: GivenAnswers) => ReadonlySet<number>) | null => hiddenAmong(usableConditions(sections));

/** The same without the conditions that cannot be used: what has one is asked of everybody. Pure. */
export function usableConditions<S extends ConditionalSection>(sections: readonly S[]): readonly S[] {
  const faulty = new Set<object>(faultyConditions(sections).map(({ of }) => of));
  if (faulty.size === 0) return sections;
  const usable = <P extends object>(part: P): P => (faulty.has(part) ? { ...part, shownIf: null } : part);
  return sections.map((section) => ({ ...usable(section), questions: section.questions.map(usable) }));
}

/** A section or question among both. Pure. */
export const keyOfPart = (of: { id: number; questions?: unknown }): string =>
  `${of.questions === undefined ? 'q' : 's'}${of.id}`;

/** Why something cannot be shown by its condition. */
export type ConditionFault = 'no_condition' | 'result' | 'question' | 'option' | 'later';

/** Conditions that cannot be used, with the section or question that has them, and the question that they name. Pure. */
export function faultyConditions<S extends ConditionalSection>(
  sections: readonly S[],
): { of: S | S['questions'][number]; fault: ConditionFault; names: number | null }[] {
  const everywhere = new Map(sections.flatMap(({ questions }) => questions.map((one) => [one.id, one])));
  const earlier = new Set<number>();
  const faultOf = (test: Test): ConditionFault | null => {
    if ('section' in test) return 'result';
    const question = everywhere.get(test.question);
    if (!question) return 'question';
    if ('options' in test && !test.options.every((id) => question.options.some((one) => one.id === id)))
      return 'option';
    return earlier.has(test.question) ? null : 'later';
  };
  const check = (of: S | S['questions'][number]) => {
    if (!of.shownIf) return [];
    if (!isCondition(of.shownIf)) return [{ of, fault: 'no_condition' as const, names: null }];
    const [first] = testsOf(of.shownIf).flatMap((test) => {
      const fault = faultOf(test);
      return fault ? [{ of, fault, names: 'question' in test ? test.question : null }] : [];
    });
    return first ? [first] : [];
  };
  return sections.flatMap((section) => [
    ...check(section),
    ...section.questions.flatMap((question) => {
      const found = check(question);
      earlier.add(question.id);
      return found;
    }),
  ]);
}
