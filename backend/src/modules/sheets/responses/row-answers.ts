import { fold } from '../../../platform/text/fold.js';
import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import { textOf } from '../../../platform/workbooks/cell-text.js';
import { numberText } from '../../questionnaires/numbers/number-answer.js';
import { namesOf } from '../../questionnaires/options.js';
import { storedAnswer } from '../../scoring/number-of.js';
import { NO, optionReader, YES } from '../../scoring/option-reader.js';
import type { AskedOptions, ScoredOption } from '../../scoring/scoring.types.js';
import { dateAnswerReader } from './columns/date-answers.js';
import { isTicked } from './columns/match-options.js';
import type { AnswerChoice } from './columns/response-mapping.js';
import type { ResponseQuestion } from './columns/response-question.js';
import type { ResponseColumns } from './response-columns.js';
import type { ReadResponsesOptions } from './response-rows.js';
import { asOptions } from './ticked-options.js';

/** The columns that hold the answer to one question. */
export interface AnswerColumns {
  question: ResponseQuestion;
  /** The column of the whole answer; null where there are only columns of options. */
  whole: number | null;
  options: { column: number; option: ScoredOption | null }[];
}

/** Reads the answers of rows whose columns are known. */
export class AnswerReader {
  readonly asked: AnswerColumns[];
  private readonly booleans = new Map<ResponseQuestion, Map<string, string>>();
  private readonly dates = new Map<ResponseQuestion, NonNullable<ReturnType<typeof dateAnswerReader>>>();
  private readonly choices = new Map<string, Map<string, string | null>>();
  private readonly readers = new Map<ResponseQuestion, ReturnType<typeof optionReader>>();

  constructor(
    { questions, options, source }: Pick<ResponseColumns, 'questions' | 'options' | 'source'>,
    choices: readonly AnswerChoice[],
    { language, locale }: Pick<ReadResponsesOptions, 'language' | 'locale'>,
  ) {
    const asked = new Map<ResponseQuestion, AnswerColumns>();
    const of = (question: ResponseQuestion): AnswerColumns => {
      const known = asked.get(question) ?? { question, whole: null, options: [] };
      asked.set(question, known);
      return known;
    };
    for (const [column, question] of questions) of(question).whole = column;
    for (const [column, { question, option }] of options) of(question).options.push({ column, option });
    this.asked = [...asked.values()];
    for (const { question } of this.asked) {
      this.booleans.set(question, booleansOf(question.options ?? [], source === 'typeform'));
      this.noteChoices(question, choices);
      // A large number that was asked for is no date.
      const reader =
        question.kind === 'number' ? null : dateAnswerReader(question.options ?? [], language, locale);
      if (reader) this.dates.set(question, reader);
    }
  }

  /** By questionId; what is not answered is left out. */
  read(cells: readonly Cell[]): Record<string, string> {
    const answers = new Map<string, string>();
    for (const asked of this.asked) {
      const given = answerIn(asked, cells, this.booleans.get(asked.question)!);
      const dated = given === '' ? null : this.optionOfDate(asked, cells);
      const text = dated?.label ?? this.withChoices(asked.question, given);
      if (text !== '')
        answers.set(asked.question.questionId, storedAnswer(askedOptions(asked.question), text));
    }
    return Object.fromEntries(answers);
  }

  /** The option that a spreadsheet has made a date of; null where a person has said what that date means. */
  optionOfDate({ question, whole, options }: AnswerColumns, cells: readonly Cell[]): ScoredOption | null {
    const read = whole === null || options.length > 0 ? undefined : this.dates.get(question);
    const option = read?.(cells[whole!]);
    if (!option) return null;
    const text = fold(textOf(cells[whole!]));
    const isSaid = this.choices.get(question.questionId)?.has(text) === true;
    return isSaid || question.options!.some((one) => namesOf(one).includes(text)) ? null : option;
  }

  private noteChoices(question: ResponseQuestion, choices: readonly AnswerChoice[]): void {
    const own = choices.filter(({ questionId }) => questionId === question.questionId);
    const labels = new Map<string, string | null>();
    for (const { value, optionId, number } of own) {
      if (question.kind === 'number' && typeof number === 'number') {
        labels.set(fold(value), numberText(number));
        continue;
      }
      const option = question.options?.find(({ id }) => id === optionId);
      if (optionId === null || option) labels.set(fold(value), option?.label ?? null);
    }
    if (labels.size === 0) return;
    this.choices.set(question.questionId, labels);
    this.readers.set(question, optionReader(askedOptions(question)));
  }

  /** What a person has said of an answer that is no option, or of a part of it. */
  private withChoices(question: ResponseQuestion, text: string): string {
    if (this.choices.size === 0 || text === '') return text;
    const labels = this.choices.get(question.questionId);
    if (!labels) return text;
    const whole = labels.get(fold(text));
    if (whole !== undefined) return whole ?? '';
    const read = this.readers.get(question)?.(text);
    if (!read || !read.unknown.some((part) => labels.has(fold(part)))) return text;
    const parts = read.unknown.map((part) => (labels.has(fold(part)) ? labels.get(fold(part))! : part));
    return [...read.options.map(({ label }) => label), ...parts.filter((part) => part !== null)].join(', ');
  }
}

const askedOptions = ({ kind = 'single', options = [], ...question }: ResponseQuestion): AskedOptions => ({
  ...question,
  kind,
  options,
});

function answerIn(
  { question, whole, options }: AnswerColumns,
  cells: readonly Cell[],
  booleans: Map<string, string>,
): string {
  const cell = whole === null ? null : cells[whole];
  const given = textOf(cell);
  if (question.kind === 'number' && options.length === 0)
    return typeof cell === 'number' ? numberText(cell) : given;
  if (options.length === 0) {
    const meant = booleans.size > 0 && BOOLEAN.test(given) ? booleans.get(fold(given)) : undefined;
    return meant ?? asOptions(given, question);
  }
  const ticked = options.flatMap(({ column, option }) => {
    const text = textOf(cells[column]);
    const says = isTicked(text, option);
    if (says === false) return [];
    return says && option ? [option.label] : [text];
  });
  if (whole !== null && given !== '') return given;
  return ticked.join(', ');
}

/** How spreadsheets write a ticked box in the languages of clinics. */
const TRUE = ['true', 'igaz', 'adevărat'];
const FALSE = ['false', 'hamis', 'fals'];
/** Asked of every cell, so it is cheap. */
const BOOLEAN = /^(?:true|false|igaz|hamis|adevărat|fals|[01])$/i;

/** What true and false mean at a question whose options say yes and no; nothing where they mean themselves. Typeform writes 1 and 0. */
function booleansOf(options: readonly ScoredOption[], areNumbers: boolean): Map<string, string> {
  const named = (words: readonly string[]) =>
    options.filter(({ label, aliases }) => [label, ...aliases].some((name) => words.includes(fold(name))));
  const meant = new Map<string, string>();
  for (const [booleans, words] of [
    [TRUE, YES],
    [FALSE, NO],
  ] as const) {
    const [option, ...more] = named(words);
    if (!option || more.length > 0) continue;
    const written = areNumbers ? [...booleans, booleans === TRUE ? '1' : '0'] : booleans;
    for (const word of written) if (named([word]).length === 0) meant.set(word, option.label);
  }
  return meant;
}
