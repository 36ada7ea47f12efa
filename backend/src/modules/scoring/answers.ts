import { fold } from '../../platform/text/fold.js';
import type { Answer, RawResponses, ScoredQuestion } from './scoring.types.js';

/** What finding an answer needs to know of a question. */
export type AnswerKey = Pick<ScoredQuestion, 'id' | 'questionId' | 'questionText'>;

/** Finds one respondent's answers; null where a question has none or a blank one. */
export interface AnswerLookup {
  find(question: AnswerKey): Answer;
}

/** True when nothing a person could read was answered: null, or text of white space and invisible characters. */
export function isBlankAnswer(answer: Answer | undefined): boolean {
  return answerText(answer) === '';
}

/** The folded text of an answer; '' when it is blank or not a text, number or boolean at all. */
export function answerText(answer: Answer | undefined): string {
  if (typeof answer === 'string') return fold(answer);
  if (typeof answer === 'boolean') return String(answer);
  return typeof answer === 'number' && Number.isFinite(answer) ? String(answer) : '';
}

/**
 * Prepares the look-up of one respondent's answers: by questionId, then by numeric id, then by question text
 * (exact, then folded); a blank answer under one key leaves the next one its chance (rules: looking up answers).
 * The folded texts are indexed once, and only when an answer was not found by its ids.
 */
export function answersOf(responses: RawResponses): AnswerLookup {
  let byText: Map<string, Answer> | undefined;
  const own = (key: string): Answer | undefined =>
    Object.hasOwn(responses, key) ? responses[key] : undefined;

  return {
    find(question) {
      for (const key of [question.questionId, String(question.id), question.questionText]) {
        const answer = own(key);
        if (answer !== undefined && !isBlankAnswer(answer)) return answer;
      }
      byText ??= indexByText(responses);
      return byText.get(fold(question.questionText)) ?? null;
    },
  };
}

/** Keys that fold alike compete by their code units, as the order of a stored object's keys means nothing. */
function indexByText(responses: RawResponses): Map<string, Answer> {
  const index = new Map<string, Answer>();
  for (const key of Object.keys(responses).sort()) {
    const answer = responses[key];
    const folded = fold(key);
    if (answer !== undefined && !isBlankAnswer(answer) && !index.has(folded)) index.set(folded, answer);
  }
  return index;
}
