/**
 * Characters that a person does not see but a model or browser reads: controls, soft hyphens, zero-width and direction
 * marks, fillers, variation selectors, and the tag block that can spell out hidden orders.
 */
const INVISIBLE =
  /(?!\n)(?:[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}]|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u2065|\u2800|\u3164|\uFFA0|[\u{E0000}-\u{E0FFF}])/gu;

/** Letters, digits and punctuation of the three languages alone: nothing to remove or compose. Most texts are such. */
const PLAIN = /^[\n\u0020-\u007E\u00A1-\u00AC\u00AE-\u017F\u0218-\u021B\u2010-\u2027]*$/;

/** Removes what can't be seen, repairs broken surrogates, composes accents (NFC) and turns odd spaces into plain ones. */
export function keepVisible(text: string): string {
  if (PLAIN.test(text)) return (text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text).trim();
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Cuts at a whole character, not inside a pair, and marks the cut. */
export function capLength(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text
    .slice(0, longest - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
