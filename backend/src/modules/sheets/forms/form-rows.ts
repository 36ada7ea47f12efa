import type { Language } from '../../../platform/http/languages.js';
import { fill } from '../../../platform/text/say.js';
import { fold } from '../../../platform/text/fold.js';
import type { QuestionKind } from '../../questionnaires/question-fields.js';
import type { ConfiguredQuestion } from '../configuration/configuration-rows.js';
import type { FormNote, FormQuestion } from './form.js';
import type { FormMatches, LinkedQuestion } from './form-matches.js';
import { planFormOptions } from './form-options.js';
import en from './texts/en.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };

export interface Renaming {
  what: 'section' | 'question';
  from: string;
  to: string;
}

/** What is called by its place. */
export const UNTITLED = { hu, en, ro };

export const isBlank = (text: string | null | undefined): boolean => fold(text ?? '') === '';

/** What the form says of one question, with the notes for its report. */
export function rowOf(
  question: FormQuestion,
  section: string,
  { matches, language }: { matches: FormMatches; language: Language },
  newId: () => string,
) {
  const known = matches.questions.get(question)?.question;
  const questionText =
    question.text ?? known?.questionText ?? fill(UNTITLED[language].question, { n: question.number });
  const isGraded = question.points > 0 || question.correctAnswer !== null;
  const takesGrading = isGraded && isUngraded(known);
  const row: ConfiguredQuestion = {
    row: question.number,
    questionId: known?.questionId ?? newId(),
    section,
    questionText,
    kind: kindOf(question, known, takesGrading),
    required: question.required,
    ...(takesGrading ? { pointValue: question.points, correctAnswer: question.correctAnswer } : {}),
  };
  const options = planFormOptions(question, known, row);
  const renaming: Renaming | null =
    known && isRenamed(known.questionText, questionText)
      ? { what: 'question', from: known.questionText, to: questionText }
      : null;
  const hasNoAnswer = takesGrading && question.correctAnswer === null && question.answerNote === null;
  const notes: FormNote[] = [
    ...(takesGrading && question.answerNote ? [question.answerNote] : []),
    ...(hasNoAnswer
      ? [{ code: 'form_points_without_answer' as const, params: { question: questionText } }]
      : []),
    ...options.notes,
  ];
  const link = question.externalId === (known?.externalId ?? null) ? null : question.externalId;
  return { row, options, renaming, notes, link, isKnown: known !== undefined };
}

/** One that is here keeps its kind once it has options; free text that a quiz grades is judged by its correct answer. */
function kindOf(
  { kind, points, correctAnswer }: FormQuestion,
  known: LinkedQuestion | undefined,
  takesGrading: boolean,
): QuestionKind | undefined {
  if (kind === 'text') {
    if (known) return known.kind === 'text' && takesGrading ? 'single' : undefined;
    return points > 0 || correctAnswer !== null ? 'single' : 'text';
  }
  return known && known.options.length > 0 ? undefined : (kind ?? undefined);
}

/** Nobody has set points or a correct answer yet. */
const isUngraded = (known: LinkedQuestion | undefined): boolean =>
  !known || (known.pointValue === 0 && isBlank(known.correctAnswer));

export const isRenamed = (from: string, to: string): boolean => from.replace(/\r\n?/g, '\n').trim() !== to;
