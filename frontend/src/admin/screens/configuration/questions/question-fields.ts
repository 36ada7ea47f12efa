import { isWebAddress } from '../../../kit/forms/web-address.ts';
import { type Question } from '../configuration.api.ts';
import { answersBody, type AnswersBody } from '../options/answer-changes.ts';
import { hasFaultyAnswers } from '../options/answer-faults.ts';
import {
  boundOf,
  boundText,
  editedAnswers,
  pointsOfAnswers,
  type EditedAnswers,
} from '../options/answers.ts';

/** What one field of a question is: how it is typed, shown and checked follows from it. */
export interface FieldFacts {
  is: 'text' | 'address' | 'whole' | 'number' | 'bound' | 'choice' | 'flag';
  /** Characters at most (rules: Configuration workbook); 2000 where nothing is said. */
  longest?: number;
  needed?: true;
  /** A text that may be long; Enter begins a new line where it has paragraphs. */
  lines?: 'wrapped' | 'paragraphs';
  /** What may be chosen, and the word for each. */
  choices?: Readonly<Record<string, string>>;
  /**
   * Where it stands beside the question: with its text, how it is answered, which numbers are accepted where one is asked for, what an answer is worth (not asked for where the answers
   * carry points), or what is suggested. Under "more fields" where nothing is said.
   */
  place?: 'text' | 'answering' | 'bounds' | 'scoring' | 'suggestion';
}

/** What a person may change of a question, in the order of the screen. */
const facts = {
  questionText: { is: 'text', longest: 1_000, needed: true, lines: 'wrapped', place: 'text' },
  correctAnswer: { is: 'text', lines: 'wrapped', place: 'scoring' },
  pointValue: { is: 'whole', place: 'scoring' },
  relatedTip: { is: 'text', lines: 'paragraphs', place: 'suggestion' },
  relatedProduct: { is: 'text', place: 'suggestion' },
  productUrl: { is: 'address', place: 'suggestion' },
  effort: {
    is: 'choice',
    place: 'suggestion',
    choices: {
      small: 'config.effort.small',
      medium: 'config.effort.medium',
      large: 'config.effort.large',
    },
  },
  weight: { is: 'number' },
  productDescription: { is: 'text', lines: 'paragraphs' },
  priceNote: { is: 'text', longest: 120 },
  effortNote: { is: 'text', longest: 120 },
  required: { is: 'flag', place: 'answering' },
  unit: { is: 'text', longest: 20, place: 'bounds' },
  min: { is: 'bound', place: 'bounds' },
  max: { is: 'bound', place: 'bounds' },
  decimals: { is: 'flag', place: 'bounds' },
} as const satisfies Partial<Record<keyof Question, FieldFacts>>;

export type QuestionField = keyof typeof facts;

export const questionFields = Object.keys(facts) as QuestionField[];

/** What a field is, whichever it is. */
export const factsOf = (field: QuestionField): FieldFacts => facts[field];

/** The fields that stand in one place, in their order. */
export const fieldsAt = (place?: FieldFacts['place']): QuestionField[] =>
  questionFields.filter((field) => factsOf(field).place === place);

/** A question's fields as they stand in the inputs; a flag as a text, too, which needs no translation. */
export type FieldTexts = Readonly<Record<QuestionField, string>>;

/** What was typed and differs from what is saved. */
export type Edits = Readonly<Partial<Record<QuestionField, string>> & { answers?: EditedAnswers }>;

/** What a save sends. */
export type QuestionChanges = Partial<Pick<Question, QuestionField>> & AnswersBody;

export type FieldFault = 'empty' | 'long' | 'points' | 'weight' | 'address' | 'bound';

const largestNumber = 100_000;

/** How many characters a field may have. */
export function longestOf(field: QuestionField): number {
  return factsOf(field).longest ?? 2_000;
}

/** The saved values as the inputs show them. */
export function textsOf(question: Question): FieldTexts {
  const texts = questionFields.map((field) => [field, textOf(question[field])]);
  return Object.fromEntries(texts) as FieldTexts;
}

/** One value as its input shows it: a flag that is set is a tick. */
export function textOf(value: Question[QuestionField]): string {
  if (typeof value === 'boolean') return value ? '✓' : '';
  return typeof value === 'number' ? boundText(value) : (value ?? '');
}

/** What is wrong with a typed value; null when it may be saved. Texts may be empty, except the question itself. */
export function faultOf(field: QuestionField, text: string): FieldFault | null {
  const { is, needed } = factsOf(field);
  const trimmed = text.trim();
  if (is === 'whole')
    return isWithin(toPoints(trimmed)) && Number.isInteger(toPoints(trimmed)) ? null : 'points';
  if (is === 'bound') return Number.isNaN(boundOf(text)) ? 'bound' : null;
  if (is === 'number') return isWithin(toWeight(trimmed)) ? null : 'weight';
  if (needed && trimmed === '') return 'empty';
  if (is === 'address' && trimmed !== '' && !isWebAddress(trimmed)) return 'address';
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
  return questionFields.filter((field) => field in edits && (isAsked || factsOf(field).place !== 'scoring'));
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
  const isScored = questionFields.some(
    (field) => field in changes && ['scoring', 'bounds'].includes(factsOf(field).place ?? ''),
  );
  return isScored || altersAnswers(changes);
}

/** True when saving changes what can be answered, or what an answer brings or means. */
export function altersAnswers(changes: QuestionChanges): boolean {
  return 'options' in changes || 'kind' in changes;
}

function valueOf(field: QuestionField, text: string): string | number | boolean | null {
  const { is, needed } = factsOf(field);
  const trimmed = text.trim();
  if (is === 'flag') return trimmed !== '';
  if (is === 'whole') return toPoints(trimmed);
  if (is === 'number') return toWeight(trimmed);
  if (is === 'bound') return boundOf(trimmed);
  return !needed && trimmed === '' ? null : trimmed;
}

function isWithin(value: number): boolean {
  return value >= 0 && value <= largestNumber;
}
