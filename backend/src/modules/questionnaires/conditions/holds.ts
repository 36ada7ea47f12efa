import type { Condition, Test } from './condition.js';

/** One response, as conditions see it. */
export interface Answers {
  /** Row ids of the chosen options; null where there is no answer that can be read. */
  chosen: (question: number) => readonly number[] | null;
  /** Whether there is an answer that can be read, to a question without options too. */
  isAnswered: (question: number) => boolean;
  /** Result of a section or, for null, of the whole, 0 to 100; null where there is none. */
  percent: (section: number | null) => number | null;
}

/**
 * Whether a condition is true of a response; null where that is not known, as a question that it asks about was not answered (Kleene's
 * logic: the opposite of unknown is unknown; one false part makes `all` false and one true part makes `any` true all the
 * same). Pure.
 */
export function holds(condition: Condition, answers: Answers): boolean | null {
  if ('all' in condition) return every(condition.all.map((part) => holds(part, answers)));
  if ('any' in condition) return opposite(every(condition.any.map((part) => opposite(holds(part, answers)))));
  if ('not' in condition) return opposite(holds(condition.not, answers));
  return isTrue(condition, answers);
}

const opposite = (value: boolean | null): boolean | null => (value === null ? null : !value);

function every(values: readonly (boolean | null)[]): boolean | null {
  if (values.includes(false)) return false;
  return values.includes(null) ? null : true;
}

function isTrue(test: Test, answers: Answers): boolean | null {
  if ('answered' in test) return answers.isAnswered(test.question);
  if ('section' in test) {
    const percent = answers.percent(test.section);
    if (percent === null) return null;
    return 'below' in test ? percent < test.below : percent >= test.atLeast;
  }
  const chosen = answers.chosen(test.question);
  if (chosen === null) return null;
  const isChosen = (id: number): boolean => chosen.includes(id);
  return test.chose === 'all' ? test.options.every(isChosen) : test.options.some(isChosen);
}
