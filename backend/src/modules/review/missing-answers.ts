import { answeredOf } from '../scoring/answered.js';
import type { Score } from '../scoring/scoring.types.js';
import { type Finding, findingId } from './checks/finding.js';
import type { Fact } from './evidence/facts.js';
import { shortened } from './shortened.js';

/**
 * What an approval has to know of answers that are missing: that there are too few for a result, and each one that matches no
 * choice, until somebody says which it means. Their fields are `answered` and `answers.<row id of the question>`; a reason for one
 * ends when the answers change. Pure (rules: answers that are missing).
 */
export function findMissingAnswers(
  score: Pick<Score, 'sectionScores' | 'maxScore'>,
  facts: readonly Fact[],
  minAnsweredPercent: number,
): Finding[] {
  const { questions, of, isEnough } = answeredOf(score, minAnsweredPercent);
  const tooFew = isEnough
    ? []
    : [
        findingOf('too_few_answers', 'answered', `${questions} / ${of}`, {
          answered: String(questions),
          questions: String(of),
        }),
      ];
  const unreadable = facts
    .filter(({ state }) => state === 'unreadable')
    .map(({ questionId, questionText, answer }) =>
      findingOf('unreadable_answer', `answers.${questionId}`, shortened(answer ?? ''), {
        question: shortened(questionText),
      }),
    );
  return [...tooFew, ...unreadable];
}

/** It stands in no text: what is marked is the answer itself. */
function findingOf(
  rule: 'too_few_answers' | 'unreadable_answer',
  field: string,
  text: string,
  params: Record<string, string>,
): Finding {
  const part = { rule, field, text };
  return {
    ...part,
    id: findingId(part, text, 0),
    start: 0,
    end: 0,
    message: { code: `check_${rule}`, params },
  };
}
