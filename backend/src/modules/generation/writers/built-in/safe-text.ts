import { BoundedCache } from '../../../../platform/cache/bounded-cache.js';
import { fold } from '../../../../platform/text/fold.js';
import { holdsLeftover } from '../../../review/leftovers.js';

/**
 * Text of the questionnaire made safe to repeat inside a composed text: one line, no markup, link, placeholder,
 * emoji or invisible character. null when that can't be had without changing what it says, and when it holds a
 * digit: every number in a composed text is a score (rules: built-in texts).
 */
export function safeText(text: string): string | null {
  const plain = withoutMarkup(oneLine(text));
  if (plain === null) return null;
  const safe = plain
    .replace(/\([^()]*\)/g, (aside) => (LINK.test(aside) ? '' : aside))
    .replace(/^\(?(?:\p{N}{1,3}[.):]|[a-z]\)|[-–—•·])(?:\p{N}{1,3}[.):]?)*\s+/iu, '')
    .replace(/\s+(?=[,.;:?!…])/g, '')
    .replace(/\.{2,}/g, '…')
    .replace(/([?!])\1+/g, '$1')
    .replace(/([?!…])[.…]+/g, '$1')
    .replace(/^[\s.,;:?!…–—•·-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  const isUnfit = UNSAFE.test(safe) || LINK.test(safe) || !LETTER.test(safe) || holdsLeftover(safe);
  return isUnfit ? null : safe;
}

/** Meanings and tips: all evaluations of a questionnaire repeat the same ones. */
const remembered = new BoundedCache<readonly string[]>({ most: 2000 });

/** The leading sentences of a text that are safe to repeat; none when the first one is not. */
export function safeSentences(text: string): readonly string[] {
  const sentences = remembered.get(text) ?? readSafeSentences(text);
  remembered.set(text, sentences);
  return sentences;
}

function readSafeSentences(text: string): string[] {
  const safe: string[] = [];
  for (const sentence of splitSentences(oneLine(text))) {
    const plain = safeText(sentence);
    if (plain === null) break;
    safe.push(plain);
  }
  return safe;
}

/** A text at the ends of its sentences, where a capital letter follows. */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?…]["”»’)]?)\s+(?=["„“«(]?\p{Lu})/u);

/** At most `length` characters, cut at the end of a word and marked with an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const wordEnd = cut.search(/\s\S*$/u);
  const whole = wordEnd > length / 2 ? cut.slice(0, wordEnd) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${whole.replace(/[\s,;:.!?…(–—-]+$/u, '')}…`;
}

/** Prepares the search of texts for product names: whole words, in any case. */
export function productFinder(products: readonly string[]): (text: string) => boolean {
  const names = products.map((product) => ` ${wordsOf(product)} `).filter((name) => name.trim() !== '');
  return (text) => {
    if (names.length === 0) return false;
    const words = ` ${wordsOf(text)} `;
    return names.some((name) => words.includes(name));
  };
}

const UNSAFE = /[\p{N}{}<>[\]@\\|`#^*_~=$%]|&\w+;|\p{M}{4}/u;
const LINK = /:\/\/|www\.|\b(?:mailto|javascript|data|tel):\S|\p{L}\.\p{L}{2,}|@/iu;
const LETTER = /\p{L}/u;

function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{C}\p{Extended_Pictographic}\ufe0e\ufe0f\u20e3]/gu, '')
    .trim();
}

/** Drops tags around text and marks of emphasis; a row of a grid question, in brackets at its end, follows a dash. */
function withoutMarkup(text: string): string | null {
  if (/<\s*\/?\s*(?:script|style|iframe|svg|object|a|img)\b|\]\s*\(|\{|\}/i.test(text)) return null;
  return text
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/\*\*?|__|`/g, '')
    .replace(/^(.+?)\s*\[([^[\]]+)\]$/, '$1 – $2');
}

/** The words of a text alone; a name of signs alone stays as it is. */
function wordsOf(text: string): string {
  const folded = fold(text);
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() || folded;
}

const STEM = 4;

/** Which part of a label's words a text has, 0 to 1, by the beginnings of words of four letters and more. */
export function shareOfWordsIn(label: string, text: string): number {
  const stemsOf = (of: string) =>
    wordsOf(of)
      .split(' ')
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, STEM));
  const [asked, said] = [stemsOf(label), new Set(stemsOf(text))];
  return asked.filter((stem) => said.has(stem)).length / Math.max(1, asked.length);
}
