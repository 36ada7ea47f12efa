import { fold } from '../../../platform/text/fold.js';
import { isWebAddress } from '../../../platform/text/web-address.js';
import { type Cell } from '../../../platform/workbooks/workbook.types.js';
import { MOST_POINTS, MOST_WEIGHT } from '../../questionnaires/limits.js';
import { type Effort, EFFORTS } from '../../questionnaires/effort.js';
import type { QuestionKind } from '../../questionnaires/question.entity.js';
import { quoted, textOf, writtenIn } from '../../../platform/workbooks/cell-text.js';
import { type RowReason } from '../sheets.errors.js';
import { nameFinder } from './workbook-words.js';

/** A cell's meaning, or why it has none. */
export type Field<T> = { value: T } | { reason: RowReason };

const YES = new Set(['', 'igen', 'i', 'igaz', 'yes', 'y', 'true', 'da', 'adevărat', '1', 'x']);
const NO = new Set(['nem', 'n', 'hamis', 'no', 'false', 'nu', 'fals', '0', '-']);
const kindNamed = nameFinder<QuestionKind>(['single', 'multiple', 'text']);
const effortNamed = nameFinder<Effort>(EFFORTS);
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

/** How a question is answered, by its name in any language; blank leaves it as it is. */
export function kindOrBlank(cell: Cell | undefined): Field<QuestionKind | undefined> {
  const word = textOf(cell);
  const kind = kindNamed(word);
  return kind || word === '' ? { value: kind } : invalid('kind_invalid', cell);
}

/** How much work a step is, by its name in any language; blank leaves it as it is. */
export function effortOrBlank(cell: Cell | undefined): Field<Effort | undefined> {
  const word = textOf(cell);
  const effort = effortNamed(word);
  return effort || word === '' ? { value: effort } : invalid('effort_invalid', cell);
}

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
