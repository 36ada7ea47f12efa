import type { Language } from '../../../../platform/http/languages.js';
import { bareOf, keyOf, wordsOf } from '../../../review/spans.js';

/** Endings that a stem loses, without accents, the longest that fits first; again, until none fits. */
const ENDINGS: Record<Language, readonly string[]> = {
  hu: byLength(
    'jaikat jeiket aikat eiket jaiknak jeiknek aiknak eiknek jukat juket ukat uket jaik jeik aik eik juk uk unk jai jei ai ei ja je ' +
      'jat jet aban eben akat eket okat atok etek otok kat ket ok ek ak ot et at ban ben bol ba be on en rol ra re hoz hez tol nal nel ' +
      'nak nek val vel ert kent kor ig hat het hato heto anak enek onak jak tak tek ott ett va ve ni as es os an ul ve szor szer ' +
      'nk k t n a e i s o u',
  ),
  en: byLength(
    'ications ication ically ations ation atic ical ings ing edly ed ies es s ly ions ion ments ment ers er ors or al able ible ibility ' +
      'ity ness ic ive ate e y',
  ),
  ro: byLength(
    'urilor arilor irilor iilor ilor elor ului rilor uri ele ile iile lor ul ea ii atiei atia atie atii area arii arile are ere ire iri ' +
      'eaza easca esc este asca asc ind and itor atoare ator ata ate ati at ite ita iti it uta ute uti ut a e i u',
  ),
};
/** What has to be left of a word. */
const SHORTEST = 4;
const MOST_ENDINGS = 4;
/** Verbal prefixes of Hungarian, which a word may have or leave out. */
const PREFIX = /^(?:meg|vissza|ossze|vegig|hozza|ki|be|el|fel|le|at|elo)(?=\p{L}{4})/u;

function byLength(endings: string): string[] {
  return endings.split(' ').toSorted((a, b) => b.length - a.length);
}

/** A word of a text as it is compared: in lower case without accents, and its stem. */
export interface StemmedWord {
  key: string;
  bare: string;
  stem: string;
  start: number;
  end: number;
}

const cached: Record<Language, Map<string, string>> = { hu: new Map(), en: new Map(), ro: new Map() };
const MOST_CACHED = 20_000;

/** What is left of a word when its endings are taken off: 'emlékeztetőket' and 'emlékeztető' leave the same. */
export function stemOf(word: string, language: Language): string {
  const bare = bareOf(keyOf(word));
  const known = cached[language].get(bare);
  if (known !== undefined) return known;
  const stem = strip(bare, language);
  if (cached[language].size >= MOST_CACHED) cached[language].clear();
  cached[language].set(bare, stem);
  return stem;
}

function strip(bare: string, language: Language): string {
  // With '-val' the last consonant is doubled: 'titkosítással'.
  let stem = language === 'hu' ? bare.replace(/ssz[ae]l$/u, 'sz').replace(/(\p{L})\1[ae]l$/u, '$1') : bare;
  for (let count = 0; count < MOST_ENDINGS; count += 1) {
    // Short Romanian verbs change their last vowel alone: 'sună', 'sune'.
    const isShortOne = (one: string) => one.length > 2 || (language === 'ro' && one.length === 1);
    const ending = ENDINGS[language].find(
      (one) => stem.endsWith(one) && stem.length - one.length >= (isShortOne(one) ? SHORTEST - 1 : SHORTEST),
    );
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  return language === 'en' ? stem.replace(/([bdfgmnprt])\1$/u, '$1').replace(/i$/u, 'y') : stem;
}

export const stemmed = (text: string, language: Language): StemmedWord[] =>
  wordsOf(text).map(({ start, end, key, bare }) => ({ start, end, key, bare, stem: stemOf(key, language) }));

/** Whether two stems are of one word: the same, or long enough a beginning of the other. */
export function isSameStem(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.length < SHORTEST) return false;
  if (longer.startsWith(shorter)) return shorter.length > SHORTEST || longer.length - shorter.length <= 3;
  let common = 0;
  while (common < shorter.length && shorter[common] === longer[common]) common += 1;
  return common > SHORTEST && common >= 0.7 * longer.length;
}

/** The stems that a word stands for: its own, and in Hungarian also without its verbal prefix. */
export function readingsOf({ bare, stem }: Pick<StemmedWord, 'bare' | 'stem'>, language: Language): string[] {
  if (language !== 'hu' || !PREFIX.test(bare)) return [stem];
  return [stem, stemOf(bare.replace(PREFIX, ''), language)];
}
