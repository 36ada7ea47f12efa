/** Lookalikes for what fonts seldom have: line-breaking marks, odd spaces, and the cedillas that old Romanian texts use. */
const PLAIN: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2015': '—',
  '\u2212': '−',
  '\u02bc': '’',
  '\u2192': '›',
  '\u2022': '•',
  '\u0162': 'Ț',
  '\u0163': 'ț',
  '\u015e': 'Ș',
  '\u015f': 'ș',
  '\t': ' ',
  '\u3000': ' ',
};
const ODD_SPACE = /[\u2000-\u200a\u202f\u205f]/gu;
/** Marks without a shape of their own: joiners, direction marks, variation selectors, soft hyphens, controls. */
const SHAPELESS = /[\p{Cc}\p{Cf}]|\u034f|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;
const PICTURE = /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}]|[\u{1f3fb}-\u{1f3ff}]|\u20e3)+/gu;
const NEUTRAL = '·';

export interface PrintableText {
  text: string;
  /** False where something could not be drawn; readers aloud then get the original. */
  isWhole: boolean;
}

/**
 * One line of text as a font can draw it. Pictures that it lacks are left out, a run of other letters that it lacks
 * becomes one middle dot. `has` answers whether the font has a character. Pure (rules: PDF documents).
 */
export function printable(text: string, has: (codePoint: number) => boolean): PrintableText {
  const plain = [...text.normalize('NFC').replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')]
    .map((character) => (has(character.codePointAt(0)!) ? character : (PLAIN[character] ?? character)))
    .join('')
    .replace(ODD_SPACE, ' ')
    .replace(SHAPELESS, '');
  const isKnown = (character: string) => has(character.codePointAt(0)!);
  const withoutPictures = plain.replace(PICTURE, (pictures) => [...pictures].filter(isKnown).join(''));
  let drawn = '';
  let isGap = false;
  for (const character of withoutPictures) {
    const isMissing = !isKnown(character);
    if (!isMissing) drawn += character;
    else if (!isGap) drawn += NEUTRAL;
    isGap = isMissing;
  }
  return { text: drawn.replace(/ {2,}/g, ' ').trim(), isWhole: withoutPictures === plain && drawn === plain };
}
