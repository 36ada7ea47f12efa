import type { Language } from '../../../platform/http/languages.js';
import type { Span, Word } from '../spans.js';

/** Endings that a name takes in a sentence, without accents. */
const ENDINGS: Record<Language, RegExp> = {
  hu: /^(?:[aeiou]?(?:\p{L}?[ae]l|[aeo]?t|ban|ben|ba|be|bol|nak|nek|hoz|hez|ra|re|rol|tol|nal|nel|ert|ig|kent|[uo]l|[aeo]?n|[aeo]?k(?:[aeo]?t|b[ae]n?|n[ae]k|k[ae]l|r[ae]|h[oe]z|r?ol|t?ol|n[ae]l)?|j?[ae](?:i|it|t|k|b[ae]n|v[ae]l|n[ae]k|r[ae]|rol|bol)?|[uo]?n?k(?:[aeo]?t|b[ae]n|n[ae]k|k[ae]l|h[oe]z|r[ae]|rol|bol)?|[aeo]?s(?:[aeo]?[tkn]|[ae]bb)?|i))$/u,
  en: /^(?:e?s)$/u,
  ro: /^(?:u?l|(?:u|e|i|a)?lui|[aei]|ii|i?le|i?lor|elor|uri(?:le|lor)?|ele|ei|ea|ui)$/u,
};
const SHORTEST_BASE = 3;

/** Whether a word is a name's word, with an ending, which may take the place of its last vowels; both without accents. */
export function isFormOf(word: string, base: string, language: Language): boolean {
  if (word === base) return true;
  if (word.charCodeAt(0) !== base.charCodeAt(0)) return false;
  if (base.length < SHORTEST_BASE || !word.startsWith(base.slice(0, SHORTEST_BASE - 1))) return false;
  return [base, base.length > SHORTEST_BASE + 1 ? base.replace(/(?:ea|ia|ul|[aeiou])$/u, '') : base].some(
    (stem) => word.startsWith(stem) && (word === stem || ENDINGS[language].test(word.slice(stem.length))),
  );
}

/** Where all words of a name stand in a row, each with the endings that its language gives it. */
export function findName(words: readonly Word[], name: readonly string[], language: Language): Span[] {
  const found: Span[] = [];
  if (name.length === 0) return found;
  const initial = name[0]!.charCodeAt(0);
  for (let at = 0; at + name.length <= words.length; at += 1) {
    // Most words are another name's at their first letter.
    if (words[at]!.bare.charCodeAt(0) !== initial) continue;
    if (name.every((word, n) => isFormOf(words[at + n]!.bare, word, language)))
      found.push({ start: words[at]!.start, end: words[at + name.length - 1]!.end });
  }
  return found;
}
