import { fold } from '../../../platform/text/fold.js';
import { isWebAddress } from '../../../platform/text/web-address.js';
import { type Cell } from '../../../platform/workbooks/workbook.types.js';
import { LARGEST_NUMBER, MOST_POINTS, MOST_WEIGHT, OTHER_TEXT } from '../../questionnaires/limits.js';
import { readNumber } from '../../questionnaires/numbers/number-answer.js';
import { byQuestionField, type QuestionFieldName } from '../../questionnaires/question-fields.js';
import { quoted, textOf, writtenIn } from '../../../platform/workbooks/cell-text.js';
import { type RowReason } from '../sheets.errors.js';
import { nameFinder, type ValueName } from './workbook-words.js';

/** A cell's meaning, or why it has none. */
export type Field<T> = { value: T } | { reason: RowReason };

const YES = new Set(['', 'igen', 'i', 'igaz', 'yes', 'y', 'true', 'da', 'adevărat', '1', 'x']);
const NO = new Set(['nem', 'n', 'hamis', 'no', 'false', 'nu', 'fals', '0', '-']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const invalid = (code: RowReason['code'], cell: Cell | undefined, limit?: number): { reason: RowReason } => ({
  reason: { code, params: limit === undefined ? { value: quoted(cell) } : { value: quoted(cell), limit } },
});

/** Line ends as one character: programs that save a workbook change them. */
const plainText = (cell: Cell | undefined): string => writtenIn(cell).replace(/\r\n?/g, '\n');

/** A sign counts as one, also where it takes two units of a text, as when it is typed. */
const isLonger = (text: string, limit: number): boolean => text.length > limit && [...text].length > limit;

export function requiredText(cell: Cell | undefined, limit: number): Field<string> {
  const field = optionalText(cell, limit);
  if ('reason' in field) return field;
  return fold(field.value ?? '') === '' ? { reason: { code: 'value_missing' } } : { value: field.value! };
}

/** Blank means null. */
export function optionalText(cell: Cell | undefined, limit: number): Field<string | null> {
  const text = plainText(cell);
  if (isLonger(text, limit)) return { reason: { code: 'value_too_long', params: { limit } } };
  return { value: text === '' ? null : text };
}

/** Yes or no in Hungarian, English or Romanian; blank means yes. */
export function yesNo(cell: Cell | undefined): Field<boolean> {
  const word = fold(textOf(cell));
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : invalid('yes_no_invalid', cell);
}

/** As `yesNo`, but blank means no. */
export const noUnlessYes = (cell: Cell | undefined): Field<boolean> =>
  fold(textOf(cell)) === '' ? { value: false } : yesNo(cell);

/** One of the choices, by its name in any language; blank leaves it as it is. */
const choiceOrBlank = (choices: readonly ValueName[], code: RowReason['code']) => {
  const named = nameFinder(choices);
  return (cell: Cell | undefined): Field<string | undefined> => {
    const word = textOf(cell);
    const choice = named(word);
    return choice || word === '' ? { value: choice } : invalid(code, cell);
  };
};

/** A whole number of points, also as text; blank means 0, a question that does not count. */
export function points(cell: Cell | undefined): Field<number> {
  const text = typeof cell === 'number' || typeof cell === 'string' ? textOf(cell) : null;
  const value =
    text === '' || cell === null || cell === undefined ? 0 : /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1;
  return value >= 0 && value <= MOST_POINTS ? { value } : invalid('points_invalid', cell, MOST_POINTS);
}

/** A number with a decimal point or comma; blank means 1. */
export function weight(cell: Cell | undefined): Field<number> {
  if (cell === null || cell === undefined || textOf(cell) === '') return { value: 1 };
  const text = typeof cell === 'string' ? textOf(cell).replace(',', '.') : '';
  const typed = /^\d{1,9}(\.\d{1,20})?$/.test(text) ? Number(text) : -1;
  const value = typeof cell === 'number' ? cell : typed;
  return value >= 0 && value <= MOST_WEIGHT ? { value } : invalid('weight_invalid', cell, MOST_WEIGHT);
}

/** A number of any sign, also as text; blank means null. */
export function bound(cell: Cell | undefined): Field<number | null> {
  if (cell === null || cell === undefined || textOf(cell) === '') return { value: null };
  const value = typeof cell === 'number' || typeof cell === 'string' ? readNumber(cell) : null;
  return typeof value === 'number' ? { value } : invalid('number_invalid', cell, LARGEST_NUMBER);
}

/** A web address; other schemes could run something when clicked. Blank means null. */
export function webAddress(cell: Cell | undefined, limit: number): Field<string | null> {
  const field = optionalText(cell, limit);
  if ('reason' in field || field.value === null) return field;
  return isWebAddress(field.value) ? field : invalid('url_invalid', cell);
}

/** A question's uuid in lower case; blank means a new question. */
export function questionIdOrBlank(cell: Cell | undefined): Field<string | null> {
  const text = textOf(cell).toLowerCase();
  if (text === '') return { value: null };
  return UUID.test(text) ? { value: text } : invalid('question_id_invalid', cell);
}

type FieldReader = (cell: Cell | undefined) => Field<unknown>;

/** How the cell of each field of a question is read. */
export const QUESTION_FIELD_READERS: Readonly<Record<QuestionFieldName, FieldReader>> = byQuestionField<
  Record<QuestionFieldName, FieldReader>
>((name, field): FieldReader => {
  switch (field.is) {
    case 'text':
      return (cell) => optionalText(cell, field.most);
    case 'address':
      return (cell) => webAddress(cell, OTHER_TEXT);
    case 'whole':
      return points;
    case 'number':
      return weight;
    case 'bound':
      return bound;
    case 'flag':
      return noUnlessYes;
    case 'choice':
      return choiceOrBlank(field.choices as readonly ValueName[], `${name as 'kind' | 'effort'}_invalid`);
  }
});
