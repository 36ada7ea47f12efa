import type { Condition } from './condition.js';
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

/** What a respondent has answered, whether it is asked or not. */
export interface GivenAnswers {
  /** Row ids of the chosen options; null where there is no answer that can be read. */
  chosen: (question: number) => readonly number[] | null;
  isAnswered: (question: number) => boolean;
}

/**
 * Prepares which questions are not asked of a respondent; null where all are asked of everybody. A question is hidden unless its own
 * condition and that of its section hold over earlier answers; an answer to a hidden question is none. Every condition can be used. Pure
 * (rules: shown if).
 */
export function hiddenAmong(
  sections: readonly ConditionalSection[],
): ((given: GivenAnswers) => ReadonlySet<number>) | null {
  const isConditional = sections.some(
    ({ shownIf, questions }) => shownIf || questions.some((question) => question.shownIf),
  );
  if (!isConditional) return null;
  return (given) => {
    const hidden = new Set<number>();
    const answers = {
      chosen: (id: number) => (hidden.has(id) ? null : given.chosen(id)),
      isAnswered: (id: number) => !hidden.has(id) && given.isAnswered(id),
      percent: () => null,
    };
    const isShown = ({ shownIf }: { shownIf?: Condition | null }): boolean =>
      !shownIf || holds(shownIf, answers) === true;
    for (const section of sections) {
      const isOpen = isShown(section);
      for (const question of section.questions) if (!isOpen || !isShown(question)) hidden.add(question.id);
    }
    return hidden;
  };
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
  const find = hiddenAmong(sections);
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
