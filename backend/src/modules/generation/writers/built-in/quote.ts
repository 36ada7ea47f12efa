import { safeText, shorten } from './safe-text.js';

/** Quotation marks of a language: around a quotation, and around one inside it. */
export interface QuotationMarks {
  open: string;
  close: string;
  innerOpen: string;
  innerClose: string;
}

/** Quotations ready to stand in a sentence. */
export interface Quotations {
  list: string;
}

const DOUBLE_MARKS = /["„“”«»‟]/g;

/** A text in quotation marks, at most `length` characters between them; null when it can't be repeated safely. */
export function quote(text: string, length: number, marks: QuotationMarks): string | null {
  const safe = safeText(text);
  if (safe === null) return null;
  const inner = nestQuotes(shorten(safe, length), marks).replace(/[\s.,;:–—-]+$/u, '');
  return inner === '' ? null : `${marks.open}${inner}${marks.close}`;
}

/** Double quotation marks inside become the language's inner ones; unpaired ones go. */
export function nestQuotes(text: string, marks: QuotationMarks): string {
  const count = text.match(DOUBLE_MARKS)?.length ?? 0;
  if (count % 2 === 1) return text.replace(DOUBLE_MARKS, '');
  let isOpening = false;
  return text.replace(DOUBLE_MARKS, () => {
    isOpening = !isOpening;
    return isOpening ? marks.innerOpen : marks.innerClose;
  });
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** The text closed by a full stop, unless a mark that ends sentences closes it already, within quotation marks too. */
export function asSentence(text: string): string {
  return /[.!?…][”"»’]*$/u.test(text) ? text : `${text}.`;
}
