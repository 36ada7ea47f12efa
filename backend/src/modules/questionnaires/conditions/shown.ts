import { type Condition, isCondition, type Test, testsOf } from './condition.js';
import { holds } from './holds.js';

/** Sections and questions with the conditions under which they are asked; null or absent: always. Ids are row ids. */
export interface ConditionalSection {
  id: number;
  shownIf?: Condition | null;
  questions: readonly {
    id: number;
    shownIf?: Condition | null;
    options: readonly { id: number }[];
  }[];
}

/** Conditions of sections and questions, by their row ids. */
export interface ShownIf {
  sections: { id: number; shownIf: ConditionalSection['shownIf'] }[];
  questions: { id: number; shownIf: ConditionalSection['shownIf'] }[];
}

/** What a respondent has answered, whether it is asked or not. */
export interface GivenAnswers {
  /** Row ids of the chosen options; null where there is no answer that can be read. */
  chosen: (question: number) => readonly number[] | null;
  isAnswered: (question: number) => boolean;
}

/**
 * Prepares which questions are not asked of a respondent; null where all are asked of everybody. A question is hidden unless its own
 * condition and that of its section hold over earlier answers; an answer to a hidden question is none. A condition that names what is
 * not there, or is not earlier, hides nothing. Pure (rules: shown if).
 */
export function hiddenFinder(
  sections: readonly ConditionalSection[],
): ((given: GivenAnswers) => ReadonlySet<number>) | null {
  const isConditional = sections.some(
    ({ shownIf, questions }) => shownIf || questions.some((question) => question.shownIf),
  );
  if (!isConditional) return null;
  const faulty = new Set(faultyConditions(sections).map(({ of }): object => of));
  return (given) => {
    const hidden = new Set<number>();
    const answers = {
      chosen: (id: number) => (hidden.has(id) ? null : given.chosen(id)),
      isAnswered: (id: number) => !hidden.has(id) && given.isAnswered(id),
      percent: () => null,
    };
    const isShown = (of: { shownIf?: Condition | null }): boolean =>
      !of.shownIf || faulty.has(of) || holds(of.shownIf, answers) === true;
    for (const section of sections) {
      const isOpen = isShown(section);
      for (const question of section.questions) if (!isOpen || !isShown(question)) hidden.add(question.id);
    }
    return hidden;
  };
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

/** An answer as a form holds it: row ids of options, or words. */
interface FormAnswer {
  options?: readonly number[];
  text?: string;
}
interface FormPart extends ConditionalSection {
  questions: readonly (ConditionalSection['questions'][number] & { questionId: string })[];
}

/** The sections of a form with the questions alone that are asked by the answers so far; a section without any is left out. Pure. */
export function askedSections<S extends FormPart>(
  sections: readonly S[],
  answers: Readonly<Record<string, FormAnswer | undefined>>,
): S[] {
  const find = hiddenFinder(sections);
  if (find === null) return [...sections];
  const keys = new Map(sections.flatMap(({ questions }) => questions.map((one) => [one.id, one.questionId])));
  const given = (id: number): FormAnswer => answers[keys.get(id) ?? ''] ?? {};
  const chosen = (id: number) => {
    const { options = [] } = given(id);
    return options.length > 0 ? options : null;
  };
  const isAnswered = (id: number) => chosen(id) !== null || (given(id).text ?? '').trim() !== '';
  const hidden = find({ chosen, isAnswered });
  return sections
    .map((section) => ({ ...section, questions: section.questions.filter(({ id }) => !hidden.has(id)) }))
    .filter(({ questions }) => questions.length > 0);
}
