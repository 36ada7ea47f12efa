const ALREADY_FOLDED = /^[!-@[-~]+$/;
/** Below U+0300 no character is invisible, combines with another, or has a second composed form. */
const NEEDS_COMPOSING = /[\u0300-\uffff]/;
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g;
const WHITE_SPACE = /\s+/g;
/** Signs that older keyboards and word processors put in the place of others: cedillas, curly and angled quotes. */
const LOOK_ALIKE = /[\u00ab\u00b4\u00bb\u015f\u0163\u02bc\u2018-\u201f\u2032\u2033\u2039\u203a]/g;

/**
 * The form in which texts that people typed are compared: composed accents (NFC), no zero-width characters,
 * every run of white space (no-break blanks and line ends too) as one space, trimmed, lower case in no
 * particular language; ş and ţ are ș and ț, and quotes straight (rules: comparing texts). Folding twice changes nothing more.
 */
export function fold(text: string): string {
  if (ALREADY_FOLDED.test(text)) return text;
  const lower = NEEDS_COMPOSING.test(text)
    ? text.replace(INVISIBLE, '').toLowerCase().normalize('NFC')
    : text.toLowerCase();
  return lower.replace(LOOK_ALIKE, plainSign).replace(WHITE_SPACE, ' ').trim();
}

function plainSign(sign: string): string {
  if (sign === 'ş') return 'ș';
  if (sign === 'ţ') return 'ț';
  return /[\u00b4\u02bc\u2018-\u201b\u2032\u2039\u203a]/.test(sign) ? "'" : '"';
}

/** The parts of a comma separated list, folded; empty parts are dropped. */
export function foldedParts(text: string): Set<string> {
  return new Set(
    text
      .split(',')
      .map(fold)
      .filter((part) => part !== ''),
  );
}
