import { numberWords } from '../shared/numbers.ts';
import { currentLanguage } from '../shared/texts/i18n.ts';
import { isAnswered, type Answers } from './draft/answers.ts';
import { numberFault, valueOf } from './draft/number-answers.ts';
import { type FormDefinition, type FormQuestion, type FormSection } from './form.api.ts';

/** Where somebody is. The list of answers comes after the sections, whom to write to after that. */
export type Step =
  | { view: 'intro' | 'send' | 'later' }
  | { view: 'section'; section: number; question?: string; isChange?: true; checked?: true }
  | { view: 'review'; question?: string };

/** The required questions that are not answered, and those whose number has to be typed otherwise, in their order. */
export const missingIn = (questions: readonly FormQuestion[], answers: Answers): FormQuestion[] =>
  questions.filter((question) => {
    const answer = answers[question.questionId];
    return (question.required && !isAnswered(answer)) || numberFault(question, answer?.text) !== null;
  });

/**
 * Where to go on, by what is answered: the introduction before the first answer; then the first section where a required answer is missing;
 * else the last section with answers, or, where that was answered to its end, the one behind it; when nothing is left, the list of answers.
 * A question before that was skipped, and stands in the list.
 */
export function startingStep({ sections }: Pick<FormDefinition, 'sections'>, answers: Answers): Step {
  const isGiven = ({ questionId }: FormQuestion) => isAnswered(answers[questionId]);
  const last = sections.findLastIndex(({ questions }) => questions.some(isGiven));
  if (last === -1) return { view: 'intro' };
  const next = sections.find(
    ({ questions }, index) =>
      missingIn(questions, answers).length > 0 ||
      index > last ||
      (index === last &&
        !questions.every(isGiven) &&
        (index === sections.length - 1 || !questions.slice(-1).every(isGiven))),
  );
  return next === undefined ? { view: 'review' } : { view: 'section', section: next.id };
}

/** The section of a step; undefined where the questionnaire no longer has it. */
export const sectionOf = (form: Pick<FormDefinition, 'sections'>, step: Step): FormSection | undefined =>
  step.view === 'section' ? form.sections.find(({ id }) => id === step.section) : undefined;

/** The section that a question stands in. */
export const sectionWith = (
  form: Pick<FormDefinition, 'sections'>,
  questionId: string,
): FormSection | undefined =>
  form.sections.find(({ questions }) => questions.some((question) => question.questionId === questionId));

/** The step before and after a section. */
export function neighbours(
  { sections }: Pick<FormDefinition, 'sections'>,
  id: number,
): { before: Step; after: Step } {
  const index = sections.findIndex((section) => section.id === id);
  const stepOf = (section: FormSection | undefined, otherwise: Step): Step =>
    section === undefined ? otherwise : { view: 'section', section: section.id };
  return {
    before: stepOf(sections[index - 1], { view: 'intro' }),
    after: stepOf(sections[index + 1], { view: 'review' }),
  };
}

/** An answer in words, a line for each option; empty where there is none. */
export function wordsOf(question: FormQuestion, answers: Answers): string[] {
  const { options, questionId } = question;
  const answer = answers[questionId];
  if (!isAnswered(answer)) return [];
  const text = (answer?.text ?? '').trim();
  const value = valueOf(question, text);
  if (value !== null) return [numberWords(value, question.number?.unit ?? null, currentLanguage())];
  if (options.length === 0 || text !== '') return [text];
  return options.flatMap(({ id, label }) => (answer?.options?.includes(id) === true ? [label] : []));
}

/** The element that a question is answered in. */
export const questionElement = (questionId: string): string => `question-${questionId}`;
