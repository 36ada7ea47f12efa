import type { Condition, Test } from '../questionnaires/conditions/condition.js';
import { type Answers, holds } from '../questionnaires/conditions/holds.js';
import type { AnswerLookup } from './answers.js';
import { hasAnswers } from './has-answers.js';
import { hiddenReaderOf } from './hidden.js';
import { UNKNOWN } from './score.js';
import type { ScoredQuestion, ScoredResponse, ScoredSection } from './scoring.types.js';

/**
 * Prepares what conditions see of responses to a questionnaire. A question without options is answered by any text, one with options
 * by one of them; a percentage is known where a question that counts was answered (rules: conditions). Pure.
 */
export function conditionAnswersOf(
  sections: readonly ScoredSection[],
): (score: ScoredResponse, given: AnswerLookup) => Answers {
  const asked = new Map<number, ScoredQuestion>(
    sections.flatMap(({ questions }) => questions.map((question) => [question.id, question] as const)),
  );
  const hiddenIn = hiddenReaderOf(sections);
  return (score, given) => {
    const hidden = hiddenIn?.(given);
    const chosen = (id: number) => knownOf(score.chosenOptions[id]);
    return {
      chosen,
      isAnswered: (id) => {
        const question = asked.get(id);
        if (!question || hidden?.has(id)) return false;
        return hasOptions(question) ? chosen(id) !== null : given.find(question) !== null;
      },
      percent: (id) => {
        if (id === null) return hasAnswers(score) ? score.percentage : null;
        const section = score.sectionScores.find(({ sectionId }) => sectionId === id);
        return section?.questions.some(({ answered }) => answered) ? section.percentage : null;
      },
    };
  };
}

/** Whether answers are read as options of the question. Pure. */
export const hasOptions = ({ kind, options }: Pick<ScoredQuestion, 'kind' | 'options'>): boolean =>
  kind !== 'text' && options.length > 0;

/** The options among what was chosen of a question; null where there are none. Pure. */
export function knownOf(chosen: readonly number[] = []): readonly number[] | null {
  const known = chosen.filter((id) => id !== UNKNOWN);
  return known.length > 0 ? known : null;
}

/** The tests by which a true condition is true: of `or` those that are, of `not` those that make its part false. Pure. */
export function testsThatDecide(condition: Condition, answers: Answers): Test[] {
  return decisive(condition, answers, true);
}

function decisive(condition: Condition, answers: Answers, value: boolean): Test[] {
  if ('not' in condition) return decisive(condition.not, answers, !value);
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : null;
  if (parts === null) return [condition as Test];
  return parts
    .filter((part) => holds(part, answers) === value)
    .flatMap((part) => decisive(part, answers, value));
}
