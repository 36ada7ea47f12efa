import { askedSections } from '../../questionnaires/conditions/asked.js';
import { bandOf, numberIn, numberText } from '../../questionnaires/numbers/number-answer.js';
import type { FormQuestion, FormSection } from '../public/form-questions.js';

/** One answer as a browser gave it: row ids of the options chosen, or a free text; neither: it was taken back. */
export interface DraftAnswer {
  options?: number[];
  text?: string;
  /** Grows with every answer of a browser; of two answers to one question the higher one is the newer. */
  counter: number;
}

/** By questionId. */
export type DraftAnswers = Record<string, DraftAnswer>;

type Questions = ReadonlyMap<string, FormQuestion>;

export interface GivenAnswer extends DraftAnswer {
  questionId: string;
}

/** The answers that can be stored: to questions and options that are asked; of two to one question the newer. Pure. */
export function acceptAnswers(
  given: readonly GivenAnswer[],
  questions: Questions,
): { answers: DraftAnswers; sections: number[]; dropped: string[] } {
  const answers: DraftAnswers = {};
  const sections = new Set<number>();
  const dropped = new Set<string>();
  for (const { questionId, ...answer } of given) {
    const question = questions.get(questionId);
    const accepted = question && accept(question, answer);
    if (!accepted) dropped.add(questionId);
    else if (answer.counter > (answers[questionId]?.counter ?? 0)) {
      answers[questionId] = accepted;
      if (!isEmpty(accepted)) sections.add(question.sectionId);
    }
  }
  return { answers, sections: [...sections], dropped: [...dropped] };
}

/** Null where it names an option that is not there, or several that cannot be chosen together. */
function accept(
  question: FormQuestion,
  { options = [], text = '', counter }: DraftAnswer,
): DraftAnswer | null {
  if (question.number && options.every((id) => bandIds(question).has(id)))
    return typed(question, text, counter);
  if (question.options.length === 0)
    return options.length > 0 ? null : text.trim() === '' ? { counter } : { text, counter };
  if (text.trim() !== '') return null;
  const chosen = question.options.filter(({ id }) => options.includes(id));
  if (chosen.length < new Set(options).size) return null;
  if (chosen.length > 1 && (question.kind === 'single' || chosen.some(({ exclusive }) => exclusive)))
    return null;
  return chosen.length === 0 ? { counter } : { options: chosen.map(({ id }) => id), counter };
}

/** A number as it was typed, with the option whose band it belongs to: that is what conditions see. */
function typed(question: FormQuestion, text: string, counter: number): DraftAnswer {
  if (text.trim() === '') return { counter };
  const value = typedNumber(question, text);
  const band = value === null ? undefined : bandOf(bandsOf(question), value);
  return { text, ...(band ? { options: [band.id] } : {}), counter };
}

const bandsOf = ({ options }: FormQuestion) => options.map(({ id, from = null }) => ({ id, from }));
const bandIds = (question: FormQuestion): ReadonlySet<number> =>
  new Set(bandsOf(question).flatMap(({ id, from }) => (from === null ? [] : id)));

/** The number that a text gives as an answer; null where it gives none, and where none is asked for. */
function typedNumber({ number }: FormQuestion, text: string): number | null {
  const read = number && numberIn(text, number);
  return read && 'value' in read ? read.value : null;
}

export const isEmpty = ({ options = [], text = '' }: DraftAnswer): boolean =>
  options.length === 0 && text.trim() === '';

export const isSame = (one: DraftAnswer, other: DraftAnswer): boolean =>
  one.counter === other.counter &&
  one.text === other.text &&
  (one.options ?? []).join() === (other.options ?? []).join();

export const highestCounter = (answers: DraftAnswers): number =>
  Math.max(0, ...Object.values(answers).map(({ counter }) => counter));

/** The questions that are asked by these answers, by questionId: what is hidden is not asked for, and its answer goes (rules: shown if). Pure. */
export const askedQuestions = (sections: readonly FormSection[], answers: DraftAnswers): Questions =>
  new Map(
    askedSections(sections, answers)
      .flatMap(({ questions }) => questions)
      .map((question) => [question.questionId, question]),
  );

/** A draft's answers in the words of the options, as responses hold them. Pure. */
export function asResponses(answers: DraftAnswers, questions: Questions): Record<string, string> {
  const responses: Record<string, string> = {};
  for (const [questionId, question] of questions) {
    const { options = [], text = '' } = answers[questionId] ?? { counter: 0 };
    const value = typedNumber(question, text);
    const said =
      question.options.length === 0 || text.trim() !== ''
        ? value === null
          ? text.trim()
          : numberText(value)
        : question.options.flatMap(({ id, label }) => (options.includes(id) ? [label] : [])).join(', ');
    if (said !== '') responses[questionId] = said;
  }
  return responses;
}

/** The required questions that are not answered, and those where what was typed is no number that they accept, in their order. Pure. */
export const missingAnswers = (responses: Record<string, string>, questions: Questions): string[] =>
  [...questions.values()].flatMap((question) => {
    const { questionId, required, options } = question;
    const said = Object.hasOwn(responses, questionId) ? responses[questionId]! : null;
    const isFaulty =
      said !== null &&
      question.number !== undefined &&
      typedNumber(question, said) === null &&
      !options.some(({ label, from }) => from === undefined && label === said);
    return isFaulty || (required && said === null) ? [questionId] : [];
  });
