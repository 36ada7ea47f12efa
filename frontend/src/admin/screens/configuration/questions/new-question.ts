import { type Schemas } from '../../../../shared/api/operations.ts';
import { type Language } from '../../../../shared/texts/languages.ts';
import { answerSet, type AnswerSet } from '../options/answer-sets.ts';
import { type AnswerKind } from '../options/answers.ts';
import { toPoints } from './question-fields.ts';

/** What new questions may be answered with: a usual set, or a kind whose answers are given later. */
export const presets = ['yes-no', 'yes-partly-no', 'single', 'multiple', 'number', 'text'] as const;
export type Preset = AnswerSet | AnswerKind;

/** What the form of new questions holds. */
export interface NewQuestion {
  sectionId: number;
  /** One question, or several, one per line. */
  questionText: string;
  preset: Preset;
  pointValue: string;
  relatedTip: string;
  relatedProduct: string;
  required: boolean;
}

/** The entries of a list, such as questions or sections: each line that is not blank is one. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The answers chosen last, by questionnaire, with what they are worth: those of the next section are mostly the same. */
const lastChosen = new Map<number, Pick<NewQuestion, 'preset' | 'pointValue'>>();

/** What the next new question of a questionnaire begins with. */
export const firstPreset = (questionnaireId: number) =>
  lastChosen.get(questionnaireId) ?? { preset: 'yes-no' as Preset, pointValue: '1' };

/** Notes what was chosen, unless a question about a number or a text interrupts the usual ones. */
export function notePreset(questionnaireId: number, { preset, pointValue }: NewQuestion): void {
  if (preset !== 'number' && preset !== 'text') lastChosen.set(questionnaireId, { preset, pointValue });
}

export const isSet = (preset: Preset): preset is AnswerSet =>
  preset === 'yes-no' || preset === 'yes-partly-no';

/** What is sent for each question; a tip and a product belong to a single one. */
export function requestsOf(values: NewQuestion, language: Language): Schemas['CreateQuestionRequest'][] {
  const { sectionId, preset, required } = values;
  const points = toPoints(values.pointValue);
  const texts = linesOf(values.questionText);
  const options = isSet(preset)
    ? answerSet(preset, language, { points, correctAnswer: '' }).map((answer) => ({
        label: answer.label,
        points: Number(answer.points),
      }))
    : [];
  const tip = texts.length === 1 ? values.relatedTip.trim() : '';
  const product = texts.length === 1 ? values.relatedProduct.trim() : '';
  return texts.map((questionText) => ({
    sectionId,
    questionText,
    kind: isSet(preset) ? 'single' : preset,
    required,
    // Where answers carry points, the question's are taken from them.
    ...(options.length > 0 && points > 0 ? {} : { pointValue: points }),
    ...(options.length > 0 && { options }),
    ...(tip !== '' && { relatedTip: tip }),
    ...(product !== '' && { relatedProduct: product }),
  }));
}
