import type { Language } from '../../../platform/http/languages.js';
import { fold } from '../../../platform/text/fold.js';
import { YES_AND_NO } from '../../scoring/correct-answer.js';
import type { Condition } from '../../questionnaires/conditions/condition.js';
import { usableConditions } from '../../questionnaires/conditions/shown.js';
import type { SectionWithQuestions } from '../../questionnaires/configuration.service.js';
import { type NumberRange, rangeOf } from '../../questionnaires/numbers/number-answer.js';
import { standsAlone } from '../../questionnaires/options.js';
import { countingSections } from '../../questionnaires/points.js';
import type { QuestionKind } from '../../questionnaires/question-fields.js';
import { isScale } from './scale.js';

/** A question as it is asked. */
export interface FormQuestion {
  /** Row ids are what conditions name. */
  id: number;
  questionId: string;
  sectionId: number;
  text: string;
  kind: QuestionKind;
  required: boolean;
  /** What it can bring; 0 where it does not count. */
  points: number;
  /** Asked only where it holds of earlier answers; absent: always. */
  shownIf?: Condition;
  /** Empty: answered in words. */
  options: { id: number; label: string; exclusive: boolean; notApplicable?: true; from?: number }[];
  /** Its options are the steps of one scale, in their order; one that does not apply may stand behind them. */
  scale?: true;
  /** What is accepted where a number is asked for; its options are bands then, and what can be chosen instead. */
  number?: NumberRange & { unit: string | null };
}

export interface FormSection {
  id: number;
  name: string;
  description: string | null;
  shownIf?: Condition;
  questions: FormQuestion[];
}

/**
 * What is asked, in the questionnaire's order, without sections that ask nothing. A question that counts and has no options
 * is asked by Yes and No where that is what its correct answer says, else in words. Conditions that cannot be used are left out: the browser
 * takes all that come. Pure.
 */
export function formSections(sections: readonly SectionWithQuestions[], language: Language): FormSection[] {
  const counting = new Set(countingSections(sections).map(({ id }) => id));
  return usableConditions(sections)
    .filter(({ questions }) => questions.length > 0)
    .map((section) => ({
      id: section.id,
      name: section.name,
      description: section.description,
      ...(section.shownIf ? { shownIf: section.shownIf } : {}),
      questions: section.questions.map((question) => {
        const isNumber = question.kind === 'number';
        const options =
          question.kind === 'text'
            ? []
            : question.options.length > 0 || isNumber
              ? question.options.map((option) => ({
                  id: option.id,
                  label: option.label,
                  exclusive: standsAlone(option),
                  ...(option.notApplicable ? { notApplicable: true as const } : {}),
                  ...(isNumber && option.from !== null ? { from: option.from } : {}),
                }))
              : yesAndNo(question, language);
        const { id, questionId, questionText, kind, required, shownIf } = question;
        return {
          id,
          questionId,
          sectionId: section.id,
          text: questionText,
          kind: isNumber
            ? kind
            : options.length === 0
              ? 'text'
              : question.options.length === 0
                ? 'single'
                : kind,
          required,
          points: counting.has(section.id) ? question.pointValue : 0,
          options,
          ...(isScale(kind, question.options) ? { scale: true as const } : {}),
          ...(isNumber ? { number: { ...rangeOf(question), unit: question.unit } } : {}),
          ...(shownIf ? { shownIf } : {}),
        };
      }),
    }));
}

function yesAndNo(
  { pointValue, correctAnswer }: { pointValue: number; correctAnswer: string | null },
  language: Language,
): FormQuestion['options'] {
  const words = YES_AND_NO[language];
  const correct = fold(correctAnswer ?? '');
  const asksForYes = correct === '' ? pointValue > 0 : words.some((word) => fold(word) === correct);
  return asksForYes ? words.map((label, at) => ({ id: at + 1, label, exclusive: false })) : [];
}
