import type { CheckFacts } from './check-facts.js';
import { type CheckedText, isQuoted } from './checked-text.js';
import { isFunctionWord } from './language.js';
import { findName, isFormOf } from './names.js';
import { quotedSpans } from './quotations.js';
import { baresOf, bareOf, isWithin, sentenceAt, type Span, type Word } from '../spans.js';

/** Names of things that everybody knows, forms of address and titles, without accents. */
const EVERYDAY = (
  'on onok dumneavoastra dvs google facebook instagram whatsapp messenger viber youtube linkedin tiktok microsoft excel word outlook ' +
  'windows android iphone ipad ios gmail zoom teams skype apple chatgpt bluetooth internet web online ehealth eeszt erecept wifi gdpr phd ' +
  'europa europe european europai europeana unio union uniunea magyar magyarorszag roman romania romanian hungarian hungary english ' +
  'maps analytics business profile cegprofil cegem dr prof drs mr mrs ms ' +
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'
).split(' ');

/**
 * Products of the questionnaire that the evaluation does not recommend. A name of one word that the questionnaire also uses
 * as a mere word is named where it is quoted or has its capital inside a sentence (rules: products in texts).
 */
export function findForeignProducts(
  checked: CheckedText,
  { products, otherProducts, language }: CheckFacts,
): Span[] {
  const find = (name: string) => findName(checked.words, checked.namesOfProducts.get(name) ?? [], language);
  const own = products.flatMap(find);
  return otherProducts
    .flatMap((name) => find(name).filter((span) => isNamed(checked, name, span)))
    .filter((span) => !own.some((mine) => isWithin(span, mine)));
}

function isNamed(checked: CheckedText, name: string, span: Span): boolean {
  const { text, words, quoted, index } = checked;
  const first = words.findIndex(({ start }) => start === span.start);
  const after = words.findIndex(({ start }) => start >= span.end);
  // Part of a question or tip that is repeated word for word.
  if (isQuoted(checked, span) && (quoted[first - 1] || quoted[after])) return false;
  if (baresOf(name).length > 1) return true;
  const isCapital = /^\p{Lu}/u.test(text.slice(span.start)) || !/^\p{Lu}/u.test(name);
  if (!isCapital || !index.hasWord(words[first]!.key)) return isCapital;
  return !startsSentence(checked, span) || quotedSpans(text).some(({ start }) => start === span.start);
}

/** Names that neither the questionnaire nor the clinic's details nor everybody knows (rules: names in texts). */
export function findUnknownNames(checked: CheckedText, { language, otherProducts }: CheckFacts): Span[] {
  const { words, quoted, index } = checked;
  const names = words.filter(
    (word, at) => !quoted[at] && isName(checked, word) && !isFunctionWord(word.key, language),
  );
  if (names.length === 0) return [];
  const bases = [...EVERYDAY, ...index.words().map(bareOf), ...otherProducts.flatMap(baresOf)];
  return names.filter(({ bare }) => !bases.some((base) => isFormOf(bare, base, language)));
}

/** A word with a capital inside a sentence, or written as brands are. */
function isName(checked: CheckedText, word: Word): boolean {
  const written = checked.text.slice(word.start, word.end);
  if (/^[\p{Lu}\p{N}]{1,6}$|^\p{N}|(?!\p{Script=Latin})\p{L}/u.test(written)) return false;
  return (
    /\p{Ll}\p{Lu}|\p{L}{3}\p{N}/u.test(written) ||
    (/^\p{Lu}/u.test(written) && !startsSentence(checked, word))
  );
}

function startsSentence({ text, sentences }: CheckedText, { start }: Span): boolean {
  const before = text.slice(sentenceAt(sentences, start, text).start, start);
  return /(?:^|[:.!?…•–—(])[\s„“"”»«‘(]*$|[„“"»«‘]$/u.test(before);
}
