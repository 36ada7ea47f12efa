import { BoundedCache } from '../../../platform/cache/bounded-cache.js';
import { type Span, spansOf, type Word, wordsOf } from '../spans.js';

/** As many words in a row must be the questionnaire's own for them to count as quoted. */
const RUN = 3;

interface Indexed {
  /** Every three words in a row, and texts of one or two words as a whole. */
  phrases: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** Everything as one lower-case text, to look up marks that are no words. */
  all: string;
}

/** Texts that others may repeat, ready to be recognised in them. */
export interface QuotationIndex {
  hasPhrase: (key: string) => boolean;
  hasWord: (key: string) => boolean;
  holds: (lowerCase: string) => boolean;
  words: () => string[];
}

/** All evaluations of a questionnaire share its texts, and to index these costs more than to check an evaluation. */
const remembered = new BoundedCache<Indexed>({ most: 4 });

/** Of the questionnaire's own texts, and of names that belong to one evaluation. */
export function indexQuotable(texts: readonly string[], names: readonly string[] = []): QuotationIndex {
  const key = texts.join('\n');
  const ofTexts = remembered.get(key) ?? indexed(texts);
  remembered.set(key, ofTexts);
  const parts = [ofTexts, indexed(names)];
  return {
    hasPhrase: (phrase) => parts.some(({ phrases }) => phrases.has(phrase)),
    hasWord: (word) => parts.some(({ words }) => words.has(word)),
    holds: (lowerCase) => parts.some(({ all }) => all.includes(lowerCase)),
    words: () => parts.flatMap(({ words }) => [...words]),
  };
}

function indexed(texts: readonly string[]): Indexed {
  const [phrases, words] = [new Set<string>(), new Set<string>()];
  // Quoting leaves out emoji, marks and invisible characters.
  const plain = texts.map((text) =>
    text.replace(/[_*`~\p{C}\p{Extended_Pictographic}\uFE0E\uFE0F\u20E3]/gu, ''),
  );
  for (const text of new Set([...texts, ...plain])) {
    const keys = wordsOf(text).map(({ key }) => key);
    for (const key of keys) words.add(key);
    if (keys.length < RUN && /\p{L}/u.test(text)) phrases.add(keys.join(' '));
    for (let at = 0; at + RUN <= keys.length; at++) phrases.add(keys.slice(at, at + RUN).join(' '));
  }
  return { phrases, words, all: texts.join('\n').normalize('NFC').toLowerCase() };
}

/** For each word of a text, whether it is part of a quotation of the questionnaire. */
export function markQuoted(words: readonly Word[], { hasPhrase }: QuotationIndex): boolean[] {
  const quoted = words.map(() => false);
  for (let at = 0; at < words.length; at++) {
    let phrase = '';
    for (let next = at; next < at + RUN && next < words.length; next++) {
      phrase += (next === at ? '' : ' ') + words[next]!.key;
      if (hasPhrase(phrase)) quoted.fill(true, at, next + 1);
    }
  }
  return quoted;
}

/** What stands between quotation marks, without them. Inner marks end a part, which is then seen in pieces. */
export const quotedSpans = (text: string): Span[] =>
  spansOf(text, /[„“"«»‘]([^„“”"«»]{1,400})[”"“»«’]/gu).map(({ start, end }) => ({
    start: start + 1,
    end: end - 1,
  }));
