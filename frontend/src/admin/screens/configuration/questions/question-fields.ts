import { currentLanguage } from '../../../../shared/texts/i18n.ts';
import { isWebAddress } from '../../../kit/forms/web-address.ts';
import { type Question } from '../configuration.api.ts';
import { answersBody, type AnswersBody } from '../options/answer-changes.ts';
import { hasFaultyAnswers } from '../options/answer-faults.ts';
import { editedAnswers, pointsOfAnswers, type EditedAnswers } from '../options/answers.ts';

/** What a person may change of a question, in the order of the screen. */
export const questionFields = [
  'questionText',
  'correctAnswer',
  'pointValue',
  'weight',
  'relatedTip',
  'relatedProduct',
  'productDescription',
  'productUrl',
  'priceNote',
  'effortNote',
  'effort',
  'required',
] as const;

export type QuestionField = (typeof questionFields)[number];

/** A question's fields as they stand in the inputs. */
export type FieldTexts = Readonly<Record<QuestionField, string>>;

/** What was typed and differs from what is saved. */
export type Edits = Readonly<Partial<Record<QuestionField, string>> & { answers?: EditedAnswers }>;

/** What a save sends. */
export type QuestionChanges = Partial<Pick<Question, QuestionField>> & AnswersBody;

export type FieldFault = 'empty' | 'long' | 'points' | 'weight' | 'address';

const largestNumber = 100_000;

/** Longest texts (rules: Configuration workbook). */
export function longestOf(field: QuestionField): number {
  if (field === 'priceNote' || field === 'effortNote') return 120;
  return field === 'questionText' ? 1_000 : 2_000;
}

/** The saved values as the inputs show them. */
export function textsOf(question: Question): FieldTexts {
  return {
    questionText: question.questionText,
    correctAnswer: question.correctAnswer ?? '',
    pointValue: String(question.pointValue),
    weight: decimalText(question.weight),
    relatedTip: question.relatedTip ?? '',
    relatedProduct: question.relatedProduct ?? '',
    productDescription: question.productDescription ?? '',
    productUrl: question.productUrl ?? '',
    priceNote: question.priceNote ?? '',
    effortNote: question.effortNote ?? '',
    effort: question.effort,
    required: textOfRequired(question.required),
  };
}

/** As a text like the other fields, which needs no translation. */
export function textOfRequired(required: boolean): string {
  return required ? '✓' : '';
}

/** With the decimal sign that the reader types. */
function decimalText(value: number): string {
  return currentLanguage() === 'en' ? String(value) : String(value).replace('.', ',');
}

/** What is wrong with a typed value; null when it may be saved. Texts may be empty, except the question itself. */
export function faultOf(field: QuestionField, text: string): FieldFault | null {
  const trimmed = text.trim();
  switch (field) {
    case 'pointValue':
      return isWithin(toPoints(trimmed)) && Number.isInteger(toPoints(trimmed)) ? null : 'points';
    case 'weight':
      return isWithin(toWeight(trimmed)) ? null : 'weight';
    case 'questionText':
      if (trimmed === '') return 'empty';
      break;
    case 'productUrl':
      if (trimmed !== '' && !isWebAddress(trimmed)) return 'address';
  }
  return trimmed.length > longestOf(field) ? 'long' : null;
}

/** Points as typed; what is no number counts as 0 (rules: Validation rules). */
export function toPoints(text: string): number {
  const points = Number(text.trim().replace(',', '.'));
  return Number.isFinite(points) ? points : 0;
}

/** A weight with point or comma; blank means the usual 1, anything else that is no number is NaN. */
export function toWeight(text: string): number {
  return text.trim() === '' ? 1 : Number(text.trim().replace(',', '.'));
}

/** What the answers' points make the question worth, as they are being edited; null where the correct answer decides. */
export function pointsFromAnswers(question: Question, { answers }: Edits): number | null {
  if (answers === undefined && !question.scoredByOptions) return null;
  return pointsOfAnswers(editedAnswers(question, answers));
}

/** Fields that are typed. Points and correct answer are not asked for where the answers carry points. */
function typedFields(question: Question, edits: Edits): QuestionField[] {
  const isAsked = pointsFromAnswers(question, edits) === null;
  return questionFields.filter(
    (field) => field in edits && (isAsked || (field !== 'pointValue' && field !== 'correctAnswer')),
  );
}

/** The body of the save: changed fields alone, in the types the server wants. */
export function changesOf(question: Question, edits: Edits): QuestionChanges {
  const changes = typedFields(question, edits)
    .map((field) => [field, valueOf(field, edits[field] ?? '')] as const)
    .filter(([field, value]) => value !== question[field]);
  return {
    ...Object.fromEntries(changes),
    ...(edits.answers === undefined ? {} : answersBody(edits.answers)),
  };
}

/** Fields that somebody else has saved differently since this page read the question, and that saving would overwrite. */
export function overwritten(question: Question, edits: Edits, present: Question): QuestionField[] {
  const changes = changesOf(present, edits);
  return questionFields.filter((field) => field in changes && present[field] !== question[field]);
}

/** True when something typed may not be saved as it is. */
export function hasFault(question: Question, edits: Edits): boolean {
  const isWrong = (field: QuestionField) => faultOf(field, edits[field] ?? '') !== null;
  if (typedFields(question, edits).some(isWrong)) return true;
  return edits.answers !== undefined && hasFaultyAnswers(edits.answers);
}

/** True when saving may give other scores: what is a right answer, and what it is worth. */
export function altersScores(changes: QuestionChanges): boolean {
  return 'pointValue' in changes || 'correctAnswer' in changes || altersAnswers(changes);
}

/** True when saving changes what can be answered, or what an answer brings or means. */
export function altersAnswers(changes: QuestionChanges): boolean {
  return 'options' in changes || 'kind' in changes;
}

function valueOf(field: QuestionField, text: string): string | number | boolean | null {
  const trimmed = text.trim();
  if (field === 'required') return trimmed !== '';
  if (field === 'pointValue') return toPoints(trimmed);
  if (field === 'weight') return toWeight(trimmed);
  return field !== 'questionText' && trimmed === '' ? null : trimmed;
}

function isWithin(value: number): boolean {
  return value >= 0 && value <= largestNumber;
}
