import { currentLanguage } from '../../../shared/texts/i18n.ts';
import { isWebAddress } from '../../forms/web-address.ts';
import { type Question } from '../configuration.api.ts';

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
] as const;

export type QuestionField = (typeof questionFields)[number];

/** A question's fields as they stand in the inputs. */
export type FieldTexts = Readonly<Record<QuestionField, string>>;

/** What was typed and differs from what is saved. */
export type Edits = Readonly<Partial<Record<QuestionField, string>>>;

export type FieldFault = 'empty' | 'long' | 'points' | 'weight' | 'address';

const largestNumber = 100_000;

/** Longest texts (rules: Configuration workbook). */
export function longestOf(field: QuestionField): number {
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
  };
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

/** The body of the save: changed fields alone, in the types the server wants. */
export function changesOf(question: Question, edits: Edits): Partial<Pick<Question, QuestionField>> {
  const changes: Record<string, string | number | null> = {};
  for (const [field, text] of Object.entries(edits) as [QuestionField, string][]) {
    const value = valueOf(field, text);
    if (value !== question[field]) changes[field] = value;
  }
  return changes;
}

/** Fields that somebody else has saved differently since this page read the question, and that saving would overwrite. */
export function overwritten(question: Question, edits: Edits, present: Question): QuestionField[] {
  return (Object.keys(changesOf(present, edits)) as QuestionField[]).filter(
    (field) => present[field] !== question[field],
  );
}

/** True when saving may give other scores: what is a right answer, and what it is worth. */
export function altersScores(changes: Partial<Question>): boolean {
  return 'pointValue' in changes || 'correctAnswer' in changes;
}

function valueOf(field: QuestionField, text: string): string | number | null {
  const trimmed = text.trim();
  if (field === 'pointValue') return toPoints(trimmed);
  if (field === 'weight') return toWeight(trimmed);
  return field !== 'questionText' && trimmed === '' ? null : trimmed;
}

function isWithin(value: number): boolean {
  return value >= 0 && value <= largestNumber;
}
