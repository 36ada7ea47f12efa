import { type FormDefinition, type FormOption, type FormQuestion, type GivenAnswer } from '../form.api.ts';
import { typedNumber } from './number-answers.ts';

/** An answer as the browser keeps it. */
export interface StoredAnswer {
  options?: number[];
  text?: string;
  counter: number;
  /** The server has it, or will never take it; else it has still to be sent. */
  state?: 'sent' | 'refused';
}

/** By questionId. */
export type Answers = Readonly<Record<string, StoredAnswer>>;

/** Whether something was answered; an answer that was taken back is none. */
export function isAnswered(answer: Pick<StoredAnswer, 'options' | 'text'> | undefined): boolean {
  return (answer?.options?.length ?? 0) > 0 || (answer?.text ?? '').trim() !== '';
}

export const questionsOf = (form: Pick<FormDefinition, 'sections'>): FormQuestion[] =>
  form.sections.flatMap(({ questions }) => questions);

/** The texts of some questions, in the order of the form. */
export function textsOf(form: Pick<FormDefinition, 'sections'>, questionIds: readonly string[]): string[] {
  const asked = new Set(questionIds);
  return questionsOf(form).flatMap(({ questionId, text }) => (asked.has(questionId) ? [text] : []));
}

/** How many of the questions that count were answered, where that is too little for a result (rules: Too few answers); else null. Pure. */
export function fewAnswers(
  form: Pick<FormDefinition, 'sections' | 'minAnsweredPercent'>,
  answers: Answers,
): { answered: number; count: number } | null {
  const few = { answered: 0, count: 0 };
  let surplus = 0;
  for (const { questionId, points, options } of questionsOf(form).filter((question) => question.points > 0)) {
    const given = answers[questionId];
    if (options.some((one) => one.notApplicable === true && given?.options?.includes(one.id) === true))
      continue;
    const is = isAnswered(given);
    few.count += 1;
    few.answered += Number(is);
    surplus += (is ? 100 : 0) * points - form.minAnsweredPercent * points;
  }
  return surplus < 0 ? few : null;
}

export const hasAnswers = (answers: Answers): boolean => Object.values(answers).some(isAnswered);

export const highestCounter = (answers: Answers): number =>
  Object.values(answers).reduce((highest, { counter }) => Math.max(highest, counter), 0);

/** The options chosen after one of several was pressed: what stands alone takes the others away, and gives way to them. */
export function toggled(options: readonly FormOption[], chosen: readonly number[], id: number): number[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  const standsAlone = (one: number) => options.find((option) => option.id === one)?.exclusive === true;
  if (standsAlone(id)) return [id];
  return options
    .map((option) => option.id)
    .filter((one) => one === id || (chosen.includes(one) && !standsAlone(one)));
}

/** What the server has not heard yet, in the order in which it was answered. */
export function waitingAnswers(answers: Answers): GivenAnswer[] {
  return Object.entries(answers)
    .filter(([, { state }]) => state === undefined)
    .map(([questionId, answer]) => asGiven(questionId, answer))
    .sort((first, second) => first.counter - second.counter);
}

/** All answers that the server takes. */
export const givenAnswers = (answers: Answers): GivenAnswer[] =>
  Object.entries(answers)
    .filter(([, { state }]) => state !== 'refused')
    .map(([questionId, answer]) => asGiven(questionId, answer));

function asGiven(questionId: string, { options, text, counter }: StoredAnswer): GivenAnswer {
  return {
    questionId,
    ...(options === undefined ? {} : { options }),
    ...(text === undefined ? {} : { text }),
    counter,
  };
}

/** Whether two answers say the same. */
export function saysTheSame(first: StoredAnswer | undefined, second: StoredAnswer | undefined): boolean {
  const contentOf = (answer?: StoredAnswer) =>
    JSON.stringify([[...(answer?.options ?? [])].sort((a, b) => a - b), (answer?.text ?? '').trim()]);
  return contentOf(first) === contentOf(second);
}

/** What has to become of answers when the questionnaire has changed. */
export interface Reconciled {
  /** Answers, given or taken back, to questions that are no longer asked. */
  dropped: string[];
  /** Those of them that were given. */
  removed: string[];
  /** What is left of answers that can no longer be given as they were. */
  changed: [questionId: string, answer: StoredAnswer][];
}

/** Finds the answers that can no longer be given to the questionnaire as it is. Pure. */
export function reconcile(form: FormDefinition, answers: Answers): Reconciled {
  const questions = new Map(questionsOf(form).map((question) => [question.questionId, question]));
  const given = Object.entries(answers);
  const gone = given.filter(([questionId]) => !questions.has(questionId));
  const counter = 1 + highestCounter(answers);
  return {
    dropped: gone.map(([questionId]) => questionId),
    removed: gone.filter(([, answer]) => isAnswered(answer)).map(([questionId]) => questionId),
    changed: given.flatMap(([questionId, answer]) => {
      const question = questions.get(questionId);
      const possible = question === undefined ? answer : stillPossible(question, answer);
      return possible === answer ? [] : [[questionId, { ...possible, counter }]];
    }),
  };
}

/** The same answer where it still fits its question, else what is left of it. */
function stillPossible(question: FormQuestion, answer: StoredAnswer): StoredAnswer {
  const { options = [], text = '', counter } = answer;
  if (question.number !== undefined && text !== '') {
    const given = typedNumber(question, text);
    return (given.options ?? []).join() === options.join() ? answer : { ...given, counter };
  }
  if (question.options.length === 0) return options.length === 0 ? answer : { counter };
  const left = options.filter((id) => question.options.some((option) => option.id === id));
  const tooMany = question.kind !== 'multiple' && left.length > 1;
  if (left.length === options.length && text === '' && !tooMany) return answer;
  return left.length === 0 || tooMany ? { counter } : { options: left, counter };
}
