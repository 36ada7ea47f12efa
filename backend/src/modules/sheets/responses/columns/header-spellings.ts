import { fold } from '../../../../platform/text/fold.js';

/** `1.`, `2.3)`, `2.3`, `(4)`; and with a letter before the number `Q3:`, `K3 -`, `Question 3.`, LimeSurvey's `G1Q2.` */
const NUMBERING =
  /^(?:\(\d{1,3}\)|\d{1,3}(?:\.\d{1,3})*[.)]|\d{1,2}(?:\.\d{1,2}){1,2}(?=\s)|(?:q|k|question|kérdés|întrebarea|g\d{1,2}q)\s?\d{1,3}(?:\.\d{1,3})*\s?[.):-])\s+/;
/** LimeSurvey writes `code. Question` and `code[SQ001]. Question [Option]`. */
const CODE = /^[a-z]\w{0,30}(?:\[\w{1,20}\])?\.\s+/;
const CODE_BEHIND = /\s*[[(](?:[a-z]{1,4}\d{1,4}|#\d{1,4})[\])]$/;
const MARKUP = /<\/?[a-z][^<>]{0,40}>|[*"']/g;
const SIGNS_BEHIND = /[\s?!.:;,…-]+$/;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** A text without what tools and people put around and into it: markup, quotes, other dashes, signs behind. Folded. */
export const plainOf = (text: string): string =>
  fold(text).replace(MARKUP, '').replace(DASHES, '-').replace(SIGNS_BEHIND, '').replace(/\s+/g, ' ').trim();

/** As `plainOf`, without numbering before it and a code behind it. */
export const looseOf = (text: string): string =>
  plainOf(fold(text).replace(NUMBERING, '').replace(CODE_BEHIND, ''));

/** What a header may say, the most certain reading first; none where nothing is left of it. */
export function looseSpellings(header: string): string[] {
  const folded = fold(header);
  const readings = [looseOf(folded), looseOf(folded.replace(CODE, ''))];
  return [...new Set(readings)].filter((text) => text !== '');
}

/** A header as it is, folded, and without the numbering or code that a tool put before it. */
export function bareSpellings(header: string): string[] {
  const folded = fold(header);
  return [...new Set([folded, folded.replace(NUMBERING, ''), folded.replace(CODE, '')])];
}
