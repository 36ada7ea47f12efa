import type { CheckedText, TextKind } from './checked-text.js';
import type { Span } from './spans.js';

/** Most characters of a text (rules: lengths of texts). */
export const LONGEST: Record<TextKind, number> = {
  summary: 1500,
  motivationalMessage: 400,
  section: 1200,
  strength: 160,
};

/** What stands behind the longest allowed length. */
export function findTooLong({ kind, text }: CheckedText): Span[] {
  return text.length > LONGEST[kind] ? [{ start: LONGEST[kind], end: text.length }] : [];
}

/** A summary or section without a text; strengths and the motivational message may be left empty. */
export function findEmpty({ kind, text }: CheckedText): Span[] {
  const isNeeded = kind === 'summary' || kind === 'section';
  return isNeeded && !/[\p{L}\p{N}]/u.test(text) ? [{ start: 0, end: text.length }] : [];
}
