import { fold } from '../../../../platform/text/fold.js';
import type { ScoredOption } from '../../../scoring/scoring.types.js';
import type { TableSource } from './known-sources.js';
import type { ResponseQuestion } from './response-question.js';

/** What a column may be; `other` is the text beside 'Other'. */
export const COLUMN_MEANINGS = [
  'question',
  'option',
  'other',
  'timestamp',
  'clientName',
  'firstName',
  'lastName',
  'clientEmail',
  'clinicName',
  'service',
  'ignored',
  'unknown',
] as const;
export type ColumnIs = (typeof COLUMN_MEANINGS)[number];

/** What a person has said of a column, known again by its header. */
export interface ColumnChoice {
  header: string;
  /** Which of the columns with this header, from 0. */
  nth: number;
  is: Exclude<ColumnIs, 'service' | 'unknown'>;
  questionId: string | null;
  optionId: number | null;
}

/** What a person has said of an answer that is not understood: the option or number it means; null and null: it counts as not answered. */
export interface AnswerChoice {
  questionId: string;
  value: string;
  optionId: number | null;
  /** Of a question about a number. */
  number?: number | null;
}

/** An address that a person has corrected. */
export interface AddressChoice {
  sheet: string;
  row: number;
  address: string;
}

/** Where the responses are: only this sheet is read; null: its header is found by what it says. */
export interface TableChoice {
  sheet: string;
  headerRow: number | null;
}

/** What is saved of a person's corrections for the next table of the same source. */
export interface ResponseMapping {
  columns: ColumnChoice[];
  answers: AnswerChoice[];
  /** The chosen sheet, and what its chosen header is known again by. */
  place?: { sheet: string; signs: string[] };
}

/** All that a person has corrected in one file. */
export interface Corrections extends Omit<ResponseMapping, 'place'> {
  addresses: AddressChoice[];
  table: TableChoice | null;
}

export const NO_CORRECTIONS: Corrections = { columns: [], answers: [], addresses: [], table: null };

export interface ColumnMeaning {
  is: ColumnIs;
  question?: ResponseQuestion;
  option?: ScoredOption | null;
  /** Of several columns for one contact field the lowest goes first. */
  rank: number;
  /** exact: by id or text; alike: by what is left without numbering and signs; chosen: a person has said so. */
  sure: 'exact' | 'alike' | 'chosen';
}

/** Which of the columns with the same header each one is. */
export function nthOfHeaders(headers: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return headers.map((header) => {
    const nth = seen.get(fold(header)) ?? 0;
    seen.set(fold(header), nth + 1);
    return nth;
  });
}

/**
 * Puts what a person has chosen in the place of what was recognised: a question, an option or a contact field that is chosen
 * for one column is none of another. Choices of what is gone from the questionnaire change nothing.
 */
export function withChoices(
  headers: readonly string[],
  meanings: ColumnMeaning[],
  choices: readonly ColumnChoice[],
  questions: readonly ResponseQuestion[],
): ColumnMeaning[] {
  if (choices.length === 0) return meanings;
  const nths = nthOfHeaders(headers);
  const byPlace = new Map(choices.map((choice) => [`${choice.nth} ${fold(choice.header)}`, choice]));
  const chosen = headers.map((header, column) => {
    const choice = byPlace.get(`${nths[column]} ${fold(header)}`);
    return choice && meaningOf(choice, questions);
  });
  const claimed = new Set(chosen.flatMap((meaning) => (meaning ? [claimOf(meaning)] : [])));
  const whole = new Set(chosen.flatMap((meaning) => (meaning?.is === 'question' ? [meaning.question] : [])));
  return meanings.map((meaning, column): ColumnMeaning => {
    const own = chosen[column];
    if (own) return own;
    const claim = claimOf(meaning);
    const isOfWhole = meaning.question !== undefined && whole.has(meaning.question);
    return claim !== null && (claimed.has(claim) || isOfWhole)
      ? { is: 'unknown', rank: 0, sure: 'exact' }
      : meaning;
  });
}

function meaningOf(choice: ColumnChoice, questions: readonly ResponseQuestion[]): ColumnMeaning | undefined {
  const { is, questionId, optionId } = choice;
  if (is !== 'question' && is !== 'option' && is !== 'other') return { is, rank: -1, sure: 'chosen' };
  const question = questions.find((known) => known.questionId === questionId);
  if (!question) return undefined;
  const option = is === 'option' ? question.options?.find(({ id }) => id === optionId) : null;
  return option === undefined ? undefined : { is, question, option, rank: -1, sure: 'chosen' };
}

/** What only one column can be. */
function claimOf({ is, question, option }: ColumnMeaning): string | null {
  if (is === 'service' || is === 'ignored' || is === 'unknown') return null;
  return question ? `${is} ${question.questionId} ${option?.id ?? ''}` : is;
}

/** What is saved, by the program that wrote the table. */
export type SavedMappings = Partial<Record<TableSource, ResponseMapping>>;

const MOST_KEPT = 2_000;

/** What was said before with what is said now, which goes before. */
export function mergedMapping(before: ResponseMapping | undefined, said: ResponseMapping): ResponseMapping {
  const columns = new Map<string, ColumnChoice>();
  const answers = new Map<string, AnswerChoice>();
  for (const mapping of [before, said]) {
    for (const choice of mapping?.columns ?? []) columns.set(`${choice.nth} ${fold(choice.header)}`, choice);
    for (const choice of mapping?.answers ?? [])
      answers.set(`${choice.questionId} ${fold(choice.value)}`, choice);
  }
  const place = said.place ?? before?.place;
  return {
    columns: [...columns.values()].slice(-MOST_KEPT),
    answers: [...answers.values()].slice(-MOST_KEPT),
    ...(place ? { place } : {}),
  };
}
